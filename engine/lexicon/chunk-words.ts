const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words at which a noun phrase ends: they join, point, ask, tell when or help a verb. */
export const FUNCTION_WORDS = setOf(`
  a an the my our your his her its their this that these those some any each every another no such both either neither all
  i we you he she it they me us him them myself ourselves itself themselves yourself one ones mine ours who whom whose which
  what of in on at to for from with by about into onto over under through throughout across between within without inside
  outside against below above per like unlike around behind beside besides beyond near off out up down along alongside upon via towards
  toward among amongst during before after since until till despite except than as and or but nor so yet if when whenever
  while where wherever why how because though although unless whether however therefore thus hence nonetheless nevertheless
  moreover furthermore meanwhile also then there here now just only even still already again too very quite somewhat rather
  really almost always never ever often sometimes once twice soon later earlier ago today yesterday tomorrow tonight maybe
  perhaps instead anyway anymore anywhere everywhere somewhere otherwise together apart away back forth else etc eg ie e.g
  i.e vs versus plus minus is are was were be been being am isn't aren't wasn't has have had having do does did doing done
  will would can could should shall may might must cannot ought let lets let's not yes ok okay please thanks thank hi hello
  hey well oh much many more most less least few several enough lot lots bit little couple bunch plenty half week weeks
  weekend weekends day days month months year years hour hours hrs minute minutes mins second seconds morning afternoon
  evening night time times monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat
  sun january february march april may june july august september october november december jan feb mar apr jun jul aug sep
  sept oct nov dec it's i'm i've i'd i'll we've we're we'll we'd that's there's here's what's he's she's they're you're due
  according regarding concerning including excluding following using based thing things stuff something anything nothing
  everything someone anyone everyone somebody nobody way ways able going got get gets getting gotten i.e. e.g. w/ w/o aka
  anew afresh btw lol tl;dr tldr bc cuz coz tho imo imho afaik fyi iirc
`)

/** Words that say little in front of a noun. */
export const LIGHT_ADJECTIVES = setOf(`
  new old current first second third last next previous prior other same different various certain main whole entire own
  actual real good better best great nice big bigger small smaller huge tiny large larger major minor little few additional
  further extra initial final basic simple simpler important necessary possible potential specific particular existing
  remaining missing latest recent upcoming quick short long longer two three four five six seven eight nine ten hundred thousand million billion dozen multiple
  numerous interesting proper separate similar overall general one-off single favorite favourite awesome cool fun amazing
  weird strange annoying lovely decent fancy cute brief ample significant bad wrong serious horrible terrible nasty silly stupid ugly crappy rudimentary preliminary late working
  unexpected unnecessary obvious subtle
`)

/** Words that end no name, since a noun must follow them. */
export const ADJECTIVES = setOf(`
  available ready fine correct wrong right bad worse worst easy easier hard harder difficult happy sad sure clear clean free
  full empty high higher low lower fast faster slow slower smarter early late open complete incomplete successful
  unsuccessful functional responsive consistent inconsistent stable unstable broken stuck lost useful useless helpful unable
  aware interested excited tired busy sick close closer far deep common rare true false online offline local remote
  automatic manual dynamic static generic public private internal external technical physical digital visual original
  primary secondary relevant appropriate efficient effective accurate robust compatible excellent perfect smooth loose tight
  thick thin heavy light dark bright hot cold warm cheap expensive live alive dead dirty ugly pretty safe secure valid
  invalid equal unique normal regular usual unusual typical weekly daily monthly backwards forward forwards upwards
  downwards sideways aside ahead overnight halfway responsible capable familiar identical critical essential crucial vital
  bigger shorter simpler cleaner cheaper quicker nicer safer stronger better newer wider lighter tighter
  green proud glad alone user-friendly present challenging satisfying worrying worth lucky hairy mature
`)

/** Verbs in forms that hardly ever stand for a noun. */
export const PLAIN_VERBS = setOf(`
  fail went came gave took made said saw knew thought felt found kept left became began wrote ran told met sent spent goes comes
  gives takes makes says sees knows thinks feels finds keeps leaves becomes seems seem looks needs wants uses allows requires
  causes means gets works fails helps tries lets puts shows turns want wanted need needed seemed decide decided realize
  realise hope hoped think know feel learn learned learnt happens happened happen meant mean contains includes include
  consists exists exist trying having making working looking thinking hoping planning waiting talking learning moving failing
  coming happening leading breaking starting growing running resulting continuing managed tried started continued finished
  began didnt dont wasnt cant doesnt isnt arent werent couldnt wouldnt shouldnt wont hasnt havent hadnt im ive reduce begin allow connect continue remain understand create see say put add stay go
  come take make use give keep get have involve become agree improve carve dive weld grind mix
`)

/** Nouns that tell of a circumstance: a phrase with one of these at its end names no work. */
export const HOLLOW_NOUNS = setOf(`
  adventure advantage advice age aim amount annoyance answer apprehension approval aspect assumption attempt attention basis beginning
  benefit bit break breakthrough bulk care career challenge chance chapter choice circus collaboration comparison complaint
  concern conclusion confidence confusion contact context conversation course cycle deadline deal decision desire direction
  discussion duration ease effect effort end episode excitement exchange expectation experience eye fact fault favor
  feeling focus front frustration fundamentals future gain goal guess half halt hand help holiday hope idea impact
  importance improvement insight inspiration intention interview issue kind knowledge luck lunch majority matter meantime
  mess middle milestone mind mistake moment motivation need opportunity order part piece place point preparation present
  priority progress prospect question range rate realization reason reflection regard response rest result rid risk road
  role room sake scratch sense sight sign situation sort spirit start state stay step success summer talk term thought ton
  top total track trouble trust trying turn understanding use variety vast view winter wish word work world worry sections
  objective season phase period programming laws variants signs terms regards afoot pr prs influx surge downtime marathon spree session rush entry sidetrack
`)

/** Nouns for a part or a property of something: with one at its end a phrase names a detail more often than the matter. */
export const DETAIL_NOUNS = setOf(`
  accuracy address amount area argument array behavior behaviour body box branch buffer byte bytes case change check class
  column command comment commit condition configuration connection constant copy core cost count data date default delay
  depth description dependency device difference direction directory distance document effect error event example exception
  expression factor fail failure field file folder format frame frequency function gap group header heap height history host
  id image index information input instance int item job key label latency layer length level limit line list load location
  log logic loop machine memory message metadata method metric mode name node note null number object operation option output
  overhead page parameter password path pattern percentage period pin place position power precision prefix process
  property record reference request resource return round row rule run scale scenario schedule score screenshot second
  section segment setting shape side size slot snapshot source space speed spike stage statement step string structure
  syntax tab table tag target term text threshold timeout title token total type unit url usage value variable velocity
  version volume warning weight width window word
`)
