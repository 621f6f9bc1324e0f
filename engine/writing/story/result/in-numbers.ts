import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { capitalise, tidyClause, uncapitalise, uncapitaliseNoun } from '../../sentence/tidy.ts'
import { withArticle } from '../../sentence/with-article.ts'
import { unlabelled } from '../telling/unlabelled.ts'

/** "Heap after warm-up slightly lower (610 MB, was 655 MB)". */
const LESS_OR_MORE = lean(
  /^((?:(?!(?:is|are|was|were|with|no|not)\s)[\w-]+\s){1,5}?)((?:(?:slightly|much|far|a bit|a lot|significantly)\s)?(?:lower|higher|faster|smaller|better|shorter|quicker|cheaper|lighter)\b.*)$/i,
)

/** "Server now stable (0 restarts)", "paper feed successful on 3 trays". */
const STATE_OF =
  /^(?!(?:an?|the|another|our|my|first|some)\s(?:[a-z]+\s)?(?:successful|stable|green|working|operational|functional)\s[a-z])((?:(?!(?:is|are|was|were|with|no|not|the|now)\s)[\w-]+\s){1,5}?)(now\s)?((?:successful|stable|green|working|operational|functional)\b.*)$/i

const AMOUNT = /^(?:(?:about|over|nearly|almost)\s)?~?\d[\d.,]*\s?[a-z%]{0,6}\s$/i

const GOES = /^(?:land|end|arrive|go|come|finish|pass|fit|fall|open|close)$/

/** A figure without a verb gets one: "60 fps at 100k sprites" was the result. */
export function inNumbers({ body }: Weighed): string {
  // "By folding the sheet, a 40% reduction": how it was reached is told before.
  const figure = tidyClause(unlabelled(body))
    .replace(/\s\+\s/g, ' and ')
    .replace(/^by [a-z]+ing [^,;:]{3,60},\s(?=(?:an?\s)?[~<>x]*\d)/i, '')
  // It has a verb after all.
  if (
    /\s(?:is|are|was|were) now\s|\s(?:dropped|fell|rose|went)\s|^(?:that|it|this)(?:'s|\sis|\swas)\s/i.test(
      figure,
    )
  )
    return `${capitalise(figure)}.`
  const nowIt = /^now,?\s(?:it's\s|its\s|it is\s|only\s)?(\S.*)$/i.exec(figure)?.[1]
  if (nowIt) return `It is now ${nowIt}.`
  const [, thing = '', how = ''] = LESS_OR_MORE.exec(figure) ?? []
  // "140 g lighter": the thing is.
  if (AMOUNT.test(thing) && /^[a-z]+(?:[,;(]|$)/.test(how)) return `It is ${uncapitalise(thing)}${how}.`
  if (thing) return `${capitalise(thing)}${isPlural(thing.trim()) ? 'were' : 'was'} ${how}.`
  const [, what = '', now = '', state = ''] = STATE_OF.exec(figure) ?? []
  if (what) {
    const many = isPlural(what.trim())
    const be = now ? `${many ? 'are' : 'is'} now` : many ? 'were' : 'was'
    return `${capitalise(withArticle(uncapitaliseNoun(what.trim())))} ${be} ${state}.`
  }
  const [, none = ''] =
    /^(?:no|zero)\s((?:[\w-]+\s){0,2}?[\w-]+)(?=$|\s\(|\s(?:in|on|at|for|after|since|over|during)\s)/i.exec(
      figure,
    ) ?? []
  if (none) return `There ${isPlural(none) ? 'were' : 'was'} ${uncapitalise(figure)}.`
  const isGain =
    /^[~<>]?(?:\d\S*|x\d+)\s(?:\w+\s)?(?:improvement|speed-?up|reduction|increase|decrease|drop|gain)\b/i.test(
      figure,
    )
  if (verbIn(/^[A-Za-z]+/.exec(figure)?.[0] ?? '', 'participle')) return `It was ${uncapitaliseNoun(figure)}.`
  // "99% arrive in time": they do.
  const [, does = '', next = ''] = /^[~<>]?\d[\d.,]*\s?%\s([a-z]+)\s([a-z]+)/.exec(figure) ?? []
  if (
    (verbIn(does, 'base') || GOES.test(does)) &&
    /^(?:in|on|at|within|under|by|with|the|an?|without)$/.test(next)
  )
    return `${figure.replace(/,\s(?=saves?\s)/, '. This ')}.`
  return isGain ? `This brought a ${figure}.` : `The result was ${withItsA(uncapitaliseNoun(figure))}.`
}

/** "Negligible impact on the oven". */
const LITTLE_OR_MUCH =
  /^(?:negligible|minimal|slight|significant|noticeable|small|large|huge|major|minor|modest)(?=\s(?:[a-z]+\s){0,2}(?:impact|improvement|reduction|increase|gain|speed-?up|overhead|cost|drop|change)\b)/i

/** "Simpler codebase (40% fewer lines)". */
const ONE_THING =
  /^(?:simpler|cleaner|smaller|leaner|lighter)(?=\s(?:codebase|bundle|image|binary|build|footprint|setup|design)\b)/i

/** "Stable 30 fps". */
function withItsA(figure: string): string {
  return figure
    .replace(ONE_THING, (word) => `a ${word.toLowerCase()}`)
    .replace(LITTLE_OR_MUCH, (word) => `a ${word.toLowerCase()}`)
    .replace(/^(?:stable|steady|solid|smooth|constant)(?=\s[~\d])/i, (word) => `a ${word.toLowerCase()}`)
}
