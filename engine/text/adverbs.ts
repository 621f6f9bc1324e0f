/** Words that may stand between a subject and its verb. */
export const ADVERB =
  '(?:sort of|kind of|kinda|sorta|pretty much|more or less|also|just|simply|now|then|finally|already|therefore|thus|actually|successfully|recently|mostly|mainly|primarily|majorly|manually|automatically|temporarily|temporary|basically|effectively|eventually|currently|still|initially|originally|first|next|only|instead|further|completely|fully|partially|partly|slightly|significantly|greatly|massively|quickly|lazily|properly|correctly|explicitly|again|even|once|always|never|mostly|really|later|subsequently|today|actively|gradually|largely|generally|additionally|personally|jointly|together|officially|directly|entirely|immediately|carefully|briefly|heavily|nearly|almost|apparently|since|consistently|gracefully|reliably|safely)'
/** Up to three of them at the start of a text. */
export const ADVERBS = new RegExp(`^((?:${ADVERB}\\s+){0,3})`, 'i')
