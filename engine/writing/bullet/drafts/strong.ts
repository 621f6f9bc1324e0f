import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { inflectTail } from '../../sentence/inflect.ts'
import { countWords } from '../../sentence/tidy.ts'

const USED = /^used ((?:[^\s,;:()]+\s){1,7}?)(?:in order )?to ([a-z-]+) ([^,;:]+)$/
/** What goes by itself once the tool is said after it. */
const CLAUSES =
  /\b(?:which|that|who|what|where|when|if|because|since|while|so|until|using|with|by|via|and|or|it|them)\b/
const NO_TOOL = /\b(?:and|it|this|that|them|these|those|which|I|we|what|rest|time|day|opportunity|ability)\b/

/** "Used a filter to extract the lines" opens better as "extracted the lines using a filter". */
function byTool(phrase: string): string | undefined {
  const [, tool = '', word = '', object = ''] = USED.exec(phrase) ?? []
  const verb = verbIn(word, 'base')
  if (!verb?.isWork || NO_TOOL.test(tool) || CLAUSES.test(object) || countWords(object) > 9) return undefined
  if (/^(?:be|get|have|make|see|try|look|run|help|use|avoid|prevent|ensure|allow|enable)$/.test(verb.base))
    return undefined
  return `${verb.forms.past} ${inflectTail(object, 'base', 'past')} using ${tool.trim()}`
}

const DID =
  /^(did|doing) (?!the (?:same|because|so|by|to|for|in|with|when|as)\b|(?:what|so|not|it|this|that|nothing|well|in|on|at|for|with|by|to|however|also|manage[sd]?|[a-z]+ly)\b)(?=(\S.*)$)/
const PERFORMED = lean(
  /^(?:(?:an?|the|some|more|further|[a-z-]+) ){0,3}(?:tests?|testing|analys[ie]s|research|reviews?|[a-z]+(?:tion|sis|ment)s?|studies|study|experiments?|checks?|runs?|simulations?|surgery|maintenance)\b/,
)
const CHANGES = lean(
  /^(?:(?:an?|the|some|more|[a-z-]+) ){0,2}(?:changes?|adjustments?|edits?|tweaks?|improvements?)\b/,
)

/** "Did an analysis" is told as "performed an analysis", "did the dragging" as "completed the dragging". */
function doing(phrase: string): string | undefined {
  const [did = '', form = '', what = ''] = DID.exec(phrase) ?? []
  if (!did) return undefined
  const verb = CHANGES.test(what)
    ? ['made', 'making']
    : PERFORMED.test(what)
      ? ['performed', 'performing']
      : ['completed', 'completing']
  return `${verb[form === 'did' ? 0 : 1]} ${what}`
}

const NOMINAL =
  /^(?:performed|executed|carried out|conducted|undertook|did) (an?|the) ((?:full|complete|manual|partial|quick|clean|thorough) )?([a-z]+) of (the|an?|our|all|both|every) (.+)$/

/** "Performed a restart of the pump" says "restarted the pump"; a test of it was more than that. */
function byNoun(phrase: string): string | undefined {
  const [, , how = '', noun = '', article = '', rest = ''] = NOMINAL.exec(phrase) ?? []
  const verb = verbIn(noun, 'base')
  if (how || !verb?.isWork || !PLAIN_NOUNS.test(verb.base)) return undefined
  return `${verb.forms.past} ${article} ${rest}`
}

const PLAIN_NOUNS =
  /^(?:restart|reboot|rollback|rewrite|redesign|upgrade|update|review|release|refactor|rebuild|reset|deploy|install|import|export|purge|refresh|resync|cleanup|audit|merge|transfer|switch|rename|rework|overhaul|reinstall|redeploy)$/

const ITEM =
  '(?!(?:too|then|again|now|also|mostly|finally|etc|so|not|no|[a-z]+(?:ed|ing|ly))\\b)[\\w.+#-]+(?:\\s(?!(?:in|on|at|to|for|from|with|by|of|is|are|was|were|and|or|which|that|never|over|under|than|as)\\b)[\\w.+#-]+){0,2}'
/** "A tool, Falcon" names the tool once more, so that two things must be one word each. */
const BARE_LIST = new RegExp(
  `^([a-z]+ (?!.*\\b(?:and|or|which|that|where|when|such as|including|like)\\b)(?:[\\w.+#-]+|[^,;:()]+, ${ITEM})), (${ITEM})$`,
)

/** "Installed X, Y" is said as "installed X and Y". */
function withLastAnd(phrase: string): string {
  return phrase.includes(', ') ? phrase.replace(BARE_LIST, '$1 and $2') : phrase
}

/** A deed that opens with the strongest verb its words allow, its list closed by an "and". */
export function strengthened(phrase: string): string {
  const byItsVerb = byNoun(phrase)
  if (byItsVerb) return withLastAnd(byItsVerb)
  if (phrase.startsWith('used ')) return byTool(phrase) ?? withLastAnd(phrase)
  return withLastAnd(phrase.startsWith('did ') ? (doing(phrase) ?? phrase) : phrase)
}
