import type { Weighed } from '../../../facts/fields/select.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { withoutAsides } from '../../plainer/asides.ts'
import { countWords, tidyPhrase } from '../../sentence/tidy.ts'
import { shorten } from '../../sentence/trim.ts'
import { withoutFigures } from './deeds-as-aims.ts'
import { isSound } from './sound-aim.ts'

/** What a deed brings about, behind its comma; "making" only where it says what the thing is then. */
const BRINGS =
  /^(?:\S+\s){2,}?\S+,\s(?:thus |thereby |hence )?((?:enhanc|reduc|improv|cutt|enabl|allow|increas|eliminat|prevent|avoid|speed|bring|shrink|lower|restor|simplify|streamlin|skipp|ensur|decoupl|unblock|preserv|protect)ing|making(?=\s(?:[\w'-]+\s){1,5}?(?:[a-z]{2,}er|more|less|possible|easy|simple|available|visible|usable|optional|configurable)\b))\s([^;:]{8,})$/

/** "I did it so we can vote": that had to be possible. */
const SO_WE_CAN =
  /,?\sso (?:that )?(?:I|we)(?: can|'d be able to| could| will be able to) ([a-z]+)(\s[^;:,]{8,})$/

/** What only its sentence explains. */
const LEANS = /\b(?:this|that|it|them|these|those|its|their|you|me|us|both)\b/

/** "Added a bell, bringing the bar up to the rules": that was what the bell was for. */
export function gainAsAim({ body }: Weighed): string | undefined {
  const text = tidyPhrase(body).replace(/[.!]+$/, '')
  const [, doing = '', gain = ''] = BRINGS.exec(text) ?? []
  const verb = verbIn(doing, 'ing')
  if (verb) return soundly(`${verb.base} ${gain}`)
  const [, can = '', rest = ''] = SO_WE_CAN.exec(text) ?? []
  return verbIn(can, 'base')?.isWork ? soundly(`find a way to ${can}${rest}`) : undefined
}

function soundly(told: string): string | undefined {
  const plain = withoutFigures(withoutAsides(told)).replace(
    /,?\s(?:but|so|because|since|which|while|although|resulting in|leading to)\s.*$|(?:,\s(?:(?:and|thus|thereby)\s)?|\sand\s)[a-z]+ing\s.*$/,
    '',
  )
  const short = shorten(plain, 16)
  return short && countWords(short) >= 3 && !LEANS.test(short) && isSound(short) ? short : undefined
}
