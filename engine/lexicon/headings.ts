import { lean } from '../lean.ts'
/** What a section or a label announces. */
export type SectionRole =
  | 'problem'
  | 'cause'
  | 'approach'
  | 'solution'
  | 'impact'
  | 'harm'
  | 'testing'
  | 'followup'
  | 'summary'
  | 'timeline'
  | 'lessons'
  | 'meta'
  | 'boilerplate'

/** Words of headings and labels, matched against the whole heading in small letters without decoration. */
export const HEADING_ROLES: [SectionRole, RegExp][] = [
  [
    'boilerplate',
    lean(
      /^(?:(?:pre-?)?(?:merge |review(?:er)? |pr |contributor |submission |author )?check ?lists?(?: before .*)?|(?:types?|kinds?) of (?:changes?|pr|pull request|contribution)(?: .*)?|(?:pr|pull request|change|contribution) types?|what (?:types?|kinds?|sorts?) of (?:pr|pull request|changes?|contribution)\b.*|before submitting.*|before you submit.*|who can review|qa instructions.*|(?:notes? to |(?:notes? )?for )(?:the |my )?reviewers?|reviewer(?:'s)? (?:tasks?|to-?dos?)|issues? (?:fixed|closed|fixed or closed)|(?:(?:build|system|hardware|software) )?(?:requirements|prerequisites)|(?:add )?screenshots?(?: (?:or|if|and|of) .*)?|screen ?recordings?|videos?|release ?notes?|changelog entry|documentation|docs|thanks|credits|acknowledge?ments?|legal.*|license|deploy(?:ment)? notes|reviewers?|how to review|(?:mr |pr )?acceptance(?: (?:criteria|check ?lists?))?|ac|dod|definition of (?:done|ready)|(?:affected|patched|fixed|vulnerable) (?:packages?|components|versions?)|how to (?:set up|validate)\b.*|cvss(?: score)?|generative ai.*|was generative ai.*|ai (?:usage|disclosure).*|additional context|references?|links?|resources?|see also|related (?:issues?|prs?|links?|work)|ticket links?|issues?|tracking issue|skills(?: demonstrated)?|tags?|runtime guard|optional .*|platform specific features|risks?(?: (?:level|assessment))?|docs changes|(?:what )?(?:stays|stayed|remains|remained)(?: the)? (?:same|unchanged|intact)|(?:intentionally |deliberately )?(?:un|not )changed|what (?:did|does|has|is)(?:n't| not) chang(?:e|ed|ing)|what(?:'s| is) (?:unchanged|the same|not changed)|no changes(?: (?:to|in) .*)?)$/,
    ),
  ],
  [
    'meta',
    /^(?:date|dates|time|when|author|authors|requester|reporter|owner|assignee|team|status|priority|severity|services?|velocity|story points?|contacts?|category|component|project|ticket|issue|jira|version|environment|labels?|repo|repository|branch|commits?|revision|pr|sprint|week|duration|(?:total )?(?:time|hours) (?:spent|worked|logged)|hours|location|attendees|participants|mentors?|meetings?(?: (?:dates?|times?|place|room|link|location|info|details|attendees|participants|with .*|attended))?|client|company|role|stack|tech(?:nolog(?:y|ies))?|tech stack|tools?|tools used|built with|languages?|detection|detected(?: by)?|how (?:(?:it|this) was|we|did we) (?:detect(?:ed)?|noticed?|f(?:i|ou)nd out)(?: (?:it|this|about it))?)$/,
  ],
  [
    'followup',
    lean(
      /^(?:(?:(?:conclusions?|learnings?) (?:and|&) )?(?:further|future|next|upcoming) (?:plans?|work|steps?|goals?|tasks?|improvements?|week)|next|next steps?.*|to[- ]?dos?|what(?:'s| is) (?:coming )?(?:up )?next.*|(?:(?:my|our|the|q[1-4]|next|team|personal|sprint|weekly|daily|today's|this week's) )*(?:goals|targets|objectives|okrs?)(?: (?:for|in|of) .*)?|(?:(?:some|future|other|more) )?ideas(?: for .*)?|rollback(?: plan| strategy)?|wish ?list|nice to haves?|what next|what (?:i|we)(?: will|'ll| plan to| am going to| are going to) (?:do|work on|be doing).*|what (?:i|we) (?:said|promised|planned|intended|set out|hoped)\b.*|plan(?:s|ned)?(?: for .*)?|(?:plan|goals?) (?:for|until) (?:next|the next|tomorrow).*|follow[- ]?ups?(?: (?:items?|work|tasks?|actions?))?|action (?:items?|points?)|actionables?|(?:review )?actions|remaining(?: (?:work|tasks?|issues?))?|open (?:questions?|issues?|points?|items?)|what (?:needs|remains) to be done|left to do|still to do|backlog|future|later|afterwards (?:we|i) will|roadmap|not (?:done|completed|finished|delivered|in scope|included)|(?:un(?:finished|done)|incomplete)|carr(?:y|ied)[- ]?overs?|spill-?overs?|(?:(?:improvement|development|growth) )?areas(?: (?:for|of|to) (?:growth|improvement|development|improve|grow).*)?|out of scope|non-?goals?|tomorrow|next week.*|in progress|wip|ongoing|doing|in flight|active(?: (?:work|tasks?|items?))?|what(?:'s| is) (?:active|in progress|ongoing|in flight|left|remaining|pending|missing)|(?:currently |still |now )?working on|known (?:issues|limitations)|limitations?|caveats?|outlook|prevention|preventive measures?|process improvements?|technical improvements?|(?:corrective|prevent(?:at)?ive)(?: (?:and|&|\/) (?:corrective|prevent(?:at)?ive))? (?:actions?|measures?)|recommendations?|what (?:will|are) (?:i|we|you) (?:be )?(?:do|doing|work|working)(?: on)?(?: (?:today|tomorrow|next|now|this week))?\??)$/,
    ),
  ],
  [
    'cause',
    /^(?:root ?causes?.*|causes?(?: of .*)?|(?:the )?(?:cause|reason) (?:was|is)|why(?: (?:did )?(?:this|it|that) (?:happen(?:s|ed)?|broke|occurred))?\??|what went wrong|reasons?|diagnosis|contributing factors?|trigger|cause analysis|analysis of (?:the )?causes?)$/,
  ],
  [
    'harm',
    /^(?:user impact|customer impact|business impact|affected (?:users|services|systems)|what was (?:impacted|affected)|damage|consequences?|effects? on users|scope of (?:impact|incident)|blast radius|symptoms?)$/,
  ],
  [
    'impact',
    /^(?:impacts?|results?|outcomes?|benefits?|gains?|improvements?|performance(?: (?:impact|improvements?|results?|numbers?))?|benchmarks?(?: results?)?|benchmarking|metrics|numbers|what (?:improved(?: for users)?|changed for users)|(?:(?:key|main|top|notable|recent|major) )?(?:wins?|achievements?|accomplishments)|effects?|conclusions?|(?:the )?results? and (?:impact|metrics)|measurements?|evaluation|outcome and impact|what went well|before (?:and|\/|&|vs\.?) after|user-facing changes?|does this pr introduce (?:a|any) (?:user-facing|breaking) change\??)$/,
  ],
  [
    'testing',
    /^(?:test(?:ing|s|ed)?(?: (?:plan|done|instructions?|notes|steps|strategy|results))?|how (?:has|was|did|to) .*test.*|how tested|how (?:to verify|has this been verified).*|verification|validation|qa(?: (?:notes|steps))?|steps to (?:test|verify|reproduce(?: (?:and|or|\/) (?:test|verify)\w*)?)|(?:how )?to reproduce.*|repro(?:duction)?(?: steps)?|reproducing.*|manual (?:test|qa).*|(?:unit|functional|integration|manual|automated) tests?)$/,
  ],
  [
    'approach',
    /^(?:approach(?:es)?|investigat(?:ion|ing)|analysis|method(?:ology|s)?|design(?: (?:decisions?|notes|considerations))?|how|how (?:it works|does it work\??|i (?:did|approached|debugged) .*)|considerations?|alternatives?(?: considered)?|options?(?: considered)?|trade-?offs?|rationale|decisions?|reasoning|strategy|process|roll-?outs?|debugging|troubleshooting(?: steps)?|research|notes for reviewers|implementation (?:details|notes)|technical (?:details|notes|approach|background)|discussions?|comments|work ?notes|details|plan of attack|what (?:i|we) tried|actions? taken|steps taken|experiments?|explanation|learnings?|what (?:i|we) learn(?:ed|t))$/,
  ],
  [
    'problem',
    /^(?:(?:any(?:thing)?|what(?:'s| is)) (?:blockers|impediments|(?:blocking|stopping|slowing) (?:you|me|us)(?: down)?)\??|lowlights?|troubles?|(?:(?:customer|user|client|support) )?(?:escalations?|complaints?)|the (?:issue|bug|incident)|problems?(?: (?:statement|description|explanation|summary|solved|addressed))?|(?:the )?issues? (?:fixed|solved|addressed)|what(?:'s| is| was) (?:the )?(?:problem|issue|wrong|broken)|(?:what|why) (?:happened|happens)|what (?:happened|broke|failed)\??|what happens|motivation(?: (?:and|&) context)?|background|context|why|why\?|why (?:(?:is|are|was|were|do|did) )?(?:this|these|the|it|that|we|i|you|now)(?:'d)?\b(?!.* (?:works?|worked|matters?)$).*|description of (?:the )?(?:problem|issue|bug)|(?:what (?:is|was) the )?(?:current|old|actual|previous|existing) behaviou?r\??|observations?|before(?: this (?:pr|change|patch|commit|mr))?|old(?: way)?|challenges?|difficult(?:y|ies)|struggles?|roadblocks?(?: ?\/ ?hurdles?)?|hurdles?|blockers?|blocked(?: by| on)?|impediments?|obstacles?|what (?:did|do) you struggle with\??|(?:did|have|where did|where) (?:you|i|we) (?:get|got|gotten) stuck.*|what (?:did(?:n't| not) go|went) (?:not )?(?:so |that |as )?(?:well|badly|wrong|poorly|bad)|bug|the bug|(?:the )?(?:bug|problem|issue|trouble|symptom)s? (?:was|is|were)|incident|detection|situation|user story|need|use case|pain points?|what prompted this.*|rationale(?: (?:for|behind) (?:(?:the|this|these) )?changes?)?|purpose(?: of (?:the|this) (?:change|pr|pull request))?|summary of the (?:problem|issue))$/,
  ],
  [
    'solution',
    lean(
      /^(?:(?:(?:today's|this week's|my|the) )?(?:wins?|(?:main|big|small|other|good|nice) (?:things?|news))|(?:win|highlight) of the (?:day|week)|(?:the |our |my |proposed |final )?(?:solutions?|fix(?:es)?|resolutions?|remed(?:y|iation)|mitigations?|workarounds?)(?: (?:applied|implemented|made|deployed|shipped|used))?(?: \(.*\))?|solving.*|changes?(?: made)?|change ?log|(?:main|key|notable) changes|what (?:was|i|we|has been|have i|have we|did (?:i|we|you)) (?:done|did|changed|built|do|made|achieve|accomplish|work(?:ed)? on).*|what(?:'s| is) (?:new|changed|done|in this pr)|what changed\??|what does this (?:pr|change|mr|commit|patch) do.*|what (?:this (?:pr|change|mr|commit|patch)|it) (?:does|changes).*|this pr|work (?:done|completed|log)|(?:summary of )?(?:the )?work done|done|completed|shipped|delivered|accomplish(?:ed|ments)|accomplishments?|tasks? (?:completed|done)|completed tasks|what i worked on.*|progress(?: (?:so far|this week|update|report))?|implementation|(?:what (?:is|was) the )?(?:new|expected) behaviou?r\??|after(?: this (?:pr|change|patch|commit|mr))?|new(?: way)?|proposed changes?|modifications?|features?(?: added)?|additions?|key features|bug ?fixes|fixed|added|improved|removed|refactor(?:ing|ed|s)?|this week|today|yesterday|y'?day|last week|highlights|recovery|response|action|deliverables?|contributions?|responsibilities)$/,
    ),
  ],
  ['timeline', /^(?:time ?line.*|chronology|sequence of events|log|all times.*)$/],
  [
    'lessons',
    /^(?:(?:(?:today's|this week's|my|the) )?(?:fails?|(?:annoying|bad|sad|ugly|hard) (?:things?|parts?|bits?|news))|(?:fail|low|pain) of the (?:day|week)|what (?:could|should|would) (?:i|we|you) (?:have )?(?:done?|improved?|changed?)\b.*|lessons?(?: (?:learn(?:ed|t)|identified))?|retrospective|post-?mortem|where we got lucky|takeaways?|reflections?)$/,
  ],
  [
    'summary',
    /^(?:summary|overview|description|introduction|intro|abstract|tl;?dr|executive summary|about|(?:pr|pull request|merge request|mr|change) (?:summary|description|overview)|summary of (?:the )?changes|general|what|what\?|what is this\??|brief description.*)$/,
  ],
]

/** Words that give a heading away wherever they stand in it: "Required follow-up actions", "Did you get stuck anywhere?" */
const HEADING_HINTS: [SectionRole, RegExp][] = [
  [
    'followup',
    /\b(?:follow[- ]?ups?|review actions?|actions? required|next (?:steps?|weeks?|up|time|sprint|month)|in progress|what(?:'s| is) active|with etas?|(?:coming|do|doing|working on|is|comes|planned) next|(?:i|we|you|was|were) (?:(?:had|have) )?plan(?:ned|ning)|coming up|up next|to-?dos?|pending|remaining|upcoming|future (?:work|plans?|steps)|tomorrow|will (?:i|we|you) do|(?:plans?|goals?) (?:and|for|to)|next [a-z]+ (?:goals?|plans?|tasks?)|next actions?|left (?:to do|for (?:later|another))|(?:day|week|month|sprint)s? ahead|going to do|will be done|not (?:yet )?(?:done|fixed)|not in (?:this|scope)|(?:short|mid|medium|long|near)[- ]term|need to do|prevention|(?:known|open|remaining) gaps)\b|^immediate(?:ly)?(?: \(.*\)| actions?| steps)?$/,
  ],
  [
    'problem',
    /\b(?:stuck|troubles?|problems|challenges|difficult(?:y|ies)|blockers?|impediments|obstacles|remained unclear|went wrong|(?:issues|trouble) (?:i|we|you)(?:'re| are| am| have|'ve)? (?:having|had|faced|hit)|(?:causing|caused) issues|slow(?:ed|ing) (?:us |me |you )?down)\b/,
  ],
  ['cause', /\broot cause\b/],
  ['lessons', /\b(?:lessons?|learn(?:ed|t)|learnings|takeaways?)\b/],
  ['timeline', /\btimeline\b/],
  [
    'solution',
    /\b(?:actions? taken|work (?:done|completed)|(?:was|been|i|we|you|have) (?:done|did|do)|did (?:i|we|you) do|done (?:this|during)|(?:has|have) evolved|completed|accomplish(?:ed|ments?)|(?<!\b(?:no|breaking|documentation|docs|user-facing|visible) )(?:changes|modifications)|what this (?:does|changes|adds|fixes)|(?:i|we) fixed|(?:fix(?:es)?|solutions?) (?:applied|shipped|implemented|deployed)|(?:issues|bugs|problems) fixed|worked on|progress since|progress during|todays? progress|today's progress|implemented (?:features|functionalit(?:y|ies)|changes|corrections))\b/,
  ],
  [
    'impact',
    /\bmeasured (?:improvements?|impact|effects?|results?|gains?)\b|\bbenefits\b|^(?:overall|final|key) (?:results?|gains)$/,
  ],
  ['summary', /\b(?:summary|overview|description)\b/],
  ['boilerplate', /\b(?:check ?lists?|working hours|hours (?:spent|worked))\b/],
]

/** The role that a heading or a label announces word by word, or nothing if it names a topic of its own. */
export function roleOfHeading(heading: string): SectionRole | undefined {
  const words = plainHeading(heading)
  if (words.length > 60) return undefined
  return HEADING_ROLES.find(([, pattern]) => pattern.test(words))?.[0]
}

/** The same for a line that is known to be a heading, where one telling word is enough. */
export function guessHeadingRole(heading: string): SectionRole | undefined {
  const words = plainHeading(heading)
  if (words.length > 60) return undefined
  return (
    roleOfHeading(heading) ??
    roleBeforeColon(heading) ??
    HEADING_HINTS.find(([, pattern]) => pattern.test(words))?.[0]
  )
}

/** "Fix: a second belt", "Root cause: the old belt": what the first words announce stands below. */
function roleBeforeColon(heading: string): SectionRole | undefined {
  const role = roleOfHeading(/^([^:]{3,30}):\s\S/.exec(heading)?.[1] ?? '')
  return role === 'solution' || role === 'cause' ? role : undefined
}

/** "Problem 2", "Fix #1": the one of several that it is. */
const COUNTED =
  /^((?:the )?(?:problem|issue|bug|error|challenge|(?:root )?cause|fix|solution|resolution|workaround|change|improvement)) (?:#|no\.? ?)?\d{1,2}$/

function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}?)]+$/gu, '')
    .replace(/^\d+[.)]?\s+/, '')
    .replace(/\s+/g, ' ')
    .replace(COUNTED, '$1')
    .replace(
      /^(?:the|my|our) (?=(?:problem|challenge|trouble|reason|motivation|cause|solution|fix|result|outcome|impact|effect|investigation|approach|background|context)s?$)/,
      '',
    )
}
