import { COMMON_WORDS } from '../../lexicon/common-words.ts'
import { onceFor } from '../../once.ts'
import { verbIn } from '../clauses/verbs.ts'
import type { Document } from '../lines/document.ts'

const COMMON_ENGLISH =
  /\b(?:the|and|to|of|a|an|in|is|are|for|was|were|with|that|on|it|this|we|i|my|fix(?:ed|es)?|add(?:ed|s)?|not|from|by|now|will|would|next|be|been|has|have|had|after|when|but|or|as|at|all|user|users|using|used|new|test(?:s|ed)?|issue|error|problem|no|up|out|can|into|work(?:s|ed|ing)?|our|their|they|them|about|over|which|who|than|then|so|if|did|does|get|gets|got|says|took|takes|more|fewer|before|because|made|built|wrote|until|since|[a-z]{3,12}ed)\b/gi
/** Small words of other languages that English does not have. */
const COMMON_ELSEWHERE =
  /(?<![\p{L}\p{N}_])(?:der|das|und|ist|nicht|ein|eine|mit|f\u00fcr|auf|wurde|den|dem|von|zu|le|la|les|et|est|des|une|pour|dans|avec|sur|du|qui|el|los|las|y|que|una|por|con|para|del|se|o|os|um|uma|n\u00e3o|com|da|em|il|che|di|non|een|het|niet|van|voor|op|i|w(?!\/)|na|jest|si\u0119|och|att|det|som|p\u00e5|ve|bir|bu)(?![\p{L}\p{N}_])/giu

function isTechnical(word: string): boolean {
  return COMMON_WORDS.has(word) || COMMON_WORDS.has(word.replace(/s$/, ''))
}

/** "COPYING: add missing notices": names around it do not make it another language. */
function saysWork(text: string): boolean {
  const [, word = '', rest = ''] = /^(?:[\w./-]{1,40}: )?([A-Za-z]{3,}) (.{3,80})/.exec(text) ?? []
  if (!verbIn(word.toLowerCase(), 'base', 'past')?.isWork) return false
  return (rest.match(/\b[a-z]{3,}\b/g) ?? []).some(isTechnical)
}

/** Whether the prose speaks English: more of its small words than of other languages', or at least the usual share. */
export const isEnglish = onceFor((document: Document): boolean => {
  const text = document.sentences
    .filter((sentence) => sentence.kind !== 'code' && sentence.kind !== 'data')
    .map((sentence) => sentence.text.replace(/https?:\S+/g, ''))
    .join(' ')
    .slice(0, 5000)
  const written = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const words = written.length
  if (words < 12) return !/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]{6,}/u.test(text)
  const english = (text.match(COMMON_ENGLISH)?.length ?? 0) / words
  const foreign = (text.match(COMMON_ELSEWHERE)?.length ?? 0) / words
  if (english > 0.12) return english > foreign
  if (english > 0.03 && foreign < english / 2) return true
  if (foreign < 0.03 && document.sentences.some(({ text: one }) => saysWork(one))) return true
  // A list of things has no small words: "Resumable uploads", "Keyboard shortcuts".
  return foreign < 0.1 && written.filter(isTechnical).length / words > 0.5
})
