import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'

const ENDS = new Set(
  'in on at to for from with without of by into onto when where while which who that and or but so because since after before until as if than per via using through over under behind up out down off once twice'.split(
    ' ',
  ),
)
const PARTICLE = /^(?:up|out|down|off)$/
const FINITE =
  /^(?:was|were|is|are|had|has|have|did|does|do|could|can|would|will|kept|no|not|never|only|still|also|often|always|sometimes|just|now|already|[a-z]+ly)$/
/** Where a clause about the same thing may begin. */
const JOINTS = [' because ', ' after ', ' that ', ' since ', ' as ', ' where ', ' when ']

/** "Rewrote the importer because the importer only read dates": "because it only read dates"; also "to make it faster". */
export function withoutNameAgain(text: string): string {
  const words = text.split(' ', 14)
  const from = PARTICLE.test(words[1] ?? '') ? 2 : 1
  if (!/^(?:the|our|my|all)$/.test(words[from] ?? '')) return text
  let end = from + 1
  while (
    end < words.length &&
    end < from + 6 &&
    !ENDS.has(words[end] ?? '') &&
    !/[,;:]$/.test(words[end - 1] ?? '')
  )
    end += 1
  // "The page and the form".
  const second = words[end] === 'and' && /^(?:the|our|my)$/.test(words[end + 1] ?? '') ? end + 2 : 0
  if (second > 0) {
    end = second
    while (end < words.length && !ENDS.has(words[end] ?? '') && !/[,;:]$/.test(words[end - 1] ?? '')) end += 1
  }
  const object = words
    .slice(from, end)
    .join(' ')
    .replace(/[,;:.]+$/, '')
  const bare = object.replace(/^\S+ /, '')
  const said = words.slice(0, end).join(' ').length
  const it = isPlural(object) ? 'they' : 'it'
  for (const article of ['the', 'our', 'my']) {
    const name = `${article} ${bare}`
    const made = ` to make ${name} `
    const made_at = text.indexOf(made, said)
    if (made_at >= 0 && /^[a-z]+(?:er)?$/.test(text.slice(made_at + made.length)))
      return `${text.slice(0, made_at)} to make ${it === 'it' ? 'it' : 'them'} ${text.slice(made_at + made.length)}`
    const since = withIts(text, name, said, it)
    if (since) return since
    for (const joint of JOINTS) {
      const at = text.indexOf(`${joint}${name} `, said)
      const behind = at < 0 ? '' : text.slice(at + joint.length + name.length + 1)
      const next = behind.split(' ', 1)[0] ?? ''
      // "Added the bell to the script, so that the bell starts": "it" would be the script.
      if (/\bso$/.test(text.slice(0, Math.max(0, at)))) continue
      if (!behind || !(FINITE.test(next) || verbIn(next, 'past', it === 'it' ? 's' : 'base'))) continue
      return `${text.slice(0, at)}${joint}${it} ${behind}`
    }
  }
  return text
}

/** ", with the importer working fine now": "so that it works fine now"; "and cut the importer from 40 s to 3 s": "cutting it from 40 s". */
function withIts(text: string, name: string, from: number, it: string): string | undefined {
  const cut = text.indexOf(` and cut ${name} from `, from)
  if (cut >= 0)
    return `${text.slice(0, cut)}, cutting ${it === 'it' ? 'it' : 'them'}${text.slice(cut + 9 + name.length)}`
  const at = text.indexOf(`, with ${name} `, from)
  const [whole = '', now = '', word = ''] =
    at < 0 ? [] : (/^((?:now|no longer) )?(\S+)/.exec(text.slice(at + 8 + name.length)) ?? [])
  if (!whole) return undefined
  const verb = verbIn(word, 'ing')
  const does = verb ? (it === 'it' ? verb.forms.s : verb.base) : `${it === 'it' ? 'is' : 'are'} ${word}`
  return `${text.slice(0, at)}, so that ${it} ${now}${does}${text.slice(at + 8 + name.length + whole.length)}`
}
