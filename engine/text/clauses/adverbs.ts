/** Words that may stand between a subject and its verb. */
export const ADVERB =
  '(?:sort of|kind of|kinda|sorta|pretty much|more or less|also|just|simply|now|then|finally|already|therefore|thus|actually|successfully|recently|mostly|mainly|primarily|majorly|manually|automatically|temporarily|temporary|basically|effectively|eventually|currently|still|initially|originally|first|next|only|instead|further|completely|fully|partially|partly|slightly|significantly|greatly|massively|quickly|lazily|properly|correctly|explicitly|again|even|once|always|never|mostly|really|later|subsequently|today|actively|gradually|largely|generally|additionally|personally|jointly|together|officially|directly|entirely|immediately|carefully|briefly|heavily|nearly|almost|apparently|since|consistently|gracefully|reliably|safely|much|drastically|dramatically|substantially|considerably|vastly|essentially|internally|cleanly)'
/** Up to three of them at the start of a text. */
export const ADVERBS = new RegExp(`^((?:${ADVERB}\\s+){0,3})`, 'i')

/** What somebody did may be told with any of them: "I drastically cut the hedge"; a thing that "was eagerly loaded" may have been so before. */
const ANY_ADVERB =
  '(?!(?:hard|bare|scarce|rare|seldom|virtual|nominal|supposed|alleged|purported|presumab|hopeful|theoretical|hypothetical|conceivab|arguab|possib|probab|likely|mistaken|accidental|inadvertent|unintentional|wrong|false|incorrect|poor|bad|careless|stupid|former|previous|un[a-z]+ful|un[a-z]+)ly\\b|(?:ap|re|sup|multi|com|im|misap)ply\\b|(?:re|f|tal|ral|al|bul|dai|week|month|night|hour|year|fami|ear|friend|assemb|anoma)ly\\b)[a-z]{4,24}ly'
export const OWN_ADVERBS = new RegExp(`^((?:(?:${ADVERB}|${ANY_ADVERB})\\s+){0,3})`, 'i')
