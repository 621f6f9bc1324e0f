/** Names of one thing that end like many. */
const NAMES =
  /\b(?:[Pp]ostgres|[Kk]ubernetes|[Jj]enkins|Rails|Windows|Emacs|Keras|Pandas|Axios|Sass|Express|GitHub Actions|Compass|Nagios|Vegas|Paris|analysis|basis|news|alias|bias|canvas|atlas|gas|lens|chaos|DNS|TLS|CSS|AWS|iOS|OS|JS|SaaS|NFS|ZFS|XSS|CORS|RDS|EKS|ECS|SQS|SNS|KMS|CMS|SMS|GPS|HTTPS|POS)$|^[a-z\d]{0,20}fs$|(?:^|\s)[a-z]s$/

/** "6 of 9 pumps" are so many pumps. */
export const SHARE = /^(?:the\s)?\d[\d.,]*k?\s(?:out\s)?of\s(?:the\s|our\s|my\s)?(?=\d)/

/** "The lids missing paint", "boats moored upstream": what is said of them stands behind them. */
export const SAID_BEHIND =
  /(?<=(?:^|\s)[a-z-]*[a-hj-rtv-z]s)\s(?:[a-z]+[a-df-z]ed(?!\s(?:[a-z]+\s)?[a-z]+(?:er|or|ion)$)|written|built|sent|made|shown|found|left|(?:un)?(?:necessary|available|usable|reachable|supported|needed|used)|missing|remaining|pertaining|relating|related|belonging|containing|concerning|regarding|referring|pointing|depending|leading|causing|according|both|either|relevant|specific|due|prior|(?:larg|small|bigg|long|short|old|new|high|low|great|few)er than)\b.*$/

/** Whether a noun with what describes it is a plural: "failed jobs per night", "the lexer and the parser". */
export function isPlural(noun: string): boolean {
  if (
    /^(?!(?:warning|string|spelling|scheduling|drawing|mapping|binding|heading|timing|padding|ring|existing|missing|remaining|failing|pending|outstanding|confusing|misleading|conflicting|lingering|annoying|underlying|dangling|onboarding|training|billing|landing|testing|marketing|shipping|pricing|reporting|logging|monitoring|rounding|routing|lighting|accounting|engineering|opening|closing|working|blocking|breaking|crashing|hanging|leaking|overlapping)\s)[a-z]+ing\s|^(?:with|without|before|after|on|in|for|at|now|today)\b/i.test(
      noun,
    )
  )
    return false
  const head =
    noun
      .replace(SHARE, '')
      // What stands in quotes is one name: '"lift and lower" switch'.
      .replace(/"[^"]*"/g, 'it')
      .split(
        /\s(?:of|on|in|into|onto|through|via|for|per|at|with|after|before|from|to|over|during|between|by|about|against|across|behind|under|around|near|within|without|since)\s/,
      )[0]
      ?.replace(SAID_BEHIND, '') ?? ''
  return (
    /\sand\s/.test(head) ||
    (/[^sui]s$|\bpeople$/.test(head) && !NAMES.test(head)) ||
    /^(?:all|both|several|multiple|many|two|three|four|five)\b/i.test(noun)
  )
}
