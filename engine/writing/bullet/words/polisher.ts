import type { Prose } from '../../../facts/fields/prose.ts'
import { withLastAnd } from '../../deeds/extent/deed-list.ts'
import { withoutAsides } from '../../plainer/asides.ts'
import { withFullNames } from '../../sentence/full-name.ts'
import { withVerbs } from '../../sentence/left-out-verb.ts'
import type { OwnArticles } from '../../sentence/own-articles.ts'
import { polished as spelt } from '../../sentence/polish.ts'
import { inSequence } from '../../sentence/sequence-of-tenses.ts'
import { capitalise, countWords, tidyPhrase } from '../../sentence/tidy.ts'
import { LIMIT } from '../drafts/drafts.ts'
import { isLong } from '../longer/lengthen.ts'
import { figuresTold } from '../outcome/figures.ts'
import { whichNow } from '../outcome/which-now.ts'
import { withoutNameAgain } from '../reason/named-again.ts'
import type { Phrase } from '../reason/trouble.ts'
import { namedOnce } from '../reason/with-pronoun.ts'
import { formal } from './formal.ts'
import { inOnePast } from './one-past.ts'
import { inPlainCase, withoutStrayCapitals } from './plain-case.ts'
import { withoutRequester } from './requester.ts'

/** "Swapped the pump, with a day of rest, with pressure rising" is told with one "with". */
const TWO_TAILS = /(,\swith\s(?:(?!\sand\s)[^,])*),\swith\s(?=[^,]*$)/

/** "After the job failed after the vendor had changed its header": one "after" is enough. */
const TWO_AFTERS = /(\safter\s(?:(?!and\b)[^\s,]+\s){2,12}?(?!and\b)[^\s,]+)\safter\s[^,]*$/

/** "Worked on the rail and oiled the rail" says less than that it was oiled. */
const WORKED_ON_SAME = /^worked on ((?:the|an?) [\w -]{2,40}?),? and ([a-z]+(?:ed|t)) \1(?=$|[\s,])/

/** "Added pins for power and sound, and added a jack" has one adding. */
const SAME_VERB =
  /^([a-z]+) ((?:(?!\b(?:which|that|who|where|when|because|so|as well as)\b)[^,]){4,120}), and \1 (?=(?:the|an?|some|two|three|\d+)\s)(?!.*\sas well as\s)/

/** "Changed the code to skip rows and the code to warn": one code. */
const CODE_TWICE = /^(changed the code to [^,]+?),? (?:and|as well as) (?:changed )?the code to /

/** "Added a report (open upgrades and reboots)": what brackets explain in words, without a figure. */
const IN_WORDS = /\s\((?![^()]*\d)(?:[^()\s]+\s){2}[^()]*\)/g

/** A bullet as its reader gets it. One with nothing added to it comes back as one to choose from, and is not read anew. */
export function polisher(prose: Prose, own: OwnArticles): (phrase: Phrase) => string {
  const known: { phrase: Phrase; told: string }[] = []
  return (phrase) => {
    const same = known.find((one) => isSame(one.phrase, phrase))
    if (same) return same.told
    const told = polished(phrase, prose, own)
    known.push({ phrase, told })
    return told
  }
}

function isSame(a: Phrase, b: Phrase): boolean {
  const isOfSame =
    a.sources.length === b.sources.length && a.sources.every((one, at) => one === b.sources[at])
  return isOfSame && a.text === b.text
}

function polished({ text, sources }: Phrase, prose: Prose, own: OwnArticles): string {
  const plain = withoutNameAgain(
    namedOnce(
      whichNow(
        figuresTold(
          withLastAnd(
            inOnePast(text)
              .replace(TWO_TAILS, '$1 and ')
              .replace(TWO_AFTERS, '$1')
              .replace(WORKED_ON_SAME, '$2 $1')
              .replace(CODE_TWICE, '$1 and ')
              .replace(SAME_VERB, '$1 $2, as well as '),
          ),
        ),
      ),
    ),
  )
  const called = withFullNames({ text: withoutRequester(plain, prose), sources }, prose.all)
  const whole = withVerbs(finish(withoutStrayCapitals(inPlainCase({ text: called, sources }, prose), prose)))
  const bare = inSequence(whole)
  const mended = spelt(bare, own)
  const brief = withoutAsides(mended, IN_WORDS)
  return (
    [isLong({ text: brief, sources }) ? formal(brief) : '', formal(mended), mended].find(
      (one) => one !== '' && countWords(one) <= LIMIT,
    ) ?? bare
  )
}

export function finish(text: string): string {
  const clean = tidyPhrase(text).replace(/[,;:.\s]+$/, '')
  return `${clean.charAt(0).toUpperCase()}${capitalise(clean).slice(1)}.`
}
