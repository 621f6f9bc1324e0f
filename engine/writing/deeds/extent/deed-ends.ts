import { lean } from '../../../lean.ts'
/** Where the deed ends and another statement, its fate, its day or chatter begins. */
export const ENDS: readonly RegExp[] = [
  // "Added the key, redeployed": what was done next to it all.
  /,\s(?:and\s)?re-?(?:deployed|started|booted|tested|trained|ran|built|installed|imported|released|indexed)(?:\s(?:on|at|in)\s[^,]{2,30})?$/,
  // "Painted the mast, after the fair, I'll paint the pier": when the next thing will be done.
  /,\s(?:and\s|then\s)?(?:after|once|when|before|as soon as|in|on|next|from|tomorrow|later)\b[^,;]{0,60},\s(?:I|we)(?:['\u2019]ll|\swill|\s(?:plan|want|hope|intend) to|(?:['\u2019]m|['\u2019]re|\sam|\sare) going to)\s.*$/,
  // "..., so once the yard is built, we can start", "..., and in our yard, we painted it".
  /,?\s(?:so|and|but)\s(?:once|when|if|after|until|as soon as|in|on|at|for|with|during|from|by|to|before)\s[^,]{3,80},\s(?:I|we|it|they|you)\s.*$|,?\sso\s(?:once|when|if|as soon as)\s[^,]{3,80}$/,
  // "Oiled the gate, after the fair, I will paint it": what is to come, and when.
  /,\s(?:after|before|once|when|during|by|next)\s[^,;]{3,50},\s(?:I|we)(?:'ll|\s(?:will|plan|hope|want|intend|shall|am\sgoing|are\sgoing))\s.*$/,
  /,\s(?:plus\s)?(?:it|they|this|these|he|she|I|we|that)(?:'\w+)?\s.*$/,
  // "... the pier as well as started to paint it": another deed.
  /,?\sas well as\s(?:also\s)?(?:[a-z]+ed|began|wrote|made|set|built|ran|got)\s(?:to|the|an?|some|all|in|on|my|our|up|out)\s.*$/,
  // "Oiled all hinges except I have two to go": what is left.
  /,?\sexcept\s(?:that\s)?(?:I|we|it|they|there)\s.*$/,
  // What is left of a sentence that ends right after its opening.
  /:\s(?:for|in|on|with|when|if|after|before|at|since|as)\s[^:,]{1,30}$/,
  // "A very short, but sturdy rail" goes on.
  /(?<!\b(?:an?|the|this)\s(?:very|quite|pretty|fairly|really|rather)\s[a-z-]{2,14}),\s(?:but|although|though|however)\s.*$/,
  // What is said of it besides: "third time's the charm", "now being painted".
  /,\s(?:[\w-]+\s){0,3}[\w-]+'s\s(?:the|an?|not|all)\s.*$/,
  /,\s(?:now|currently|soon)\s(?:being|to be|getting)\s.*$/,
  /,\s(?:[\w-]+\s){1,4}?(?:is\s|are\s|was\s|were\s)?back (?:to normal|online|up|in service)(?=[.!]*$)/,
  // "Added a probe, both pumps read it": what others do with it.
  /,\s(?:the\s|all\s|both\s)?(?!(?:which|who|that|it|they|we|I|and|so|but|to)\b)(?:(?!(?:to|had|have|has|then|also|was|were|I|we|must|could|should)\s)[\w/+&-]+\s){1,7}(?:use|uses|read|reads|call|calls|poll|polls|check|checks|show|shows)\s(?:it|them)[.!]*$/,
  // "... Tuesday morning".
  /\s(?:on\s)?(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:morning|afternoon|evening|night)(?=[.!]*$)/i,
  // What is only remarked: "(did not know it was due)", "(one warning about the lid)", "(who are great by the way!)".
  /\s\((?:[^()]*\s)?(?:did(?:n't| not)|do(?:n't| not)|could(?:n't| not)|not worth|abandoned|warnings?|by the way|even more|hopefully|sadly|unfortunately|lol|haha|I|my|shows|says|(?:recommended|suggested|requested|proposed) by)\b[^()]*\)/,
  /\s\((?:who|which) (?:is|are|was|were)\b[^()\d]*\)/,
  // In which change: "the lid (PR 90)", "a lid for it PR #303".
  /\s?\((?:PR|MR|pull request|merge request)s?\s?#?\d+(?:,?\s#?\d+)*\)|(?<!\b(?:in|via|with|to|for|from|of|on|by|as|the|an?|and|or|new|my|our|this|draft|merged|opened|reviewed|closed|created|submitted|made|finished|addressed|resolved))\s(?:PR|MR)\s#\d+(?=[.!]*$)/,
  // "Oiled the hinge of the lid - shed": where, as a tag.
  /(?<=\s\S+\s\S+)\s[-\u2013\u2014]\s[a-z][a-z-]+$/,
  // "Moved the lid to the shed, tidying".
  /(?<!(?:,|ing\b).*),\s[a-z]+ing(?=[.!]*$)/,
  /,\s(?:together|again|once more|of course)(?=[.!]*$)/,
  // "Dumped it, restored it, done in 40 minutes": how long it took.
  /,\s(?:all\s)?(?:done|finished|took)\s(?:in\s)?(?:(?:about|under|only|less than)\s)?(?:\d+|an?|one|two|three|four|five|ten)\s(?:seconds?|minutes?|mins?|hours?|days?|evenings?|weeks?)[.!]*$/,
  // "Reinstalled it to be sure: 25 minutes until all was back".
  /:\s(?:(?:about|only|just|under)\s)?\d[\d.,]*\s(?:seconds?|minutes?|mins?|hours?|days?|lines)\b[^:]*$/,
  // "Switched the stamps to UTC and only convert when showing them": what is done since, each time.
  /(?<!\bto [a-z]+ [^;]*),?\sand\s(?:now\s)?(?:only|always)\s[a-z]+\s(?:[a-z]+\s){0,3}?(?:when|if|on|at|once|while)\s.*$/,
  // "Mended the crates: 9% of them were broken".
  /:\s[~<]?\d[\d.,]*\s?%?\s(?:of|out of)\s[^:]*\b(?:was|were|is|are|had)\b.*$/,
  // "Switched the pumps at noon and nobody noticed".
  /,?\sand\s(?:nobody|no one|no-one|everyone|everybody)\s(?:even\s)?[a-z]+(?:\s(?:it|a thing|anything))?(?=[.!]*$)/,
  // What the new thing does in the end: "added an index and falls back to it".
  /,?\sand\s(?:falls back|bails out|backs off|times out)\b.*$/,
  // How it was: "(was in the hall, everybody heard it)".
  /\s\((?:(?:it|they|this|which)\s)?(?:was|were|used to|had been)\s[^()\d]*\)/,
  // How it is since: "..., ok now", "..., all good again".
  lean(
    /,\s(?:(?:all|now|and)\s){0,2}(?:ok|okay|fine|good|works|working|running|fixed|solved|sorted|done|green|stable)(?:\s(?:now|again|since|so far|since then|fine|well|great|nicely|perfectly|like a charm|as expected)){0,2}(?=[.!]*$)/,
  ),
  // "Printed the lid, warped a bit".
  /,\s(?:but\s|then\s|and\s)?(?:it\s)?(?:warped|cracked|bent|snapped|melted|peeled|jammed|slipped|leaked|wobbled|shorted|came (?:out|off|loose|apart)|fell (?:off|apart|over|out)|burned out|blew up)\b.*$/,
  // "..., much better now", "..., still a bit loose".
  lean(
    /,\s(?:(?:and|but|now|still|already|much|way|a (?:bit|lot|little)|slightly|even|somewhat|far|lots)\s){0,3}(?:better|worse|faster|slower|nicer|cleaner|easier|quieter|louder|smoother|tighter|stronger)(?:(?:\s(?:now|already))?(?=[.!]*$)|\s(?:but|than)\s.*$)/,
  ),
  /,\sstill\s(?:an?|very|too|not|no|pretty|quite|some|needs?|bad|broken|slow|loose|open|missing|wobbly|noisy)\b.*$/,
  /,\salso\s(?:instead|for|in|when|the|an?|I|we)\b.*$/,
  /,?\sand\s(?:the|a|an|another|this|it|I|we|they|all|my|our|everything|very little|little|nothing|none|most|both|some|several|many|two|three|\d+)\s(?:(?!and\s)\S+\s){0,4}(?:needed|required|was|were|is|are|can|could|will|would|cannot|can't|couldn't|seems|looks|matches|works|starts|runs|loads|boots|stays|takes|has|have|had|went|landed|came|got|worked|failed|passed|recovered|dropped|became|proceeded|continued|returned|started|began|stopped)\s.*$/,
  /,?\sand\s(?:(?:most |more )?(?:importantly|then|also|now|so|finally|hopefully|surely|sure enough|indeed|there|today|yesterday|later|eventually|as a (?:bonus|result)|on top of that|in addition),?\s)?(?:it|they|he|she|I|we)(?:'\w+)?\s.*$/,
  // What the rest of the sentence told: "..., and as a bonus".
  /,?\sand\s(?:as a (?:bonus|result)|on top of that|in addition|in the end)(?=[.,]*$)/,
  // What came to mind then: "and saw we had no hooks".
  /,?\sand\s(?:(?:then|also|soon|later|only then)\s)?(?:noticed|reali[sz]ed|saw|found|discovered|remembered)\s(?:out\s)?(?:that\s)?(?:I|we|it|they|there)(?:'\w+)?\s.*$/,
  // "..., i.e. check if the lid fits": said in other words.
  /,?\si\.e\.,?\s(?:check|see|if|when|make|use|you|the user)\b.*$/,
  // What somebody else did: "and Tom deployed it".
  lean(
    /(?:,|,?\s(?:and|while))\s[A-Z][a-z]+\s(?:then\s|later\s)?(?:[a-z]+ed|wrote|built|made|took|did|ran|found|gave)\s(?:it|them|the|an?|this|our|my|his|her|their)\b.*$/,
  ),
  // "..., and 5 I do not understand".
  /,?\sand\s(?:the\s)?(?:\d+|some|others|rest|one|two|three|four|five)\s(?:of them\s)?(?:I|we)\s.*$/,
  // "... and the owner agreed".
  /,?\sand\s(?:the|my|our)\s(?:[\w-]+\s){1,3}?(?:agreed|approved|accepted|liked|refused|declined|signed off|said (?:yes|no|ok))\b.*$/,
  /,?\s(?:and|so)\snow\s.*$/,
  // "... and with better caching it takes five minutes".
  /,?\sand\s(?:with|after|by|in|on|for)\s[^,;:]{3,60}?\s(?:it|this|they|we|I)\s[a-z]+\s.*$/,
  // "..., so it usually is faster".
  /,?\sso\s(?:it|they)\s(?:[a-z]+ly\s)?(?:is|are|was|were)\s.*$/,
  // "... and service was back by noon".
  /,?\sand\s(?:[a-z-]+\s){1,3}?(?:was|were|came|is|are)\s(?:(?:now|fully|finally)\s)?(?:back|restored|online|reachable|available|up again)\b.*$/,
  // "... first, otherwise it would not close".
  /,?\s(?:otherwise|or else)\s(?:it|they|this|that|the|there|everything|nothing|we|I|all|each|every|some|[a-z]+s(?= [a-z]+))\s.*$/,
  // "... and to our relief the gate closed", "... and by that it closed".
  /,?\sand,?\s(?:(?:much\s)?to\s(?:my|our)\s(?:own\s|great\s|utter\s)?(?:joy|relief|surprise|delight|amazement|horror|dismay)|by\s(?:that|this|doing so))\b.*$/,
  // What it made worse: "..., which made it harder to close".
  /,?\swhich\s(?:[a-z]+ly\s)?(?:made|makes|left|caused|meant)\s[^,;]*?\b(?:harder|worse|slower|fail|crash|break|difficult|messy|messier|uglier|unreadable)\b.*$/,
  // "..., such that instead of a bell": what it has instead was told behind the comma.
  /,?\s(?:such|so) that (?:instead of|rather than) [^,;]*$/,
  // "... and the gate finally closed".
  /,?\sand\s(?:the|my|our|its)\s(?:[\w-]+\s){1,3}(?:finally|suddenly|immediately|instantly)\s[a-z]+(?:ed|s)\s.*$/,
  // How the writer felt about it, and the opening of what came next.
  /,\s(?:(?:pretty|very|quite|really|so|rather|super|fairly)\s)?(?:happy|proud|pleased|satisfied|glad|excited|relieved)\s(?:with|that|about|to|of|how)\b.*$/,
  /(?<!\b(?:before|how|where|why|what)),?\sand\s(?:after|once|when|while)\s(?:[a-z]+ing|the|an?|all|I|we)\s[^,]*$/,
  /,?\safter what (?:felt|seemed|looked)\s.*$/,
  // "..., which I did in the end".
  /,\swhich (?:I|we) (?:[a-z]+ly )?did\b[^,;]*$/,
  // "... the stalls that the patch had before".
  /\s(?:that|which) (?:the|this|my|our) (?:patch|PR|pull request|commit|MR|merge request)\s[a-z]+\b[^,;]*$/,
  // "... to avoid such situation".
  /,?\s(?:in order )?to (?:avoid|prevent|handle|fix|solve|catch|cover) (?:all )?such (?:an? )?[a-z]+(?=[.!]*$)/,
  /,?\swhere (?:one|some|each|all) of (?:them|which)\s.*$/,
  /,?\swhich (?:meant|means)\s.*$/,
  // How it went: "so that went quickly", and what the reader will be told of: "and others that I'll show later".
  /,?\sso (?:that|this|it|things) (?:(?:all|also|only)\s)?(?:went|was|is|took|worked|turned|ended)\s.*$/,
  /,?\s(?:that|which) (?:I|we)(?:'ll|\swill|\splan to|\swant to|\shope to)\s.*$/,
  /,\swhich (?:will|should|is going to|is to be|I will|we will)\s[^,;]*$/,
  /,?\s(?:i\.e\.|e\.g\.),?\s(?:it|they|this|we|I)\s.*$/,
  /,\s?now\s(?:the|it|they|we|I|all|users?|everything)\s.*$/,
  /,?\sand\s(?:the|all|my|our)\s(?:(?!and\s)\S+\s){1,4}?(?:drained|emptied|settled|popped|showed|appeared|lit|turned|jumped|blinked|responded)\s.*$/,
  // "... and the layout exploded".
  /,?\sand\s(?:the|all|my|our|everything|it|half)\s(?:(?!(?:and|that|which|who)\s)\S+\s){0,4}?(?:broke|exploded|crashed|collapsed|died|froze|hung|vanished|disappeared|jammed|stalled|melted|snapped|burned|fell (?:apart|over|off|down))(?:\s.*|[.!]*)$/,
  /,?\sand instead of\s.*$/,
  // A title that its host has cut, and what waits for another change.
  /,\s[^,]*(?:\u2026|\.{3})$/,
  /,?\s(?:to be used|for use|needed|used|useful) (?:in|by|for) (?:an?\s|the\s)?(?:future|later|upcoming|follow-?up)\b.*$/,
  // "... idempotent as when it fails half of it stays": the reason never ends.
  /,?\s(?:as|since|because) (?:when|if|once)\s.*$/,
  /\.\s[A-Z][a-z]+ly,?[.]?$/,
  // How it stands for the time being.
  /,?\swhich (?:is|are|was|were)\s(?!(?:[^,;]*\s)?(?:not|off|broken|disabled|missing|down|failing|unusable)\b)[^,;]*\b(?:right now|at the moment|for now|currently|so far)\b.*$/,
  // A new sentence that nothing sets off.
  /(?<!\b(?:that|so|which|when|if|where|because|until|as|what|how|sure|while|and|but|or|than|way|time|before|after|once|all|everything|anything|thing|things|data))\s(?:it|they|everything)\s(?:(?:should|will|would)\s.*|(?:all\s)?(?:works|worked|was fixed|went away|started working|was fine)(?:\s(?:again|fine|perfectly|as expected|like a charm))?[.!]*)$/,
  // What somebody means to do next.
  /,?\sand\s(?:(?:also|now|then)\s)?(?:plan|hope|intend|aim|want|expect)\sto\s.*$/,
  /(?<!\b(?:that|which|who|where|so)\b.*),?\sand\swill\s.*$/,
  // What goes on still: "paused the workers and are bringing them back".
  /(?<!\b(?:that|which|who|where|so)\b.*),?\sand\s(?:am|are|is)\s(?:(?:now|still|currently|slowly|also)\s)*[a-z]+ing\s.*$/,
  // Why it could be done, up to what was done besides.
  /,?\snow that\s.*?(?=\sand\s[a-z]+(?:s|ed)\s(?:the|an?|all|its)\s|$)/,
  /(?<!\b(?:the|of|for|since|until|from|to|by|than))\s(?:earlier )?(?:last|this) (?:week|weekend|month|sprint)(?=\s(?:along|together|and|by|to|for|with)\b|[.!]*$)/,
  /,?\sand\s(?:all|everything|things|it)\s(?:would|will|should)\s.*$/,
  /,?\s(?:hopefully|especially (?:considering|given|since|when)|so now|no worries|which (?:is|was) (?:nice|great|good|fun|cool))\b.*$/,
  // What the program does then is not what was done.
  /\sand\s(?:fails|returns|throws|raises|prints|exits|stops|rejects|ignores|warns|waits|retries|crashes|complains)\s.*$/,
  // A new sentence that only a comma sets off.
  /,\s(?:Added|Fixed|Set|Made|Updated|Changed|Created|Removed|Moved|Wrote|Started|Also|Then|Now|This|The|It|I|We)\s.*$/,
  /\s(?:-->|=>|->)\s?(?![\s\d]).*$/,
  // "Fixed the BASE_ID constant -> 0x51": what it came out as, and no figure that moved.
  /(?<!\d[\w%.]{0,6})\s(?:->|=>|\u2192)\s\d.*$/,
  /:\s(?:sudo|\$|npm|git|docker|apt|pip|yum|make)\s.*$/,
  // "Hung a new lamp: Came up with it by trial and error".
  /:\s(?:Came|Took|Turned|Had|Got|Went|Tried|Chose)\s.*$/,
  // "Added a latch (4 lines)".
  /\s\(\+?\d+ (?:lines?|LOC|files?|commits?)\)(?=[.!]*$)/,
  /,\s(?:currently|but currently|so far)\s.*$/,
  /,\sthen\s(?:all|everything|it|the)\s.*$/,
  /,\s(?:took|taking)\s.*$|[,(]\s?[~\d.]+\s?(?:h|hrs?|hours?)\)?$/,
  /,\s(?!(?:what|as|it|there|with|in|on|for|by|after|before|once|until|while|each)\b)(?:(?!(?:which|that|who|where|whose|when|if|since|because|so|to|and|or)\b)[\w-]+\s){1,4}?(?:is|are|was|were|has|have|had|can|cannot|could|will|would|needs?(?=\sto\b)|(?:is|are|was|were|do|does|did|has|have|ca|could|wo|would)n'?t)\s.*$/,
  /,\s(?:(?:some|most|many|all|none|one) of (?:them|these|those)|same (?:on|with|for|in))\s.*$/,
  /,\s[a-z]+ed\s(?:and|but)\s(?:couldn't|could not|didn't|wasn't)\s.*$/,
  /\sand\s(?:then\s)?[a-z]+\sthe following:?$/,
  /,?\s(?:that|which)\s(?:should|might|hopefully)\s.*$/,
  /,\s[a-z]+s\s(?:still\s)?need\s.*$/,
  // "Fix Test Failures & Coverage Boost": the second is nothing that was fixed.
  /\s(?:&|\+)\s(?:[A-Z][\w-]*\s){0,2}(?:Boost|Improvements?|Updates?|Cleanup|Refactor(?:ing)?|Enhancements?|Polish|Tweaks|Discussion\b.*)$/,
  // "... + other fixes".
  /,?\s(?:\+|&|and)\s(?:some|a few|many|several|(?:(?:some|a few|many)\s)?(?:other|misc\.?|various|more|minor|small|further|additional|general))\s(?:\w+\s)?(?:fixes|changes|improvements|enhancements|optimi[sz]ations|additions|stuff|things|tweaks|updates|bug\s?fixes|clean-?ups?)(?=[.!:]*$)/i,
  // Who asked for it or saw it first.
  /,?\s(?:as\s)?(?:requested|reported|suggested|noticed|found|spotted|proposed|discovered)\sby\s@?[\w-]+(?:\s@?[\w-]+|@[\w-]+){0,2}\s?(?=[.!]*$)/,
  /,\sby\s@[\w-]+(?=[.!]*$)/,
  /,?\s(?:based|building)\son\s(?:(?:an?|the)\s)?(?:(?:previous|earlier|prior|original|initial|great)\s)?(?:PRs?|pull requests?|patch(?:es)?|work|branch|commits?|ideas?|code)\s(?:by|of|from)\s@?[\w-]+(?:\s[\w-]+)?(?=[.!]*$)/,
  /,?\s(?:[-\u2013\u2014]\s)?(?:woohoo|woot|yay|lol|haha|phew|hooray|yes|finally)[.!]*$/i,
  /\sand\s(?:messed|played)\s(?:around\s)?with\s.*$/,
  /(?<=[a-z])--(?=[a-z]).*$/,
  /,?\sand\s(?:I'm\s|I am\s|am\s)?(?:glad|happy|pleased|proud|relieved|surprised)\s(?:that|to|it|with)\b.*$/,
  /,?\swhich\s(?:can be (?:found|seen|viewed)|is(?: available)?)\s(?:here|below|above)(?=[.,;!]*$)/,
  /,?\s(?:along the way|on the side|in passing|nonetheless|nevertheless|regardless|anyways?|as (?:shown|seen|described|listed|depicted|pictured) (?:below|above|here))(?=[.,;!]*$)/,
  /,?\swhile\s(?:(?:I|we)(?:'m|'re|\swas|\swere|\sam|\sare)\s)?(?:at it|(?:in\s)?(?:there|here))(?=[.,;!]*$)/,
  /\s(?:on|in|over)?\s?(?:there|here)(?=[.,;!]*$)/,
  /[:,]?\sand instead(?::?$|\s(?:am|are|is|was|were|has|have|does)\s.*$)/,
  /(?<!\b(?:how|where|why|what|who)),?\s(?:yet|and if|and when|and once|and after|and while|and (?:tried|attempted|had|went|hit|ran into|got stuck))\s.*$/,
  // "A hot but rare path" goes on.
  /(?<!\b(?:an?|the|this)\s(?:(?:very|quite|pretty|fairly|really|rather)\s)?[a-z-]{2,14},?)\sbut\s.*$/,
  /\s[-\u2013\u2014]{1,2}\s(?:[Ii]t|[Ii]t's|[Tt]his|[Tt]hat|[Tt]hey|which|now|not|but|so|I|[Ww]e|fixed|done|PR|(?:the )?same)\b.*$/,
  // "... \u2014 poll instead of sleeping": how, told as an order.
  /\s[\u2013\u2014]\s(?:use|poll|wait|retry|add|remove|replace|move|switch|make|keep|skip|drop|return|allow|reject|check|read|write|store|cache|load)\s.*$/,
  // "... - 4 cases: open, shut, ...".
  /\s[-\u2013\u2014]{1,2}\s(?:\d+|two|three|four|five|six) [a-z]+s:\s.*$/,
  // "... to disk; only the lid moves": how it is, and no deed.
  /;\s(?:only|no|nothing|everything|all|it|it's|this|that|they|the|there)\s[^;]*$/,
  /:\s(?:[A-Z]|I\s|we\s|it\s|this\s).*\s(?:is|are|was|were|has|have|had)\s.*$/,
  /,\s(?:no|nope|yes|yay|phew|finally|good grief|lol|haha|sigh|ugh|of course|obviously|sadly|luckily|as usual|at last|don't worry|no worries|done|oops|ouch|sorry|fun|nice|great)[.!]*$/i,
  // In a timeline the next time of day begins the next event.
  /[,.]\s\d{1,2}:\d{2}\b.*$/,
  /(?<!\b(?:to|until|till|since|from|by|of|for|up to|than))(?:,?\s)(?:today|yesterday|this (?:week|morning|afternoon)|all (?:day|week|morning|afternoon|evening)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in other news|at last|as well|too)(?=[.!]*$)/i,
  // "Finished the plan, today the drawings, no blockers": what is next, and that nothing stands in the way.
  /,\s(?:and\s)?(?:today|tomorrow|next)(?:[:,]|\sis)?\s(?!(?:I|we|it|was|morning|evening|week)\b).*$/i,
  /,\s(?:currently\s|so far\s)?(?:no|zero)\sblockers?\b.*$/i,
  // "Painted both gates, everyone's happy".
  /,\s(?:and\s)?(?:everyone|everybody|they|people|users|all)(?:'s|'re|\sis|\sare|\swas|\swere)\s(?:very\s|really\s|quite\s)?(?:happy|pleased|delighted|satisfied|thrilled)(?=[.!]*$)/,
  /\sinstead(?=,\s|[.!]*$)/,
  // "... to simplify", of whatever the page showed next.
  /(?<!\b(?:that|which|who|we|I|they|you|he|she)\s.*)\s(?:in order\s)?to (?:simplify|improve|reduce|avoid|prevent|allow|enable|ensure|handle)(?=[.!:]*$)/,
  /:\s[^:]*\s(?:went|dropped|fell|rose|improved)\s.*$/,
  /,?\s(?:but )?not (?:(?:finished|done|complete)(?: yet)?|(?:yet )?(?:merged|deployed|released|live|tested|in prod(?:uction)?|reviewed|shipped)(?: yet)?)(?=[.!]*$)/,
  /,\s(?:same as|just as|just like|as|like)\s(?:we|I)\s.*$/,
  // What somebody was then: "finished the code and were ready to test"; not so where it is said of the thing.
  /(?<!\b(?:that|which|who|whose|where|when|if)\b.*),?\sand\s(?:was|were|am)\s.*$/,
  // "... and twenty of them have been merged": a statement of its own.
  /(?<!\b(?:that|which|who|whose|where|when|if|how|what|because|so|while|after|before)\b.*),?\sand\s(?:[\w-]+\s){1,4}?(?:have|has|had|will)\s(?:been|be|now)\s.*$/,
  /,\swhat,?\s.*$/,
  /,?\sand (?:there|that|thats|that's) (?:is|are|was|were|the|all)\s.*$/,
  // "Fixed a leak in the pump and that it was loud".
  /(?<!\bthat\b.*),?\sand that (?:it|they)\s.*$/,
  /[.!?;:,]+$/,
  /\s+\((?:DONE|done|WIP)\)$/,
]
