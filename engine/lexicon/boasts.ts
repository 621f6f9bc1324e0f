/** What a claim may say only where the text says it; `source` where other words grant it too. */
export type Boast = { claim: RegExp; source?: RegExp }

/** Deeds of leading. The text must tell them of the writer. */
export const LEADS: Required<Boast>[] = [
  {
    claim: /\b(?:tech|team|technical|project|engineering) lead\b|\blead (?:engineer|developer|architect)\b/i,
    source: /\b(?:tech|team|technical|project|engineering) lead\b|\blead (?:engineer|developer|architect)\b/,
  },
  {
    claim: /\b(?:engineering|project|product|team) manager\b|\bdirector\b|\bhead of\b|\bcto\b|\bfounder\b/i,
    source: /\b(?:engineering|project|product|team) manager\b|\bdirector\b|\bhead of\b|\bcto\b|\bfounder\b/,
  },
  {
    claim: /\b(?:co-)?(?:led|leading(?= (?:the|a|an|our|my|\w+ers)\b))\b(?! to)/i,
    source: /\b(?:led|lead(?:ing|s)?)\b(?! to| time)/,
  },
  { claim: /\bspearhead\w*/i, source: /\bspearhead\w*/ },
  { claim: /\bheaded\b(?! (?:for|to))/i, source: /\b(?:headed|heading up)\b/ },
  { claim: /\b(?:oversaw|overs(?:aw|ee\w*))\b/i, source: /\bovers(?:aw|ee\w*)\b/ },
  { claim: /\bpioneer\w*/i, source: /\bpioneer\w*/ },
  { claim: /\b(?:drove|driving)\b/i, source: /\b(?:drove|driv(?:e|es|en|ing))\b/ },
  {
    claim: /\bmanaged\b(?! to)(?= (?:the|a|an|our|\w+ (?:team|engineers?|developers?|people|project))\b)/i,
    source: /\bmanag(?:e|ed|ing)\b(?! to)/,
  },
  { claim: /\bowned\b/i, source: /\b(?:own(?:ed|er|ing|s)?|ownership)\b/ },
  { claim: /\bchampion\w*/i, source: /\bchampion\w*/ },
  { claim: /\bsupervis(?:ed|ing)\b/i, source: /\bsupervis\w+/ },
  { claim: /\bmentor(?:ed|ing)\b/i, source: /\bmentor(?:ed|ing)\b/ },
  { claim: /\bcoach(?:ed|ing)\b/i, source: /\bcoach(?:ed|ing)?\b/ },
  {
    claim: /\btrained\b(?= (?:the|a|\d+|\w+ (?:team|engineers|developers|staff))\b)/i,
    source: /\btrain(?:ed|ing|s)?\b/,
  },
  { claim: /\b(?:hired|recruited)\b/i, source: /\b(?:hir(?:ed|ing|e)|recruit\w*)\b/ },
  { claim: /\bfounded\b/i, source: /\bfound(?:ed|er)\b/ },
  { claim: /\binvented\b/i, source: /\binvent(?:ed|ing)?\b/ },
  { claim: /\barchitect(?:ed|ing)\b/i, source: /\b(?:architect\w*|design(?:ed|ing|s)?)\b/ },
  { claim: /\borchestrat(?:ed|ing)\b/i, source: /\borchestrat\w+/ },
  { claim: /\bcoordinat(?:ed|ing)\b/i, source: /\bco-?ordinat\w+/ },
  { claim: /\bdirected\b/i, source: /\bdirect(?:ed|ing)\b/ },
  {
    claim: /\b(?:negotiated|persuaded|convinced)\b/i,
    source: /\b(?:negotiat\w+|persuad\w+|convinc\w+|talked [^.,;:]{3,60} into [a-z]+ing)\b/,
  },
  {
    claim: /\b(?:single-?handed(?:ly)?|solely)\b/i,
    source: /\b(?:single-?handed|solely)/,
  },
  {
    claim: /\b(?:on my own|by myself|independently)\b/i,
    source: /\b(?:alone|on my own|by myself|independently|myself)\b/,
  },
  {
    claim: /\bresponsible for\b/i,
    source: /\b(?:responsib\w+|in charge|own(?:ed|er|ership)?|my (?:task|job|role))\b/,
  },
]

