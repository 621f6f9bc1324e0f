import { HYPHENATED, OWN_PART } from '../../lexicon/name-words.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { matchesIn } from '../../text/patterns/matches.ts'
import { markAt } from './mark-at.ts'
import { isListed, spellingOf } from './spellings.ts'
import { isTradeNoun } from './technology-context.ts'
import type { Unlisted } from './unlisted-technologies.ts'

const COMPOUND = /(?<![\p{L}\d_./@#:=-])[a-z][a-z\d]+(?:-[a-z\d]+){1,2}(?![\p{L}\d_(/@:=-]|\.\p{L})/gu

/** Last parts that describe rather than name: "docker-mounted" is caught as a verb, "sql-injection" here. */
const DESCRIBES =
  /^(?:\d.*|.{1,2}|.*(?:able|ible|less|like|ful|ish|wise|ness|tion|ment|ity|ism)|(?:style|alike|fu|ing|mode|modes|local|hook|hooks|sensitive|minor|major|patch|land|speak|isms?|only|side|native|centric|shaped|heavy|light|free|safe|aware|specific|level|wide|first|friendly|ready|based|backed|powered|driven|managed|hosted|compatible|agnostic|capable|flavou?red|adjacent|related|oriented|internal|external|facing|bound|ish|key|keys|bug|bugs|fix|error|errors|issue|issues|team|user|users|admin|side|day|week|dev|devel|prod|staging|branch|tag|lts|elts|discuss|general|help|talk|world|land|school|course|class|tutorial|guide|book|docs|doc|notes|demo|example|examples|sample|samples|stuff|things|thing|part|parts|path|paths|name|names|dir|directory|folder|root|home|data|volume|volumes|network|networks|env|environment|var|vars|secret|secrets|token|tokens|password|credentials|id|ids|url|urls|address|port|ports|line|lines|list|lists|string|strings|object|objects|array|text|output|input|dump|dumps|backup|backups|state|status|type|types|format|value|values|method|methods|code|block|blocks|word|words|tree|loop|call|calls|land|space|tests?|testing|release|releases|updates?|upgrades?|compliant|formatted|encoded|aligned|generated|enabled|disabled|down|up|in|out|off|on|over|back))$/

/** Names built on one we know: "redis-sentry", "kafka-lagcheck". Whoever prefixes a tool with another's name names a tool. */
export function findCompounds(sentence: Sentence): Unlisted[] {
  const { text } = sentence
  if (!text.includes('-')) return []
  const found: Unlisted[] = []
  for (const match of matchesIn(text, COMPOUND)) {
    const name = match[0]
    const start = match.index
    if (markAt(sentence, start) || isListed(name) || HYPHENATED.test(name) || OWN_PART.test(name)) continue
    const [head = '', ...rest] = name.split('-')
    const last = rest.at(-1) ?? ''
    if (spellingOf(head)?.certainty !== 'sure' || rest.some(isPlain) || DESCRIBES.test(last)) continue
    found.push({ sentence, start, end: start + name.length, name })
  }
  return found
}

/** Whether it is a noun of the trade, a verb or a tool of its own, so that the hyphen only joins two words. */
function isPlain(part: string): boolean {
  return isTradeNoun(part) || isListed(part) || verbIn(part, 'base', 's', 'past', 'ing') !== undefined
}
