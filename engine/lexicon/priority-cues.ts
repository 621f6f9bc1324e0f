import { lean } from '../lean.ts'
/** A sign of urgency or reach; `inTitle` is its weight in the subject line or a heading, `weight` elsewhere. */
export type PriorityCue = { pattern: RegExp; weight: number; inTitle: number }

/** From this sum on the work is of high priority. */
export const HIGH_FROM = 3
/** From this sum on, without signs of high priority, it is of low priority. */
export const LOW_FROM = 2

export const HIGH_CUES: PriorityCue[] = [
  // Said in so many words
  {
    pattern:
      /\b(?:urgent(?:ly)?|emergency|hot-?fix(?:ed|es)?|show-?stopper|fire-?fight(?:ing)?|drop everything)\b/i,
    weight: 3,
    inTitle: 3,
  },
  { pattern: /\b(?:sev(?:erity)?[- ]?[012]|p0|p1 (?:incident|bug|issue|alert))\b/i, weight: 3, inTitle: 3 },
  { pattern: /\b(?:high|top|highest) priority\b/i, weight: 3, inTitle: 3 },
  {
    pattern:
      /\bcritical (?:bug|issue|fix|vulnerability|error|failure|problem|incident|regression|outage|security)\b/i,
    weight: 3,
    inTitle: 3,
  },
  {
    pattern:
      /\b(?:blocker|blocking (?:the )?(?:release|deploy\w*|main|master|merges?|launch|rollout|everyone|all)|unblock (?:the )?(?:release|deploy\w*|launch))\b/i,
    weight: 1.5,
    inTitle: 2,
  },
  // Outages
  {
    pattern:
      /\b(?:outages?|post[- ]?mortem|RCA|incident (?:report|review|declared|on|response|notes|summary|log)|downtime)\b/i,
    weight: 2,
    inTitle: 3,
  },
  { pattern: /\bincidents?\b|\bINC-?\d+/i, weight: 0.5, inTitle: 2 },
  // The window of a disturbance, and how a review of one is laid out
  {
    pattern:
      /\b(?:between|from) (?:\d{4}-\d\d-\d\d )?\d{1,2}[:.]\d{2}(?: ?[ap]m)?(?: [A-Z]{2,4})? (?:and|to|until) (?:\d{4}-\d\d-\d\d )?\d{1,2}[:.]\d{2}/i,
    weight: 1,
    inTitle: 1,
  },
  {
    pattern: /^(?:what (?:broke|failed|went (?:wrong|badly))|time to (?:detect|recover)|blast radius)\b/i,
    weight: 1,
    inTitle: 1,
  },
  {
    pattern:
      /\b(?:went|goes|going|was|were|is|are|being|be) (?:completely |totally |fully )?(?:down|offline|unavailable|unreachable)\b(?! to\b)|\bDOWN\b|\btook (?:down|out)\b|\bbrought down\b|\b(?:site|service|server|cluster|api|website|production|prod) (?:is |was )?down\b/,
    weight: 2.5,
    inTitle: 3,
  },
  { pattern: /\b(?:Down|Unavailable|Outage)\b/, weight: 0, inTitle: 3 },
  {
    pattern: /\bexpired?\b.{0,30}\bcertificates?\b|\bcertificates?\b.{0,20}\bexpired\b/i,
    weight: 2,
    inTitle: 3,
  },
  { pattern: /\b(?:paged|pager|on-?call (?:was|got|engineer|were|rotation woke))\b/i, weight: 1, inTitle: 1 },
  { pattern: /\b(?:rolled back|rollback|reverted in production)\b/i, weight: 0.5, inTitle: 1 },
  {
    pattern:
      /\b(?:disks?|volumes?|datasets?|partitions?|storage|file ?systems?|drives?) (?:\S+ ){0,2}full\b|\bno (?:available )?(?:disk )?space (?:was )?left\b|\b(?:ran|run|running|runs) out of (?:disk|space|storage|memory|connections|file descriptors)\b/i,
    weight: 2,
    inTitle: 3,
  },
  // A disturbance told by its length, its share or those who bore it
  {
    pattern: lean(
      /\b(?:stopped|down|unavailable|unreachable|froze(?:n)?|blocked|delayed|failing|failed|broken|dead|offline|late)\b[^.;]{0,40}?\b(?:for|by up to|until)\b[^.;]{0,16}?\b\d+(?:[.:]\d+)?\s?(?:h|hrs?|hours?|min(?:ute)?s?|days?)?\b|\b\d+\s?(?:h|hrs?|hours?|min(?:ute)?s?|days) (?:without|of) (?:any )?(?:data|service|signups|orders|payments|traffic|mail|access|logins)\b/i,
    ),
    weight: 1.5,
    inTitle: 2.5,
  },
  {
    pattern: lean(
      /\b(?:\d+(?:[.,]\d+)?\s?%|(?:one|two|three|four|\d+) (?:in|of|out of) (?:every )?(?:\p{L}+|\d[\d,]*))(?: of)?(?: the| all| our)? (?:\S+ )?(?:logins?|sign-?ins?|requests?|payments?|orders?|calls?|messages?|users?|customers?|events?|jobs?|checkouts?|transactions?) (?:were |was )?(?:fail\w*|rejected|lost|dropped|refused|timed out|affected|impacted|saw|got)\b/iu,
    ),
    weight: 1.5,
    inTitle: 2,
  },
  {
    pattern: lean(
      /\b\d[\d,.]* (?:\S+ )?(?:people|users?|customers?|orders?|patients?|passengers?|students?|staff|stores?|branches|cashiers|drivers) (?:\S+ )?(?:had to|arrived late|could not|couldn't|were unable|were without|were locked|got (?:no|the wrong|an error)|were told)\b|\b(?:cashiers|customers|staff|patients|nurses|drivers|branches|people) had to (?:reboot|restart|try|wait|call|pay|go|be|re-?enter)\b/i,
    ),
    weight: 1.5,
    inTitle: 2,
  },
  {
    pattern:
      /\b(?:nothing|errors?|an error|empty|blank|failed|failing|broken|down|dead|unavailable) (?:\S+ ){0,2}for (?:anyone|everyone|everybody|all|most|the whole)\b|\bdies for (?:anyone|everyone|everybody)\b/i,
    weight: 2,
    inTitle: 3,
  },
  {
    pattern:
      /\b(?:dropped|deleted|wiped|truncated|overwrote|erased) (?:the )?(?:wrong|production|prod|live|entire|whole) (?:\S+ )?(?:database|db|table|bucket|volume|index|cluster|server|data|disk)\b|\b(?:deleted|dropped|wiped) (?:\S+ ){1,4}by (?:mistake|accident)\b/i,
    weight: 3,
    inTitle: 3,
  },
  // How a disturbance is met and ends
  {
    pattern:
      /\b(?:back|returned) to normal\b|\bservice (?:was |has been )?(?:fully )?restored\b|\bfully recovered\b/i,
    weight: 1,
    inTitle: 1,
  },
  {
    pattern:
      /\b(?:started|began|launched) (?:an |the |our )?investigati(?:on|ng)\b|\b(?:bring|bringing|brought|get|getting|got) (?:\S+ ){1,4}back (?:up|online)\b/i,
    weight: 0.5,
    inTitle: 0.5,
  },
  {
    pattern:
      /\b(?:was|were) not (?:being )?(?:delivered|sent|processed|received|saved|stored|paid|charged|recorded)\b[^.;]{0,30}\b(?:customers?|users?|patients?|members|clients|subscribers|everyone|anyone)\b/i,
    weight: 2,
    inTitle: 3,
  },
  { pattern: /\brestored (?:\S+ ){0,4}from (?:\S+ ){0,3}(?:backup|snapshot)\b/i, weight: 1, inTitle: 1 },
  {
    pattern: /\b(?:failures?|fr[eo]ezes?|frozen|stopped|stuck|unreachable|delayed|lost|broken|missing)\b/i,
    weight: 0,
    inTitle: 1,
  },
  // Security
  {
    pattern:
      /\bCVE-\d{4}-\d+|\b(?:SSRF|XSS|CSRF|RCE|XXE|IDOR)\b|\b(?:sql|code|command|header|template|html|script) injection\b|\bremote code execution\b|\bprivilege escalation\b|\bpath traversal\b|\bauth(?:entication|orization)? bypass\b|\bcross-site scripting\b|\bzero-?day\b|\barbitrary (?:code|file|command)/i,
    weight: 3,
    inTitle: 3,
  },
  {
    pattern:
      /\bvulnerabilit(?:y|ies)\b|\bvulnerable\b|\bexploit(?:ed|able|s)?\b|\bsecurity (?:fix|hole|issue|bug|flaw|incident|advisory|breach|researcher|patch|release|exposure)\b/i,
    weight: 2,
    inTitle: 3,
  },
  {
    pattern:
      /\b(?:data breach|leak(?:ed|ing|s)? (?:\S+ ){0,4}(?:tokens?|credentials?|secrets?|passwords?|keys?|pii|messages?|personal|private|customer|user|body|content)|(?:tokens?|credentials?|secrets?|passwords?|private (?:data|messages?|keys?)) \b[^.]{0,60}?\b(?:leaked|exposed|stolen|copied|compromised)|exposing (?:\S+ ){0,3}(?:to|secrets?|credentials?)|malicious|attackers?|info-?leak|denial[- ]of[- ]service|\bdos attack)\b/i,
    weight: 2,
    inTitle: 3,
  },
  {
    pattern:
      /\bCVSS\b|\b(?:reported|disclosed) (?:to us )?(?:privately|responsibly)\b|\b(?:responsible|coordinated) disclosure\b|\bbug bounty\b|\bpen(?:etration)?[- ]?test(?:er|ers)? (?:found|finding|reported)\b/i,
    weight: 2,
    inTitle: 3,
  },
  { pattern: /^\[?(?:security|sec)\b[\]:(]/i, weight: 0, inTitle: 3 },
  {
    pattern:
      /\b(?:anyone|anybody|any (?:user|customer|visitor)|everyone|attackers?|strangers|other (?:users|tenants|customers)) (?:could|can|was able to|were able to) (?:\S+ )?(?:read|see|access|download|view|list|guess|delete|change|impersonate|log in)\b|\b(?:saw|see|seeing|shown|showed|served) (?:\S+ ){0,3}(?:someone|somebody|each other|other (?:users?|customers?|people|tenants?|patients?))(?:'s|')/i,
    weight: 2.5,
    inTitle: 3,
  },
  // Loss and corruption
  {
    pattern:
      /\bmis-?compil\w+\b|\bwrong code\b|\bgenerat(?:es|ed) (?:wrong|incorrect|bad) code\b|\b(?:wrong|incorrect) (?:totals?|amounts?|balances?|doses?|dosages?|salar(?:y|ies)|payslips?)\b/i,
    weight: 2,
    inTitle: 3,
  },
  {
    pattern:
      /\b(?:data loss|los(?:e|es|ing|t) (?:\S+ ){0,2}(?:data|orders?|messages?|events?|payments?|files?|records?|writes|transactions?|work)|silently (?:drop|los|truncat|discard|corrupt|overwrit)\w*|overwrit(?:e|es|ten|ing) (?:user|customer)\w*)\b/i,
    weight: 2,
    inTitle: 3,
  },
  {
    pattern:
      /\b(?:memory|data|state|file|index|database|heap|table|disk) corruption\b|\bcorrupt(?:s|ed|ing|ion)?\b/i,
    weight: 2,
    inTitle: 3,
  },
  {
    pattern:
      /\b(?:double|duplicate|wrong|incorrect(?:ly)?) (?:charge[sd]?|charging|billed|billing|payments?|invoices?|payouts?)\b|\bcharged twice\b/i,
    weight: 3,
    inTitle: 3,
  },
  {
    pattern:
      /\bwrong (?:answers?|query results?|rows?)\b|\breturn(?:s|ed|ing)? (?:the )?(?:wrong|incorrect) (?:results?|data|rows?)\b|\bincorrect (?:query )?results?\b/i,
    weight: 3,
    inTitle: 3,
  },
  {
    pattern:
      /\b(?:prevent(?:ing|ed|s)|keep(?:ing|s)|kept|stopp(?:ing|ed)) (?:\S+ ){1,4}from (?:being (?:saved|stored|loaded|sent|delivered|processed|paid|published)|logging in|signing in|paying|checking out|placing orders)\b/i,
    weight: 2,
    inTitle: 3,
  },
  {
    pattern:
      /\b(?:rows?|records?|entries|files?|tables?|mails?|messages?|accounts?|photos?|data) (?:\S+ )?(?:gone|wiped|vanished) (?:for|from|in|on)\b|\bmaintenance mode\b|\bpoint-in-time (?:restore|recovery)\b/i,
    weight: 1.5,
    inTitle: 2,
  },
  // Crashes
  {
    pattern: /\bcaus(?:e|es|ed|ing) (?:\S+ ){0,3}(?:crash(?:es)?|data loss|outages?)\b/i,
    weight: 2,
    inTitle: 2,
  },
  {
    pattern: /\bNullPointerException\b|\bnull[- ]pointer (?:dereference|exception)s?\b|\bNPEs?\b/,
    weight: 0.5,
    inTitle: 1,
  },
  {
    pattern:
      /\bseg(?:mentation )?-?faults?\b|\bSIGSEGV\b|\buse[- ]after[- ]free\b|\bbuffer over(?:flow|run)s?\b|\bout[- ]of[- ]bounds? (?:read|write|access|memory)\w*\b|\bout[- ]of[- ]bounds?\b|\bmemory safety\b|\bdouble[- ]free\b|\bref(?:erence )?[- ]?count (?:under|over)flow\b|\bdangling (?:pointer|reference)\b/i,
    weight: 1.5,
    inTitle: 3,
  },
  {
    pattern: /\bcrash(?:es|ed|ing|loop\w*)?\b|\bcrash loop\b|\bkernel panic\b|\bpanics?\b|\bpanicked\b/i,
    weight: 1,
    inTitle: 3,
  },
  {
    pattern: /\b(?:oom|out[- ]of[- ]memory|oom-?kill(?:ed|s)?|hangs?|hung)\b/i,
    weight: 0.5,
    inTitle: 1.5,
  },
  { pattern: /\bdead-?locks?\b|\bdead-?locked\b|\binfinite loops?\b/i, weight: 0.5, inTitle: 2 },
  {
    pattern:
      /\b(?:fails?|failed|failing|unable|refuses?|refused) to (?:start|boot|come up|deploy)\b|\b(?:won't|doesn't|cannot|can't|could not|couldn't) (?:start|boot)\b/i,
    weight: 1,
    inTitle: 2,
  },
  {
    pattern: /\b5\d\ds\b|\b(?:http )?50[0234] (?:errors?|responses?|status)|\binternal server errors?\b/i,
    weight: 1,
    inTitle: 2,
  },
  // Reach
  {
    pattern: lean(
      /\b\d[\d,.]*\s?(?:k|m|million|thousand)? (?:\S+ )?(?:users?|customers?|sessions?|accounts?|orders?|payments?|requests?|patients?|bookings?|events?|messages?) (?:were |was |had been )?(?:affected|impacted|lost|rejected|dropped|failed|refused|wrong|charged|logged out)\b|\b\d[\d,.]*\+? (?:support )?(?:tickets|contacts|complaints|calls)\b(?! (?:a|per) (?:day|week|month))/i,
    ),
    weight: 1.5,
    inTitle: 2,
  },
  {
    pattern:
      /\b(?:all|every|each|most|many|thousands of|hundreds of) (?:of (?:our|the) )?(?:\S+ )?(?:users?|customers?|clients?|tenants?|merchants?|pages?|sites?|requests?|jobs?|builds|deploy(?:ment)?s|prs?|pull requests|workers?|subscribers?) (?:\S+ ){0,5}(?:fail\w*|was|were|are|get|got|saw|hit|lost|could|couldn't|cannot|can't|500|break|broke|affected|impacted|unable|crash\w*|then)/i,
    weight: 1.5,
    inTitle: 2,
  },
  {
    pattern: lean(
      /\b(?:users?|customers?|clients?|people|nobody|no one|staff|members) (?:could ?n[o']t|couldn't|can ?not|can't|were unable|was unable|was able to|could) (?:log ?in|sign ?in|pay|check ?out|access|use|open|load|upload|connect|send|receive|place|buy|order|register|reach)/i,
    ),
    weight: 2,
    inTitle: 3,
  },
  {
    pattern:
      /\b(?:unusable|completely broken|totally broken|broken in production|production (?:issue|bug|incident|outage|failure|error)s?|prod(?:uction)? (?:was|is) (?:broken|down)|impossible to (?:merge|deploy|log|use|start|build))\b/i,
    weight: 2,
    inTitle: 3,
  },
  {
    pattern: /\b(?:perpetually|permanently) (?:broken|stuck|lost)\b|\bcatastroph\w+\b|\bdisast(?:er|rous)\b/i,
    weight: 1.5,
    inTitle: 2,
  },
  { pattern: /\b(?:revenue|sla breach|breach of sla|slo breach|error budget)\b/i, weight: 1, inTitle: 1.5 },
]

/** Signs of small work; they count in the subject line, and where the writer says so of the work itself. */
export const LOW_CUES: PriorityCue[] = [
  {
    pattern:
      /\b(?:low(?:est)? priority|nice[- ]to[- ]have(?= ?(?:$|[.,;:)]|but\b|only\b|for\b))|no rush|not urgent|non-urgent|whenever (?:there is|you have) time|when i have time|just for fun|side project|polish(?:ing)? only|purely cosmetic|no functional changes?|no behaviou?r(?:al)? changes?|no user[- ]facing changes?)\b/i,
    weight: 2,
    inTitle: 2,
  },
  {
    pattern:
      /\b(?:typos?|white-?space|trailing (?:commas?|spaces?|newlines?|whitespace)|indentation|cosmetic|spelling|grammar|nits?|formatting|code style|comment(?:s|ed)?|docstrings?|read-?me|changelog|wording)\b/i,
    weight: 0,
    inTitle: 2,
  },
  { pattern: /\b(?:docs?|documentation)\b/i, weight: 0, inTitle: 1.5 },
  {
    pattern:
      /\b(?:clean[- ]?ups?|tidy|tidied|dead code|unused|obsolete|lint(?:er|ing)? (?:errors?|warnings?|fixes)|rename[sd]?|reorder|sort imports)\b/i,
    weight: 0,
    inTitle: 1.5,
  },
  {
    pattern:
      /\b(?:flaky|(?:e2e|unit|integration|regression) tests?|in tests?|test (?:suite|helper|fixture)s?|tests? (?:only|cleanup))\b/i,
    weight: 0,
    inTitle: 1.5,
  },
  { pattern: /\bflaky\b/i, weight: 1, inTitle: 1.5 },
  {
    pattern: /\b(?:bump|upgrade|update) (?:\S+ ){1,2}(?:from|to) v?\d|\bbump\b|\bdependabot\b|\brenovate\b/i,
    weight: 0,
    inTitle: 2,
  },
  {
    pattern:
      /\b(?:minor|small|tiny|trivial|little) (?:fix(?:es)?|clean-?ups?|change|changes|tweaks?|refactor\w*|improvements?|adjustments?|things?)\b/i,
    weight: 0,
    inTitle: 1.5,
  },
]

/** Headings and labels of an incident review; where several stand, something had gone badly wrong. */
export const REVIEW_PARTS =
  /^(?:timeline|root cause(?:s)?|contributing (?:factors?|causes?)|trigger|detection|mitigation|resolution|recovery|impact|duration|severity|customer impact|user impact|what (?:broke|failed|happened|went (?:well|ok|okay|right|wrong|badly|poorly))|where we got lucky|lessons(?: learned)?|action items|follow-?ups?|corrective actions|remediation|how (?:it was )?detected|incident (?:commander|lead)|affected (?:services|systems|users))\b/i

/** Conventional types of commits that are small work by their nature. */
export const LOW_TYPES = /^(?:chore|docs?|documentation|style|tests?|deps)$/i
