import { describe, expect, it } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findTechnologies } from './technologies.ts'

const named = (text: string) => findTechnologies(readDocument(text)).map(({ name }) => name)

describe('a call tells what it is a call of', () => {
  it.each([
    ['Filled the drum buffer with `np.zeros`.', ['NumPy']],
    ['Loaded the tide rows with pd.read_csv and called cv2.resize on the charts.', ['pandas', 'OpenCV']],
    ['Printed the berth before calling MPI_Abort().', ['MPI']],
    ['Replaced std::vector with std::array in the crane.', ['C++']],
    ['Moved the berth into useState and useEffect.', ['React']],
    ['Used @Autowired for the berth service.', ['Spring']],
    ['HAL_GPIO_WritePin toggles the lamp, and xQueueSend wakes the pier.', ['STM32', 'FreeRTOS']],
    ['The lamp draws with glDrawArrays now.', ['OpenGL']],
    ['Removed fmt.Println from the crane.', ['Go']],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))

  it.each([
    'The glossary and the vkontakte link stayed, and the fmt.ing went well.',
    'See https://quay.example/np.zeros for the berth.',
    'We used State for the berth and Effect for the lamp.',
  ])('but not %s', (text) => expect(named(text)).toEqual([]))
})