/** Words that make a result larger, wider, surer or more praised. */
export const BOASTS: Boast[] = [
  {
    claim: /\b(?:fully|completely|entirely|totally|wholly)\b/i,
    source: /\b(?:full|fully|complete\w*|entire\w*|total\w*|whol\w+|all|every\w*|100 ?%)\b/i,
  },
  { claim: /\bpermanent(?:ly)?\b/i, source: /\b(?:permanent\w*|perpetual\w*|for good|forever)\b/i },
  { claim: /\bguarante\w+/i, source: /\b(?:guarante\w+|ensur\w+|always|make sure)/i },
  {
    claim: /\b(?:flawless\w*|perfect(?:ly)?|seamless\w*|effortless\w*)\b/i,
    source:
      /\b(?:flawless\w*|perfect\w*|seamless\w*|effortless\w*|without (?:a|any) (?:hitch|problem|issue|downtime))/i,
  },
  {
    claim: /\bzero[ -](?:downtime|errors?|data loss|incidents?|defects?|bugs?|failures?|regressions?)\b/i,
    source:
      /\b(?:zero|no|without|0)(?: \w+)?[ -](?:downtime|errors?|data loss|loss|lost|incidents?|defects?|bugs?|failures?|regressions?)\b/i,
  },
  {
    claim: /\b(?:eliminat|eradicat)\w+/i,
    source:
      /\b(?:eliminat|eradicat|remov|delet|prevent|avoid|drop|stop|zero|gone|disappear|get(?:s|ting)? rid|got rid|no (?:more|longer)|without|fix|never|resolv|superfluous|unnecessar|need\w* for)/i,
  },
  {
    claim:
      /\b(?:significant|dramatic|drastic|massive|substantial|tremendous|immense|huge|enormous|vast|remarkabl|considerabl|radical)(?:ly)?\b/i,
    source:
      /\b(?:significant|dramatic|drastic|massive|substantial|tremendous|immense|huge|enormous|vast|remarkabl|considerabl|radical|much|a lot|lots|big|bigger|greatly|hundreds|thousands|orders? of magnitude|way (?:more|less|faster))/i,
  },
  {
    claim:
      /\b(?:company|organi[sz]ation|enterprise|firm|business|team|industry|department|platform|system|nation|world)[ -]?wide\b/i,
    source:
      /[ -]wide\b|\b(?:(?:every|all|whole|entire|across)\s(?:the\s|our\s|of\s)*(?:teams?|compan\w+|organi[sz]ations?|departments?|platform|systems?|services|business)|everyone|global)/i,
  },
  {
    claim:
      /\b(?:industry|world)[ -](?:leading|first|class|standard)\b|\bbest[ -]in[ -]class\b|\b(?:cutting|bleeding)[ -]edge\b|\bstate[ -]of[ -]the[ -]art\b|\bgroundbreaking\b|\brevolutioni[sz]\w+|\bgame[ -]chang\w+|\binnovative\b|\bunprecedented\b|\benterprise[ -]grade\b|\bnovel\b|\bfirst-ever\b/i,
  },
  {
    claim:
      /\bglobal(?:ly)?\b(?! (?:variable|state|config|setting|scope|search|store|lock|flag|object|option))/i,
    source: /\b(?:global|world|regions?|countr)/i,
  },
  {
    claim:
      /\b(?:award\w*|patent\w*|accolade\w*|commend(?:ed|ation)|recogni[sz](?:ed|tion) (?:by|from|for)|recognition|prais\w+|applaud\w*|kudos)\b/i,
  },
  { claim: /\b(?:promoted|promotion) (?:to|as|into)\b/i },
  { claim: /\b(?:revenue|profit\w*|sales|roi|return on investment|market share|conversion rates?|churn)\b/i },
  {
    claim:
      /\b(?:cost savings?|saving (?:the company )?(?:money|costs?)|cutting costs?|lower(?:ed|ing) costs?)\b/i,
    source:
      /\b(?:cost|costs|money|spend\w*|bill|budget|expens\w+|cheap\w*|sav(?:e|es|ed|ing|ings)|[$\u20ac\u00a3])/i,
  },
  {
    claim:
      /\b(?:user|customer|client|employee|team|developer)s?'? (?:satisfaction|happiness|retention|trust|loyalty|engagement|morale|productivity|experience|adoption)\b/i,
  },
  {
    claim: /\bproductivity\b|\bmorale\b|\bsatisfaction\b|\bretention\b|\badoption\b|\befficiency\b/i,
    source: /\b(?:productiv\w+|morale|satisf\w+|reten\w+|adopt\w*|efficien\w+)/i,
  },
  { claim: /\b(?:stakeholders?|executives?|leadership|upper management|c-level|board|investors?)\b/i },
  {
    claim: /\bcross[ -](?:functional|team|departmental|organi[sz]ation\w*)\b/i,
    source: /\bcross[ -](?:functional|team|departmental|organi[sz]ation\w*)|\b(?:teams|departments)\b/i,
  },
  { claim: /\b(?:mission|business)[ -]critical\b/i, source: /\bcritical\b/i },
  {
    claim:
      /\b(?:in|to|into|on|through) production\b|\bproduction[ -](?:ready|grade|traffic|environment|systems?|users?)\b/i,
    source: /\b(?:prod|production|live)\b/i,
  },
  {
    claim:
      /\b(?:ahead of schedule|under budget|on budget|ahead of time|before the deadline|on schedule|on time)\b/i,
  },
  {
    claim: /\b(?:exceed(?:ed|ing)|surpass(?:ed|ing)|outperform(?:ed|ing))\b/i,
    source: /\b(?:exceed\w*|surpass\w*|outperform\w*|more than|above|over|better than|beyond)\b/i,
  },
  { claim: /\b(?:24\/7|round[ -]the[ -]clock)\b/i },
  {
    claim:
      /\b(?:senior|principal|staff|chief|expert)\b(?= (?:engineer|developer|architect|\w+ engineer)|ise)/i,
  },
  {
    claim: /\b(?:never|always) (?:fails?|breaks?|crash\w*|happens?|again)\b/i,
    source: /\b(?:never|always|no longer|not)\b/i,
  },
  {
    claim: /\binstant(?:ly|aneous\w*)?\b/i,
    source: /\b(?:instant\w*|immediate\w*|at once|realtime|real-time)\b/i,
  },
  {
    claim: /\b(?:secured?|securing|hardened|bulletproof|unbreakable)\b/i,
    source:
      /\b(?:secur\w+|harden\w*|vulnerab\w+|exploit|attack|auth\w*|cve|xss|ssrf|injection|csrf|safe\w*|leak\w*|tls|ssl|encrypt\w*|protect\w*)/i,
  },
  {
    claim: /\b(?:rolled out|launched|shipped|released|went live|deployed)\b(?! (?:as|with|by))/i,
    source:
      /\b(?:roll(?:ed|s|ing)?(?: [\w'-]+){0,4} ?-?out|rollout|launch\w*|ship\w*|releas\w*|live|deploy\w*|merged|landed|publish\w*|deliver\w*|prod(?:uction)?|pushed|available|v?\d+\.\d+)\b/i,
  },
  {
    claim:
      /\b(?:no|without(?:\sany)?)\s(?:\w+\s)?(?:incidents?|outages?|regressions?(?! tests?)|complaints?|downtime|data loss|rollbacks?)\b/i,
    source:
      /\b(?:no|zero|without|never|0)\b[^.\n]{0,24}\b(?:incidents?|outages?|regressions?|complaints?|downtime|loss|lost|rollbacks?)\b|\b(?:incidents|outages|regressions|complaints|rollbacks)\b[^\n]{0,300}\b(?:none|zero|not one|not a single one)\s(?:at all\s)?since\b/i,
  },
  { claim: /\b(?:countries|continents|regions|markets|nations?|cities)\b/i },
  { claim: /\b(?:delight\w*|thrill\w*|impress\w*|happier|grateful)\b/i },
  {
    claim: /\b(?:adopted|embraced) (?:by|across)\b/i,
    source: /\b(?:adopt\w*|embrac\w*)\b/i,
  },
  { claim: /\bopen[ -]sourc(?:ed|ing)\b/i, source: /\bopen[ -]sourc/i },
  {
    claim: /\b(?:complian(?:t|ce)|certif(?:ied|ication)|audit(?:ed|s)?)\b/i,
    source: /\b(?:complian\w+|comply|certif\w+|audit\w*)\b/i,
  },
  {
    claim:
      /\b(?:machine learning|deep learning|artificial intelligence|ai-\w+|blockchain|big data|cloud[ -]native|microservices?|serverless|real[ -]time)\b/i,
  },
  {
    claim:
      /\b(?:within|in) (?:an?|one|just an?|less than an?|(?:a|the) (?:single|same)) (?:hour|day|week|weekend|month|sprint|quarter|year)\b|\bovernight\b|\bsame[ -]day\b/i,
    source:
      /\b(?:an?|one|single|same|1) (?:hour|day|week|weekend|month|sprint|quarter|year)\b|\bovernight\b/i,
  },
  {
    claim: /\b(?:hourly|daily|nightly|weekly|monthly)\b/i,
    source:
      /\b(?:hourly|daily|nightly|weekly|monthly|every|each|(?:per|an?) (?:hour|day|night|week|month))\b/i,
  },
  { claim: /\b(?:biggest|largest|fastest|highest|strongest|most (?:important|critical|valuable))\b/i },
  {
    claim:
      /\b(?:flagship|premier|top[ -]tier|high[ -]profile|strategic(?:ally)?|pivotal|instrumental|key (?:role|player|part|contributor|driver))\b/i,
  },
  {
    claim: /\b(?:critical|crucial|vital)\b/i,
    source: /\b(?:critical|crucial|vital|urgent|severe|blocker|sev-?\d|p0|p1|outage|important)\b/i,
  },
  {
    claim:
      /\b(?:scalab\w+|robust(?:ness)?|resilien\w+|high[ -]performance|high[ -]availability|fault[ -]toleran\w+|future[ -]proof\w*|best practices?)\b/i,
    source:
      /\b(?:scal\w+|robust\w*|resilien\w+|performan\w+|availab\w+|toleran\w+|future[ -]proof\w*|best practices?|stab\w+|reliab\w+)\b/i,
  },
  {
    claim: /\b(?:my|our|the|a) (?:\w+ )?team\b|\bcolleagues\b|\bcollaborat\w+/i,
    source: /\b(?:teams?|colleagues?|we|our|us|together|with [A-Z]\w+|collaborat\w+|paired|pairing)\b/i,
  },
  {
    claim:
      /\b(?:customers?|clients|end[ -]users?|subscribers?|patients|students|shoppers|readers|citizens)\b/i,
    source:
      /\b(?:customers?|clients?|users?|subscribers?|patients?|students?|shoppers?|readers?|citizens?|people|everyone|everybody|visitors?|tenants?)\b/i,
  },
]
