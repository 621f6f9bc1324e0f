import { lean } from '../../lean.ts'
import { inTurn } from '../../text/patterns/in-turn.ts'

/** "To fix this condition", "to avoid such a situation": which, only the note says. */
const TO_MEND_IT = lean(
  /(?<=\S\s\S+\s\S+\s\S+),?\s(?:in order )?to (?:fix|solve|resolve|address|avoid|prevent|correct|handle|mitigate|remedy|overcome|close|work around|get around) (?:this|that|these|those|such(?: an?)?|the)\s(?:issue|problem|situation|condition|scenario|gap|trouble|case)s?(?: from happening| in (?:the )?future)?(?=$|[.,;])/,
)

/** "To silence this warning". */
const TO_END_IT = lean(
  /(?<=\S\s\S+\s\S+\s\S+),?\s(?:in order )?to (?:fix|solve|resolve|address|avoid|prevent|correct|handle|mitigate|overcome|work around|get around|silence|suppress|reflect|indicate|support|cover|allow|enable|match) (?:this|that|these|those|such(?: an?)?)\s(?:[a-z-]+\s)?(?:bug|warning|error|failure|crash|behaviou?r|limitation|restriction|change|condition|case|state|fact)(?:e?s)?(?=$|[.,;])/,
)
/** "... in these cases", where no case was named. */
const IN_CASE =
  /^((?:(?!\b(?:if|when|where|while|unless|case|or|not|no|only)\b)[^,;:]){12,}?)\s(?:in|for|under) (?:this|these|those|such) (?:cases?|situations?|circumstances|scenarios?|conditions?|way|manner)(?=$|[.,;])/

/** "Built the frame for it": for what, only the note says. */
const FOR_IT =
  /(\b(?:the|an?|some|two|three|\d+)\s(?:[\w-]+\s){0,2}[\w-]+)\sfor\s(?:it|this|that|them)(?=[\s,.;]|$)(?!\s[A-Za-z][\w-]*\b(?<!including))/

/** "Added a bracket to hold it": the new thing is not what it holds, and what that is only the note says. */
const TO_DO_IT =
  /^([a-z]+\s(?:up\s|out\s)?(?:an?|another|some|two|three|several)\s(?:[\w-]+\s){0,4}?[\w-]+)\sto\s(?!(?:make|keep|let|get|have|help)\b)[a-z]+\s(?:it|them)(?=$|,|\sand\s[a-z]+(?:ed|t)\s)/

/** A phrase without what a deed was for, where only the note around it says what that is. */
export const withoutLostAims = inTurn([
  [FOR_IT, '$1'],
  [TO_MEND_IT, ''],
  [TO_END_IT, ''],
  [IN_CASE, '$1'],
  [TO_DO_IT, '$1'],
])
