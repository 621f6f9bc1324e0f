import { lean } from '../../lean.ts'
import { phraseIn } from '../../writing/sentence/inflect.ts'
import { verbIn } from '../clauses/verbs.ts'

/** "The trainee and I wrote a checker; she did most of it". */
const MOSTLY = lean(
  /^(?:(?:the|my|our)\s[a-z-]+|[A-Z][a-z]+)\s(?:and|&)\sI\s([a-z]+)\s([^,;()]{3,90}?)(?:[,;]\s(?:but\s|though\s)?|\s[-\u2013\u2014]+\s|\s\()(?:(?:she|he|they|the\s[a-z-]+|[A-Z][a-z]+)\s(?:did|wrote|made|built|drew|coded)\s(?:most|the bulk|the lion's share|nearly all|almost all|90\s?%|80\s?%)\b|mostly\s(?:her|him|the\s[a-z-]+|[A-Z][a-z]+)\b)/i,
)

/** What was mostly the work of another is told as help: "I helped write a checker". */
export function mostlyOthers(text: string): string | undefined {
  const [, word = '', rest = ''] = (/\s(?:and|&)\sI\s/.test(text) && MOSTLY.exec(text)) || []
  const verb = verbIn(word, 'past')
  return verb?.isWork ? `I helped ${phraseIn('base', verb, 'past', rest)}.` : undefined
}
