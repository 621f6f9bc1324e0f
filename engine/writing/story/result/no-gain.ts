import { lean } from '../../../lean.ts'
import { onceForText } from '../../../once.ts'

/** "On the other hand, they rattle", "most of the time it worked": what was the matter all the same. */
const ALL_THE_SAME =
  /^(?:OTOH|On the other hand|Unfortunately|Sadly|Alas|Admittedly|Regrettably|Most of the time|Sometimes|Occasionally|From time to time|More often than not)\b/

/** "This was a hack", "it is a bit ugly": how it was done, and how one felt about that. */
const JUDGED = lean(
  /^(?:This|That|It)(?: (?:fix|solution|approach|change|patch))? (?:is|was|felt|feels|looks|looked) (?:(?:very|really|quite|rather|(?:still )?a bit(?: of)?|a little|somewhat|pretty|still|kind of|only|just|far from|not|admittedly) ){0,3}(?:unsatisfying|unsatisfactory|ugly|hacky|unfortunate|regrettable|sub-?optimal|disappointing|frustrating|ideal|perfect|pretty|elegant|painful|unpleasant|tedious|messy|an? (?:\w+ )?(?:hack|kludge|stopgap|band-?aid|compromise|mess|pain|shame|pity))\b/i,
)

/** "It went unnoticed for a day", "there were some hiccups": what befell the work. */
const BEFELL = lean(
  /\b(?:went|goes|gone|going|was|were|remained) (?:unnoticed|undetected|unseen|unreported|unanswered)\b|\b(?:hiccups|setbacks|ups and downs|growing pains)\b|\bback to (?:the drawing board|square one)\b|^(?:It|This|That|They) (?:did(?:n't| not)|does(?:n't| not)) (?:\w+ly )?(?:meet|cover|satisfy|reach|fulfil+|suffice)\b|\bbefore (?:was|were) [~<>\d]|\bfell short of\b|\b(?:was|were|has been|have been) (?:only |first )?(?:proposed|suggested|considered|discussed)\b|\b(?:vanished|got lost|went missing)\b|^There (?:has been|was|is) (?:still )?no (?:[a-z]+ )?(?:access|answer|reply|response|news|feedback) (?:to|for|since|from|yet)\b/,
)

/** "This shows how important oil is": what it teaches whoever reads it. */
const TEACHES =
  /\b(?:highlight|show|underline|underscore|stress|emphasi[sz]e|illustrate|prove|demonstrate|remind)(?:s|d|ed)? (?:us |me |again |once more |further )*(?:(?:of )?the (?:importance|need|value|necessity) (?:of|for|to)\b|(?:how|why) (?:important|essential|necessary|crucial|vital|useful|hard|difficult)\b)/i

/** "By the end, I had decided to paint it": what one made up one's mind to. */
const MADE_UP_MIND =
  /^By the end, (?:I|we) had (?:decided|thought|hoped|wished|wanted|planned|felt|guessed|assumed|expected|considered|agreed to)\b/

/** "It is now below": where on the page it stands. */
const STANDS =
  /^(?:It|This|That|They) (?:is|are|was|were) (?:now )?(?:below|above|here|attached|as follows)(?! (?:\w+ )?[\d~<>])\b/

/** Whether a finished sentence about the end tells a regret, a mishap, a lesson or an intention, and nothing that came of the work. */
export const isNoGain = onceForText(
  (text: string): boolean =>
    ALL_THE_SAME.test(text) ||
    JUDGED.test(text) ||
    TEACHES.test(text) ||
    MADE_UP_MIND.test(text) ||
    STANDS.test(text) ||
    (BEFELL.test(text) && !/\bno longer\b/.test(text)),
)
