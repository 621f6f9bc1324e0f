import { lean } from '../../../lean.ts'
import { onceForText } from '../../../once.ts'

/** "More about it can be found in the manual", "the code is on the yard's page": where one may read on. */
const READ_ON = lean(
  /^(?:(?:more|further|additional|full|detailed) (?:information|info|details?|documentation|examples?|instructions?|background|context)|(?:the |all )?(?:details|specifics|instructions|documentation|docs|results|slides|screenshots|(?:source )?code|project|repo(?:sitory)?|post|thread|discussion)) (?:[^,;]{0,40} )?(?:(?:is|are|was|were) (?:in|on|at|found|described|documented|explained|given|listed|provided|linked)\b|(?:can|could|may) be (?:found|seen|read|browsed|viewed|accessed|downloaded|obtained)\b)|\b(?:can|could|may) be (?:browsed|downloaded|obtained|read about) (?:at|from|on|in|here)\b|^(?:please )?(?:see|refer to|have a look at)\b/i,
)

/** "This is only relevant in winter", "default is 'on'", "the argument is a name": what a word or a thing is, and no news. */
const EXPLAINED = lean(
  /^(?:this|that|it) (?:is|was) (?:only|mainly|mostly|usually|especially|particularly|primarily) (?:relevant|needed|necessary|required|used (?:if|when|for|to)|useful|helpful|of use|of interest|applicable|an issue|a problem|for|when|if)\b|^(?:the )?default(?: value)? (?:is|was)\b(?! now)|^the (?:argument|parameter|option|value|flag|setting|format|syntax|field|name|type|purpose|reason|idea|term|prefix|suffix)(?: [a-z]+)? (?:is|was) (?:an?|the|of|to)\s(?!now\b)|^(?:short|long) story\b|^(?:there is |there was )?no (?:sense|point|need) (?:to|in)\b|^(?:this|that|it) (?:means|meant) (?:that )?(?:you|one|users?|admins?|everyone) (?:need|have|must|should|had|needs|has)\b/i,
)

/** "My estimates were quite accurate", "it was nice to see it grow": how the work felt. */
const FELT = lean(
  /^(?:my|our|the) (?:time )?(?:estimates?|estimations?|planning|schedule|motivation|mood)\b[^,;]{0,40} (?:is|are|was|were)\b|\b(?:it|that|this) (?:was|is|felt|feels) (?:\w+ ){0,2}(?:satisfying|nice|great|good|fun|cool|amazing|rewarding|exciting|interesting|fascinating) (?:to (?:see|watch|have|hear|finally)|seeing|having|working)\b/i,
)

const NAME = /^[A-Z][\w.'-]*(?: [A-Z][\w.'-]*){1,3}$/

/** "Ann Lee, Bo Berg, and Cy Holm": names and nothing else. */
function areNames(sentence: string): boolean {
  const parts = sentence.replace(/[.!]+$/, '').split(/, (?:and )?| and /)
  return parts.length > 1 && parts.every((part) => NAME.test(part))
}

/** Whether a sentence is said of the text, of a word in it, or of its writer, so that nothing came of the work by it. */
export const isOfText = onceForText(
  (sentence: string): boolean =>
    READ_ON.test(sentence) || EXPLAINED.test(sentence) || FELT.test(sentence) || areNames(sentence),
)
