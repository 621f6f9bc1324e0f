import { lean } from '../lean.ts'
/** Words and turns that hint at what a sentence is for. Add a row here and weigh it in `role-weights.ts`. */
export const CUES: Record<string, RegExp> = {
  // what was wrong
  defect:
    /\b(?:bugs?|issues?|problems?|defects?|faults?|flaws?|glitch(?:es)?|regressions?|vulnerabilit(?:y|ies)|vulnerable|weakness(?:es)?|CVE-\d+|exploit\w*|malicious|attacker\w*)\b/i,
  failure:
    /\b(?:errors?|fail(?:s|ed|ing|ures?)?|crash(?:es|ed|ing)?|(?:broken?|breaks?|breaking)(?! (?:it |them |this |the \w+ )?(?:up|down|out|apart|into)\b)|exceptions?|panics?|segfault\w*|raises?|throws?|threw|reject(?:s|ed)|refus(?:es|ed)|corrupt\w*|hang(?:s|ing)?|hung|stuck|deadlock\w*|dies?|died|OOM\w*|out of (?:memory|space)|timed? ?outs?|timeouts?|brown-?outs?|resets (?=when|if|after|every|itself|again)|reboots (?=when|if|after|every|itself|again)|rac(?:e|es|y) conditions?|data race|leak(?:s|ed|ing|age)?|flaky|flakes?|(?<![\d.,$~#-])[45]\d\ds?(?![.,]\d|\s?(?:ms|secs?|mins?|[kKMG]i?B|%)\b|\s(?!errors|responses|codes|failures|is\b|was\b)[a-z]+s\b))\b/i,
  wrongness: lean(
    /\b(?:twice(?! as\b)|double[- ]\w+ed|garbled|nonsense|blank|too good|wrong(?:ly)?|incorrect(?:ly)?|invalid|inconsistent|missing|lost|los(?:es|ing)|drop(?:s|ped|ping)\s(?:(?:about|around|some|up to|roughly|over|nearly|~)\s?)*(?:\d[\d.,]*%?\s)?(?:of\s)?(?:the\s|our\s|all\s)?(?:events|packets|requests|frames|messages|connections|rows|records|jobs|orders|calls|samples|bytes|writes|mails|readings)\b|stale|outdated|duplicat\w*|unexpected(?:ly)?|unnecessar(?:y|ily)|superfluous|redundant|needless|confus\w+|misleading|silently|accidentally|mistake\w*|orphan\w*|truncat\w*|inaccurate|worse|worst|opposite|wasteful|wast(?:es?|ed|ing))\b/i,
  ),
  slowness:
    /\b(?:slow(?:er|ly|ness)?|stall(?:s|ed|ing)?|starv(?:es?|ed|ing)|lag(?:s|gy|ging|ged)?|freez(?:es|ing)|froze|stutter\w*|jank\w*|drop(?:s|ping|ped) to|ran past|overran|too (?:long|many|much|large|big)|expensive|inefficient|overhead|bottlenecks?|spik(?:es?|ed|ing)|saturat\w+|overload\w*|high (?:cpu|memory|load|latency)|latency|takes? (?:a )?(?:long|hours|minutes|ages|forever|for ever|significant|up)|took (?:a )?(?:long|hours|ages|forever)|huge|excessive|consum\w+|large amounts?|significant (?:cpu|memory|time|load)|expend\w*|growing|keeps? growing|burden|toil)\b/i,
  inability:
    /\b(?:cannot|can't|can not|couldn't|could not|unable|impossible|not possible|no way|won't|wouldn't|not able|didn't (?:work|help)|did not (?:work|help)|doesn't (?:work|support)|does not (?:work|support)|isn't(?! (?:too |so |that |half )?bad)|aren't|not supported|unsupported|incompatible|not compatible|lack(?:s|ed|ing)?|hard to|hard(?:er)?|difficult\w*|tricky|struggl\w+|pain(?:ful)?|annoy\w+)\b/i,
  mishap:
    /\b(?:jam(?:s|med|ming)?|shorted|short circuits?|fried|burn(?:t|ed) out|bl(?:ew|own|owing|ows) (?:up|out)|melted|snapped|cracked|misbehav\w+|misaligned|diverg(?:ed|es|ing)|overfit\w*|overheat\w*|drift(?:s|ed|ing)?|flicker\w*|hassle|struggles?|nightmare|frustrat\w+|headaches?|mess(?:y)?|ugly|hacky|fragile|brittle|clumsy|cumbersome|tedious|unreliable|unstable|backwards|upside down|nan|denied|odd(?:ly)?|weird(?:ly)?|strange(?:ly)?|suspicious(?:ly)?|went missing|setbacks?|obstacles?|roadblocks?|blockers?|challeng\w+|hiccups?|trouble\w*)\b/i,
  outage:
    /\b(?:outages?|downtime|down(?!\s(?:by\s|from\s|to\s)?[~$\d])|ran out of|running out of|went offline|fell over|full up|unusable|locked out|nobody (?:could|can)|went down(?!\s(?:by|from|to)\b)|unavailable|unreachable|incident|degraded|degradation|alerts?|paged|disk (?:space|full)|full disk|expired|blocked|customers? (?:saw|reported|complain\w+)|complain\w*|affected|impacted|users? (?:saw|were|could|reported|complain\w+))\b/i,
  negation: /\b(?:not|n't|never|no|nor|without|nothing|nobody|none)\b|n't\b/i,
  persists:
    /\b(?:keeps?|kept) (?:on )?(?!working\b|running\b|improving\b|trying\b|using\b|going\b|being\b|testing\b|narrowing\b)[a-z]+ing\b/i,
  laborious:
    /\b(?:takes?|took|needs?|needed) (?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|several|too many) (?!seconds?\b|minutes?\b|hours?\b|days?\b|weeks?\b|months?\b|ms\b)[a-z]+ to [a-z]+\b/i,
  'never done':
    /\b(?:is|are|was|were|gets?|has|have) never (?:been )?(?!at\b)[a-z]+(?:ed|en|n|t)\b|\bnever (?:resolves?|returns?|fires?|ends?|finish(?:es)?|stops?|gets?|clears?|frees?|closes?|releases?|arrives?|updates?)\b/i,
  idle: /\b(?:does|did|do) nothing (?:at all|when|if|after|on|in|for)\b|\b(?:does|did) nothing[.,]?$|\b(?:has|had) no effect\b|\bnothing (?:happens|happened)\b/i,
  confined:
    /^(?!.*\b(?:now|I|we)\b).*(?:\b(?:is|are|was|were) (?:limited|restricted|confined|hard-?coded) to\b|\b(?:works?|worked) only (?:with|on|in|for|if|when)\b|\bonly (?:works?|worked|accepts?|accepted|supports?|supported|handles?|handled|knows?|knew) )/i,
  cause:
    /\b(?:because|due to|caused? by|causes?|caused|causing|root cause|reasons?|results? in|resulted in|resulting in|leads? to|led to|leading to|leads|manifest\w*|trigger(?:s|ed|ing)?|which (?:means|meant)|this means|that meant|stem(?:s|med) from|comes? from|culprit|introduced|turns? out|turned out|since(?!\s(?:then|today|yesterday|[A-Z][a-z]*day|last|this morning|the (?:fix|change|release|repair|deploy|deployment|update|upgrade|move|switch|patch|rollout|merge)\b|\d))(?=\s))\b/i,
  formerly:
    /^(?:before (?:this|that|then)|previously|until (?:now|then|recently)|formerly|in the past),?\s(?!(?:I|we) (?:added|built|wrote|made|fixed)\b)/i,
  before:
    /\b(?:previous(?:ly)?|before(?: this)?|used to|originally|until now|formerly|earlier|in the past|old (?:behaviou?r|code|version)|existing|historically|so far|initial(?:ly)?|was (?:using|doing|being|set|taking|passing|calling|never))\b/i,
  today: /\b(?:currently|today|at the moment|right now|as of (?:now|today)|nowadays|present(?:ly)?)\b/i,
  condition:
    /^(?:when(?:ever)?|if|in (?:some|such|certain|this|that) (?:cases?|situations?)|sometimes|for example|on (?:chrom|some|certain)\w*)\b|\b(?:sometimes|occasionally|whenever|in (?:some|certain|rare) (?:cases|situations)|potentially|might|may|could)\b/i,
  contrast:
    /^(?:but|however|unfortunately|yet|still|though|although|sadly)\b|\b(?:however|unfortunately|though)\b/i,
  need: /\b(?:requires?|required|needs?|needed|must|have to|has to|necessary|want(?:s|ed)? to|would like|wish|goal|aim(?:s|ed)?|motivat\w+|complain\w*)\b/i,
  // what was done
  thisChange: /\b(?:this|these) (?:pr|pull request|mr|commit|change|changes|patch|cl|diff|fix|branch)\b/i,
  replacement:
    /\b(?:instead(?: of)?|rather than|in favou?r of|replac\w+|switch\w*|migrat\w+|moved?|moving|convert\w*|swap\w*)\b/i,
  tests:
    /\b(?:unit |regression |integration |e2e )?tests?\b|\b(?:test(?:ed|ing)|coverage|verif(?:y|ied)|validat\w+|reproduc\w+|bench(?:mark\w*)?)\b/i,
  means:
    /\b(?:by (?:\w+ly )?\w+ing|so that|so we|in order to|to (?:avoid|prevent|ensure|make sure|allow|fix|address|work around|bypass|handle|support|reduce|improve))\b/i,
  purpose: /^(?:to|in order to)\s\w+/i,
  fixing:
    /\b(?:fix(?:e[sd])?|solution|resolution|solved?|resolv\w+|workaround|work around|address(?:es|ed)?|mitigat\w+|remed\w+|correct(?:s|ed|ing)?|rollback|roll(?:ed)? back|restart\w*|reboot\w*|revert\w*)\b/i,
  adding:
    /\b(?:add(?:s|ed|ing)?|introduc\w+|implement\w*|creat(?:e|es|ed|ing)|built|build(?:s|ing)?|wrote|written|writ(?:e|es|ing)|support(?:s|ed)? for|new|enabl\w+|configur\w+|set up|deploy\w*|ship(?:s|ped)?|releas\w+)\b/i,
  removing:
    /\b(?:remov\w+|delet\w+|drop(?:s|ped)?|disabl\w+|stop(?:s|ped)?|skip(?:s|ped)?|avoid\w*|clean(?:ed|s)?(?: up)?|deprecat\w+|limit(?:s|ed|ing)?|restrict\w*|prevent\w*)\b/i,
  updating:
    /\b(?:updat\w+|upgrad\w+|chang(?:e|es|ed|ing)|refactor\w*|rewr(?:ite|ote|itten)\w*|renam\w+|improv\w+|optimi[sz]\w+|simplif\w+|extend\w*|split\w*|increas\w+|bump\w*|adjust\w*|tweak\w*|wrap(?:s|ped)?|merge[ds]?)\b/i,
  // how it was found out or decided
  inquiry:
    /\b(?:investigat\w+|look(?:ed|ing) (?:at|into|for)|debug\w*|trac(?:ed|ing)|profil(?:ed|ing)|research\w*|explor\w+|analy[sz]\w+|check(?:ed|ing)|examin\w+|inspect\w+|dug|digging|notic\w+|discover\w*|found(?: out)?|realis\w+|realiz\w+|figured?|learn(?:ed|t|ing)?|stud(?:y|ied)|discuss\w*|suspect\w*|survey\w*|measur\w+|confirm(?:ed)?|experiment\w*)\b/i,
  attempt:
    /\b(?:tr(?:y|ied|ying)|attempt\w*|first attempt|at first|didn't help|gave up|eventually|ended up|had to)\b/i,
  alternative:
    /\b(?:alternativ\w+|option(?:s)?|another way|other approach\w*|consider(?:ed|ing)?|could have|would have|possib(?:le|ility)|trade-?offs?|not worth|instead of|rather than|proposal|either|we could|one could)\b/i,
  decision:
    /\b(?:decid\w+|decision|chose|choosing|choice|opted|prefer\w*|conclusion|agreed|idea|approach|strategy|design|plan was|the goal|makes sense|seems? reasonable|i think|we think|in my (?:head|opinion)|imo)\b/i,
  likeness:
    /\b(?:similar(?:ly)? to|mirror(?:s|ing)?|same (?:way|as|approach)|already (?:does|do|has|have|ensures?|supports?|handles?|use[sd]?)|follow(?:s|ing) (?:the|an)|based on|inspired by|only needs?|as it|the same)\b/i,
  // what came of it
  noLonger: /\b(?:no longer|anymore|not any ?more|without (?:having|needing) to)\b/i,
  relief:
    /\b(?:no longer|not any ?more|never again|without) (?:\w+ly )?(?:fail|crash|break|leak|hang|block|error|time|need|require|spawn|overload|lose|wait|depend|return|throw|show|run out|get)\w*/i,
  isNow:
    /\b(?:is|are|was|were|been) (?:now|more or less|finally)\b(?! (?:going|broken|failing)\b)|\b(?=now)(?<!\b(?:for|right|until|by|till|as of) )(?:now (?!that\b|we\b|i\b|i'm\b|it (?:does|is)n|think\b|know\b|needs?\b|want\b|fails?\b|running\b|going\b|be\b|on\b|as\b|to\b|trying\b|working on\b)[a-z]+s?\b|now(?:[,.!;]|$))|\b(?:can|should) now\b/i,
  afterChange:
    /\b(?:after (?:this|that|the|these) (?:changes?|fix|commit|pr|patch|upgrade|migration)|after that|with this (?:change|pr|fix|commit|patch|in place)|from now on|going forward|once (?:deployed|merged|released)|as a (?:side )?(?:benefit|bonus|result)|in turn)\b/i,
  unchanged:
    /\b(?:unchanged|no (?:functional|behaviou?r(?:al)?|user-facing|visible|production|api)?\s?changes?|still (?:works?|passes|uses?|covered|stripped)|continues? to|stays? (?:the same|covered)|remains?|backwards?[- ]compatible|keeps? working|no action is required|equivalent)\b/i,
  works: lean(
    /\b(?=[wps])(?<!\b(?:not|never|stopped|keep|to|how it|would|should|could|will|\w+n't)\s(?:really\s|seem to (?:be\s)?|be\s)?)(?:works(?! (?:on|with|for|around|in progress)\b)|(?<=\b(?!(?:thi|hi|it|i|wa|doe|ha|alway|a)s\b)[a-z]+s )work(?=[.,;!]|$| (?:again|now|fine|well|as (?:expected|intended)|correctly|properly|perfectly)\b)|(?<=\b(?:is|are|was|were|now|all|still|and|fully|finally|back|be|been|it|a) )working(?! (?:on|with|for|around|indefinitely)\b)|working(?= (?:again|now|fine|well|as (?:expected|intended)|correctly|properly|perfectly|end[- ]to[- ]end)\b)|worked(?! (?:on|with|for|around)\b)|(?:passes|(?<!\b(?:is|are|was|were|be|being|been|get|gets|have|has) )passed)(?! (?:to|through|as|in|into|by|along|via|from|it|them|an?)\b)|succeeds|succeeded|successful(?:ly)?)\b|\b(?:start(?:s|ed)|began|begins|going) (?:to )?(?:work|pass|respond|run|boot|build|sync|load)(?:ing)?\b/i,
  ),
  restored:
    /\b(?:back (?:to normal|up|online|again|on ?line|in service)|(?:is|are|was|were|been) (?:now )?(?:back|resolved|restored|recovered|fixed|solved|finished|complete|(?:completed|done)(?! (?:by|with|in|via|using|through|on|when|at|so)\b))|went back|(?<=\S )resolved(?! (?:the|an?|changes|some|all)\b)|recovered|restored|once again|resumed|subsided|all clear|end of (?:the )?(?:outage|incident)|normal (?:service|operations?|levels?))\b|(?<!\b(?:fail\w*|crash\w*|broke|down|diverged|happen\w*)\s)\bagain(?:[.!]?$| (?:since|from|at)\b)/i,
  landed:
    /\b(?:merged|accepted|reviewed|approved|released|deployed|in production|went live|is live|rolled out|shipped|published|adopted)\b/i,
  praise:
    /\b(?:good|great|happy|fine|nice(?:ly)?|helpful|wins?|well|achiev\w+|milestone|proud|pleased|closer)\b/i,
  averts:
    /\b(?:avoids|prevents|eliminates|solves|gets rid of|got rid of|get rid of|removes the need|fixes the|(?:does|did|this|that|it|which) (?:indeed |really |finally )?(?:fix|solv|resolv|cur)(?:e|es|ed)?)\b/i,
  noHarm: lean(
    /\bnothing (?:was|got|has been) (?:lost|damaged|dropped|corrupted|leaked|exposed|harmed)\b|\b(?:no|none of the|not any|not one|not a single) (?:\w+ ){0,3}(?:compromised|lost|affected|impacted|required|needed|leaked|damaged|missed|dropped|corrupted|exposed|harmed)\b|\bnot been (?:used|affected|accessed|compromised)\b|\bstayed (?:up|online|available|responsive|stable|green|healthy)\b|\bheld up\b|\b(?:had|have had|saw|there (?:was|were)) (?:no|zero|not a single) (?:outages?|incidents?|downtime|crash(?:es)?|data loss|failures)\b|\b(?:has|have)(?:n't| not) (?:crashed|restarted|failed|gone down|been down|fallen over|happened|occurred|come back|paged)\b|\b(?:could|can)(?:n't| not) (?:be )?reproduced? (?:it|this|that|the [a-z]+ )?\s?(?:any ?more|any longer|since|again)\b|\bcannot (?:be )?reproduced? (?:it|this|that)?\s?(?:any ?more|any longer)\b|\b(?:did not|didn't) (?:even )?(?:go down|go offline|fall over|crash) (?:when|while|during|in|under|although|despite|even)\b/i,
  ),
  trailing:
    /,\s(?:thus |thereby |hence )?(?:avoiding|preventing|reducing|improving|enhancing|resulting in|saving|cutting|making|allowing|enabling|eliminating|increasing|ensuring|leading to|lowering|giving|speeding)\b|\bresulting in\b/i,
  gain: lean(
    /\b(?:faster|quicker|(?:twice|times|half) as (?:fast|quick|small|long|loud)|wins? of|(?:perf|performance|speed|throughput) (?:increase|boost|gain)s?|quick(?:ly)?|speed(?:s|ed|ing)?(?:-?ups?| up)|sped|improv\w+|reduc\w+|decreas\w+|drop(?:s|ped)(?!\s(?:(?:about|around|some|up to|roughly|over|nearly|~)\s?)*(?:\d[\d.,]*%?\s)?(?:of\s)?(?:the\s|our\s|all\s)?(?:events|packets|requests|frames|messages|connections|rows|records|jobs|orders|calls|samples|bytes|writes|mails|readings)\b)|fell|cut(?:s|ting)?|sav(?:e|es|ed|ing|ings)|less|fewer|smaller|lower(?:s|ed)?|shorter|halv\w+|doubled|tripled|more (?:efficient|accurate|reliable|stable|robust|readable|secure|realistic)|better|easier|simpler|cheaper|safer|cleaner|greatly|significant(?:ly)?|brought down|went (?:from|down|up)|down (?:from|to)|increas(?:ed|es) to|accura\w+|(?:massive|huge|big|noticeable|clear|dramatic) (?:improvement|difference|gain|speed-?up)|difference\b.{0,30}\b(?:massive|huge|big|clear|noticeable|dramatic))\b/i,
  ),
  allows:
    /\b(?:allow(?:s|ed|ing)?|enabl(?:es|ed|ing)|lets?|makes? it (?:possible|easier|easy)|possible to|ability to|able to|can now|now (?:can|be)|benefits?|provides?|means that|ensur\w+|resulting in|result(?:s|ed)? in|thereby|enhanc\w+)\b/i,
  benchmark:
    /\b(?:benchmark\w*|measured|on average|median|p\d\d|throughput|in (?:tests?|production|practice)|performance|ns\/op|before:|after:|old:|new:)\b/i,
  outcome:
    /\b(?:as a result|result(?:s|ed)?|outcome|in the end|finally|so far|this brought|this (?:reduced|improved|cut|saved|allowed|made|gave|fixed|led)|accuracy|score)\b/i,
  setting: lean(
    /\b(?:time-?outs?|limits?|retention|ttl|intervals?|thresholds?|(?:pool|batch|buffer|heap|page|chunk|cache) sizes?|max\w*|replicas|retries|back-?off|log level|concurrency|quotas?|defaults?|learning rate|deadline|alert at)\b.{0,30}\b(?:from|to|is|at|set|=|of)\b.{0,14}\d|\b(?:rais|lower|increas|decreas|bump|chang|reduc|extend|set|cap)\w*\s(?:the\s)?(?:\w+\s){0,3}(?:time-?outs?|limits?|retention|ttl|intervals?|thresholds?|sizes?|replicas|retries|quotas?|concurrency)\b|^(?:set|put) \w+.{0,30}\bto \d|^the new (?:[\w-]+ ){0,2}(?:delays?|values?|settings?|sizes?|ports?|weights?|steps?) (?:is|are|will be) \d/i,
  ),
  absence: lean(
    /\b(?:no|not a single|zero|without (?:a|an|any|a single)|no more|no further|not one)\s(?:\w+\s){0,2}(?:findings|objections|remarks|freezes?|resets?|reboots?|glitch(?:es)?|drop-?outs?|misses|outages?|drops?|errors?|failures?|crash(?:es)?|timeouts?|complaints?|incidents?|alerts?|pages?|underruns?|leaks?|regressions?|downtime|hiccups?|issues?|problems?|duplicates?|restarts?|flakes?|data loss|lags?|stalls?|retries|warnings?|reports?|tickets?|recurrences?|deadlocks?)\b|\b(?:nobody|no one|none|nothing) (?:has|have|had|was|were)\b.{0,60}\bsince\b|\b(?:hasn't|has not|haven't|have not) (?:reported|seen|lost|missed|noticed|complained|had)\b.{0,40}\bsince\b|\b(?:hasn't|has not|haven't|have not|not) (?:happened|recurred|come back|been seen|seen|reappeared|failed|crashed)\b|\b(?:is|are|was|were) (?:now )?gone\b|^gone\b|\bquiet (?:since|now)\b|\b(?:went|goes) away\b|\bdisappeared\b|\b(?:lost|missed|had|saw|seen|got) (?:no|zero|not a single|not one) (?:\w+ ){1,3}(?:since|so far|this (?:week|month|year|season))\b|\b(?:complaints?|reports?|tickets?|calls|alerts?|alarms?|errors?|e?mails|questions|warnings?|crashes|timeouts?|disconnects?|drop-?outs?|freezes) (?:(?:about|from|for|on|in) (?:\w+\s){1,4})?(?:have |has )?(?:all )?(?:stopped|ceased|dried up|vanished)\b|\bthe (?:[\w-]+ )?(?:[a-z]{3,}ing|noise|hum|buzz|drip|drift|flicker|smell|vibration|stutter|jitter|lag|bouncing)s? (?:has |have )?(?:stopped|ceased|vanished)\b|\bstopped (?:complaining|calling|asking|crashing|failing|flapping|freezing|hanging|leaking|timing out|dropping|disconnecting|rebooting|overheating|paging)\b|\b(?:nobody|no one|no-one) (?:has |have )?(?:complained|asked|called|reported|noticed|had to|needs to|has to)\b/i,
  ),
  comparison:
    /\((?:was|were|before|previously|up from|down from|vs\.?|from|used to be)\b|\bused to (?:be|take|cost|need|run)\b.{0,40}\d|\d\S{0,12}\s?(?:\w{1,16}\s)?(?:vs\.?|versus|against|compared (?:to|with)|instead of|in place of|rather than|down from|up from|and not)\s\S{0,12}\d|\d\S{0,12},\s(?:down |up )?from\s\S{0,12}\d|\blast (?:week|month|year|time|quarter)\b.{0,20}\d|\bwas \d|\b(?:half|a third|a quarter|double|twice|a fraction) (?:of what|the (?:time|size|memory|cost|price|load|number))\b/i,
  adoption: lean(
    /\b(?:used|installed|adopted|picked up|read|copied|requested|starred|downloaded|shared|followed|attended|visited) by (?:\w+\s){0,3}(?:\d|all|every|the whole|most|several|two|three|four|five|six|seven|eight|nine|ten|other)|\b\d[\d,.]*\s(?:\w+\s){0,2}(?:users?|people|teams?|customers?|engineers?|developers?|colleagues|sites?|repos(?:itories)?|services|students|attendees|stars|installs|downloads)\b.{0,30}\b(?:use|using|adopted|switched|installed|rely|signed up|attended|asked)\b|\b(?:teams?|people|users|everyone|everybody|colleagues|customers) (?:now )?(?:use|uses|are using|is using|started using|switched|rely|relies|like|love|adopted)\b|\b\d+ (?:weekly|daily|monthly|active) (?:active )?users\b/i,
  ),
  // by its shape alone: who uses it, by how much it is better, what nobody has to do any more
  endByShape: lean(
    /\b(?:teams?|crews?|staff|shifts?|desk|office|department|group|operators|drivers|technicians|nurses|teachers|students|biologists|engineers|developers|designers|testers|everyone|everybody|people|users|colleagues|customers|clients|[a-z]{4,}(?:ers|ors|ists|ians)) (?:(?:on|in|at) the [a-z]+ (?:[a-z]+ )?)?(?:(?:now|already|actually|all|still|mostly) )*(?:uses?|relies on|rely on|works? with) (?:it|this|them)\b|\b(?:is|it's|has been) (?:(?:now|already|currently|also|being|since) )*(?:used (?:daily|every|in production|by (?:(?:the|our|my|all|most|every|several|two|three|four|five|\d+) )?(?:[a-z]+ )?(?:teams?|crews?|staff|shift|desk|office|department|group|people|users|students|everyone|everybody|colleagues|customers|[a-z]{3,}(?:ers|ors|ists|ians)))|in use (?:by|at|in|on|every|daily|across)|in (?:daily|regular|production) use)\b|\b(?:nobody|no one|no-one) (?:has|needs|had) to\b.*\b(?:any ?more|by hand|manually)\b|\bno [a-z]+ (?:[a-z]+ )?(?:is |are )?(?:needed|required|necessary) any ?more\b|\bused to (?:be|take|need|cost|last)\b.{3,40}\bnow\b|\bbefore, now (?:none|zero|only|just|\d)|^(?:no|nobody|not one|not a single|nothing|zero)\b.*\bsince then\b|^it was (?:shipped|rolled out|handed over|delivered) (?:to|with)\b|^(?:it|this|that) (?:now )?(?:needs|takes|uses) (?:about |only |just )?\d[^,]{1,30}, the [\w -]{3,30} (?:needed|took|used)\b|^(?:it|this|that|the [a-z-]+(?: [a-z-]+)?|[a-z-]+s) (?:now )?(?:runs?|is|are|loads?|starts?|boots?|builds?|renders?|works?|responds?|compiles?|finish(?:es)?|opens?) (?:now )?(?:(?:about|around|roughly|almost|nearly|over) )?(?:(?:twice|half|(?:two|three|four|five|six|ten) times|\d[\d.]*(?: times|x)) as [a-z]+|(?:\d[\d.]*(?:x|%| times)|(?:two|three|four|five|six|ten) times) (?:faster|smaller|shorter|quicker|lighter|cheaper))|^(?:it|this|that) (?:now )?(?:runs|converts|processes|imports|handles|reads|scans|parses|renders|compiles|sorts) (?:at (?:about |around |over )?\d[\d.,]* ?(?:fps|Hz|kHz|MHz|frames)|(?:\d[\d,.]*k? [a-z]+ )in (?:(?:under|less than|about|just|around) )?(?:\d|a second|a minute))/i,
  ),
  confirmation: lean(
    /\b(?=[cvshta])(?<!\b(?:not|n't|not been|yet) )(?:confirmed|verified|signed off|signed-off|happy with|thanked|thumbs up|approved|accepted|validated)\b|\b(?:looks?|looking|is|are|all|runs?|seems?) (?:ok|okay|good|fine|green|clean|stable|healthy|flat(?= at\s| since\s)|steady(?= at\s| since\s))\b(?: now| again| since)?|\b(?:tests?|ci|builds?|pipeline|suite|checks?) (?:is|are|was|were|now|all|went|came back|back to)?\s?(?:green|passing|pass|passes|passed)\b|\bby (?:herself|himself|themselves)\b|\bon the first (?:try|attempt)\b|\bcaught up\b|\bholds? \d|\bfreed\b/i,
  ),
  progress:
    /\b\d+\s(?:of|out of|from|\/)\s(?:the\s)?\d+\b|\b(?:only |just )?\d+ (?:\w+ )?(?:are |is )?(?:left|remaining|to go)\b|\b(?:all|every one|half|most) (?:of them |of the \w+ |\d+ )?(?:are|is|have been|were) (?:now )?(?:done|migrated|moved|converted|updated|fixed|closed|covered)\b/i,
  gotGoing:
    /\b(?=[ghm])(?<!\b(?:not|never|to|\w+n't)\s)(?:got|gets?|have|had|has|made)\s(?:[^\s.;:]+\s){1,8}?(?:(?:to |up and )?(?:work|run|boot|build|compile|load)(?:ing)?(?=[.,;!]|$| (?:again|now|on|in|with|and|under|fine|well|for)\b))/i,
  ready:
    /\b(?:is|are|was|were|been|'s|looks) (?:now |all |mostly |almost |finally |fully |nearly |up and |completely )*(?:ready|finished|complete|functional|operational|calibrated|configured|live|usable|stable|solid|in place|running|up to date|merged|available)\b(?! (?:by|with|to (?:be|the))\b)/i,
  ease: /\b(?:(?:not|isn't|wasn't) (?:too |so |that |half )?bad|just worked|smooth(?:ly)?|without (?:a hitch|any trouble|fuss)|went (?:very |really |quite )?(?:well|fine)|painless\w*|perfectly|flawless\w*|like a charm|as expected|confiden(?:t|ce)|(?:received?|got|earned|much) (?:\w+ )?(?:praise|compliments?|feedback)|positive feedback|(?:easy|quick) (?:upgrade|migration|change|win|fix))\b/i,
  success: lean(
    /\b(?:(?:big|huge|nice|great|major|massive|clear|real|quick) (?:wins?|success|step forward|milestone|relief|leap|improvement)|break-?\s?through|success(?!ful|ion|or)|paid off|worth it|just worked|more confiden\w+|(?:much|very|really|quite|pretty|super|so) (?:happy|happier|pleased|satisfied|proud)|on track|at last|(?:on |for )?the first time)\b/i,
  ),
  runs: /\b(?:they|both|all|everything|these|those|things|tests) (?:now |all |still |just |finally )?(?:work|run|pass|build|boot)(?=[.,;!]|$| (?:again|now|fine|well|as|correctly|properly|perfectly)\b)|\bseems? to (?:be working|work|run|be running|do the (?:trick|job)|help|have (?:fixed|solved|helped))\b|\bup and running\b/i,
  thisMade: lean(
    /^(?:so |and |but |also,? |now )?(?:this|that|it|which|these|they) (?:also |really |greatly |now |has |have |already |alone )?(?:simplif\w+|made|makes|gave|gives|saved?|saves|cuts?|help(?:ed|s)|lets|allow(?:ed|s)|enabl(?:ed|es)|speeds|sped|br(?:ought|ings)|reduc(?:ed|es)|improv(?:ed|es)|frees?|freed|remov(?:ed|es)|eliminat(?:ed|es)|solv(?:ed|es)|fix(?:ed|es)|led to|leads to|result(?:ed|s) in|should (?:\w+ )?(?:make|help|reduce|improve|speed))\b|^(?:overall,? |together,? |all in all,? )?(?:the|these|both|all these) (?:changes?|improvements?|optimi[sz]ations?|fixes|tweaks|commits) (?:together |also )?(?:result(?:ed)? in|le(?:ad|d) to|br(?:ing|ought)|deliver(?:ed)?|yield(?:ed)?|g(?:ive|ave)|saved?|cut|reduced?)\b|^(?:the|our) (?:end |net |overall |final )?(?:results?|effects?|outcome|upshot|benefits?) (?:is|was|are|were) (?:an? )?(?:much |far |slightly |significantly )?(?:lower|faster|smaller|fewer|less|better|simpler|cleaner|cheaper|easier|shorter|improved|reduced|more (?:stable|reliable|robust|readable|efficient))\b/i,
  ),
  canNow:
    /\b(?:I|we|you|users?|people|they|it|one|everyone|anyone|developers?|customers?|players?|\w+s) can (?:now|finally|again)\b|\b(?:now|finally) (?:\w+ )?(?:I|we|you|it|they|users?) can\b|\b(?:was|were|am|is|are) (?:now |finally |then |ultimately |eventually |also |even )?able to\b/i,
  timesheet: /^[^.;]{1,60}[\s(:\u2013-]\s?~?\d+(?:\.\d+)?\s?(?:hrs?|hours?|h)\)?\.?$/i,
  // what is still to come, and noise
  wish: lean(
    /\b(?:I|we)(?:'d| would)? (?:really |also |still |then |next |just )?(?:like to|want to|hope|intend|expect|plan|need to|wish|aim|might|may)\b|\b(?:I'm|we're|I am|we are) (?:still |also |now |currently )?(?:considering|thinking (?:of|about)|planning|hoping|looking forward|going to)\b|^(?:expect|looking forward|planning|hoping|might|need to|want to|would like|gotta)\b|\b(?:my|our|the) next (?:step|goal|task|plan|thing|target)s?\b|\bone thing (?:I|we)\b/i,
  ),
  future:
    /\b(?:will|'ll|going to|plan(?:s|ned|ning)?|next (?:week|step|time|month|sprint|up|release|version)|todo|to-do|later|in (?:the )?future|follow[- ]?up|long[- ]term|eventually|soon|tomorrow|upcoming|separate(?:ly)? (?:pr|issue|change)|tracks?|hope(?:fully)?|would be nice|ideally|once (?:(?:that|this|it)(?:'s)?|the [\w-]+) (?:is|are|has|have|gets?|lands?|can)|once (?:that's|it's))\b/i,
  should:
    /\b(?:should|need to|needs to|must|ought|have to|remaining|still (?:need|to|some|missing|working)|not yet|in progress|wip|draft)\b/i,
  thanks: /\b(?:thanks?|thank you|kudos|credits?|cc|reported by|special thanks|shout ?out)\b/i,
  reference:
    /^(?:(?:fix(?:e[sd])?|close[sd]?|resolve[sd]?|refs?|see|see also|related(?: to)?|part of|reverts?|relates to|for|bug|issue|meta topic|via|pr|commit)(?:\s*:\s*|\s+)?)+(?:#|https?:|[A-Z]+-\d|commit\b|also\b|CVE-)/i,
  question: /\?\s*$/,
  you: /\b(?:you|your|let me know|please|feel free|reviewers?)\b/i,
  chatter:
    /\b(?:lol|haha|fun|excited|exciting|bored|enjoy\w*|weekend|holiday|vacation|coffee|hello|hi all|hey|welcome|blog|post|week \d+|stay tuned|read more|i hope|feel(?:s|ing)?|love|super)\b|:\)|:D|;\)/i,
}
