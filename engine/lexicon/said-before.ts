/** What stands before a statement and says nothing of it: how the writer takes it, its place in the telling, that it has a reason. */
export const SAID_BEFORE: ReadonlySet<string> = new Set(
  `luckily|fortunately|thankfully|happily|sadly|unfortunately|surprisingly|interestingly|amazingly|unsurprisingly|honestly|frankly|basically|essentially|obviously|naturally|admittedly|apparently
of course|to be honest|to be fair|to be clear|to be precise|to be sure|to be safe|to be on the safe side|truth be told|honestly speaking|strictly speaking|generally speaking|simply put|put simply|in other words
in short|in brief|in a nutshell|in essence|in summary|in sum|to sum up|to summarize|to summarise|all in all|long story short|to cut a long story short|to make a long story short|the short version|short version|the long and short of it
anyway|anyways|anyhow|in any case|in any event|at any rate|either way|that said|that being said|having said that|needless to say|believe it or not|as it happens|as it turned out|as luck would have it|funny enough|funnily enough|oddly enough|strangely enough|sure enough|ironically|for the record|for what it is worth|for what it's worth
as promised|as planned|as discussed|as agreed|as requested|as usual|as always|as expected|as mentioned|as suggested|as announced|as intended|as advised|as instructed|as asked|as said|as ever|as a reminder|as a side note|on a side note|on another note|on a related note|in other news
good news|great news|small one|quick one|easy one|tiny one|simple one|not much to tell|not much to report|not much to say|nothing special|nothing fancy|nothing big|nothing much|quick update|small update|short update|quick summary|short summary|small thing|one small thing
to my surprise|much to my surprise|to our surprise|to my relief|to my delight|to everyone's surprise|to everyone's relief|to nobody's surprise|no surprise|no wonder|on a whim|out of curiosity|just for fun|for fun|by chance|without much hope|without great hopes|with luck|with some luck|with a bit of luck|with a little luck|with any luck
well|okay|ok|right|alright|plus|besides|besides that|apart from that|aside from that|other than that|beyond that|on top|on top of that|on top of it|on top of this|in addition|in addition to that|in addition to this|additionally|furthermore|moreover|likewise|similarly|as well
first off|first of all|firstly|first thing|second of all|secondly|thirdly|fourthly|lastly|last of all|last but not least|to begin with|to start with|to start off|to start|for a start|for starters|to kick things off|to finish|to finish off|to round it off|to wrap up|step one|step two|step three
as a first step|as a second step|as a third step|as a next step|as a last step|as a final step|as the first step|as the next step|as the last step|as the final step|as first step|as next step|as last step|in a first step|in a second step|in a third step|in a next step|in a last step|in the first step|in the second step|in the next step|in the last step|in step one|in step two|in step three
after that|after this|after which|after it|after all|after all that|after all of that|after a while|after some time|some time later|a bit later|a little later|a while later|soon after|soon after that|soon afterwards|shortly after|shortly after that|shortly afterwards|right after|right after that|right afterwards|later|later on|afterwards|afterward|subsequently|ultimately|in turn|following that|following this|from there|from there on|from then on|by then|by that time|at that point|at this point|at that moment
once that was done|once this was done|once that was out of the way|when that was done|when this was done|with that done|with this done|with that out of the way|with this out of the way|with that sorted|that done|that being done|having done that|having done this|when i was done|when that was over|when i had time|when i had some time|when i had the time|when there was time|when time allowed|once i had time|as soon as i had time|when i got home|when i got back
in the meantime|in the meanwhile|meanwhile|in between|at the same time|in parallel|along the way|on the way|in passing|in the process|in the course of this|in the course of that|while at it|whilst at it|while i was at it|while we were at it|while i was there|while we were there|while there|since i was there|as i was at it
for this reason|for that reason|for these reasons|for those reasons|for this|for that|for this purpose|for that purpose|because of this|because of that|because of it|because of these|due to this|due to that|owing to this|thanks to this|thanks to that|to this end|to that end|accordingly|in consequence|as a consequence|in response|in response to this|in response to that|in reaction|in reaction to this|in reaction to that|given that|given this|given all this|with that in mind|with this in mind|with all that in mind|with all this in mind|bearing this in mind|bearing that in mind|keeping this in mind|knowing this|knowing that|that being the case|this being the case|that being so|in that case|based on this|based on that|on this basis|on that basis|from this
at last|at long last|in the beginning|at the beginning|for the first time|yet again|once again|once more|yet|all of a sudden|by the way|in fact|as a matter of fact|in practice|in reality|in general|on the whole|by and large`.split(
    /[|\n]/,
  ),
)

/** The same, but what follows sounds otherwise without it: it came of something, is the last word, or is so for a while. */
export const TIES: ReadonlySet<string> = new Set(
  `so|thus|hence|therefore|consequently|as a result|as a result of this|as a result of that|instead|then|next|and|but|and so|and then|so then|but then|now|also|finally|eventually|in the end|at the end|at the end of the day|first|second|again|temporarily
for now|for the moment|for the time being|as a workaround|as a quick fix|as a quick win|as a hotfix|as a temporary fix|as a temporary measure|as a first fix|as a stopgap|as an experiment|as a test|as a trial|by hand|with this|with that`.split(
    /[|\n]/,
  ),
)

/** What opens a phrase of where, when, with what or after what. */
export const OPENS_PHRASE: ReadonlySet<string> = new Set(
  `in on at for with without during after before by inside within over under through throughout despite following together along based thanks due from near behind outside instead between until around across having once since because as when while given using besides via late early`.split(
    ' ',
  ),
)

/** Words with which such a phrase is over, so that a verb behind them is what the writer did. */
export const PHRASE_ENDS: ReadonlySet<string> = new Set(
  `weekend morning afternoon evening night midnight noon day days week weeks month months year sprint quarter semester summer winter spring autumn holidays break lunch dinner breakfast work school class standup stand-up meeting demo release review deploy weekdays session shift
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
home train bus plane road way side backend frontend back-end front-end staging production bench office site meantime effort hope luck attempt attempts try tries look help hint advice feedback manual documentation docs patience trouble doubt success
digging research reading debugging testing thinking searching searches googling fiddling tinkering hand today yesterday again`.split(
    /\s+/,
  ),
)
