/** What everybody wants more of. */
export const WANTED =
  '(?:throughput|coverage|accuracy|precision|recall|f1|scores?|speed|fps|uptime|availability|hit rate|success|conversions?|capacity)'
