import type { SavedLog } from '../../../contract/snaps.ts'
import { formatDay, today } from '../../lib/format.ts'
import type { WordAnswer } from './worker.ts'
import type { WordRequest } from './write-word-file.ts'

/** Makes a Word file in a worker, which is loaded only now: the page goes on answering meanwhile. */
export function makeWordFile(logs: SavedLog[], onProgress: (done: number) => void): Promise<Blob> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'word' })
  const request: WordRequest = { logs, generatedOn: formatDay(today()) }
  return new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WordAnswer>) => {
      if ('progress' in data) onProgress(data.progress)
      else if ('file' in data) resolve(data.file)
      else reject(new Error(data.failure))
    }
    worker.onerror = (event) => reject(new Error(event.message || 'The worker could not be loaded'))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
