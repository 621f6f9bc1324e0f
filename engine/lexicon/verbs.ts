/**
 * Verbs of engineering work, one entry each: the base form, then irregular past and participle where they are not "-ed".
 * "*" marks a last consonant that doubles ("drop*": dropped, dropping).
 */
export const WORK_VERBS = `
answer attend abort accelerate accept access accommodate accomplish achieve acknowledge acquire activate adapt add address adjust adopt advance advise aggregate alert
align alleviate allocate allow allowlist alter animate amend analyse analyze annotate announce anonymise anonymize append apply approve archive arrange ask assemble assess assign amortize amortise
assist attach audit augment authenticate author authorise authorize automate average avoid back backfill backport backup/backed_up balance ban* base batch
benchmark bind/bound bisect blacklist block boost bootstrap* box branch bridge bring/brought broaden browse buffer build/built bump bundle bypass cache calculate
calibrate call cancel canonicalize capture catch/caught categorise categorize centralise centralize certify chain change chart chase check
choose/chose/chosen chunk circumvent clamp clarify classify clean cleanup/cleaned_up clear clobber clone close co-author co-lead/co-led coach coalesce colorise colorize
dedup/deduped code collaborate collapse collate collect combine commission commit* communicate compare compile complete compose compress compute concatenate
conceive conclude condense conduct configure confirm connect consolidate constrain construct consult contain containerise containerize continue constify conditionalise conditionalize
contribute control* convert convince coordinate copy correct correlate cover craft crawl create crimp cross-check cross-compile cull curate customise customize
cut/cut/cut deactivate deal/dealt debounce debug* decide declare decode decommission decompose decompress decorate decouple decrease decrypt dedicate deduce deallocate daemonise daemonize
dedupe deduplicate default defend defer* define deflate defragment delay delegate delete delimit deliver demonstrate demote denormalise denormalize deinitialise deinitialize deemphasise deemphasize dehydrate
deploy deprecate deregister derive describe design desolder destroy detach detail detect determine develop devise diagnose differentiate direct
disable disallow discard disconnect discontinue discover discuss dispatch display dissect distinguish distribute divert divide do/did/done dockerise
dockerize dogfood document double downgrade download draft drain draw/drew/drawn drive/drove/driven drop* dump earn ease edit educate elevate elide eliminate embed*
emit* emulate enable encapsulate encode encourage encrypt end enforce engineer enhance enlarge enrich ensure enter enumerate erase escape escalate establish
estimate evaluate evict examine exceed exchange exclude execute exempt expand expedite experiment explain explore export expose express extend extract
extrapolate face facilitate factor fail fetch file filter finalise finalize find/found fine-tune finish fit* fix flag* flatten flip* flush focus fold follow
forbid/forbade/forbidden force forge fork formalise formalize format* formulate forward foster free freeze/froze/frozen front fsync fulfil* fuse fuzz
gain gate gather generalise generalize generate get/got/gotten give/gave/given go/went/gone govern grant group grow/grew/grown guarantee guard guide grok*
halt halve hand handle harden harmonise harmonize hash head help hide/hid/hidden highlight hire hit/hit/hit hoist hold/held hook host hunt identify hardcode
ignore illustrate implement import impose improve include incorporate increase increment indent index infer* inflate inform inherit initialise
honor honour initialize initiate inject inline innovate insert inspect install instantiate instigate instrument insulate integrate intercept interface interpolate interpret hotpatch
ingest introduce invalidate invent invert investigate invoke isolate issue iterate join justify keep/kept kill label laser-cut/laser-cut/laser-cut launch liaise
lay/laid lead/led learn leave/left lengthen let/let/let level leverage lift limit link lint list listen load localise localize locate lock log* look
loosen lower maintain make/made manage map* mark mask match maximise maximize measure mechanise meet/met memoise memoize mentor merge micro-optimize migrate moderate mediate
mimic minify minimise minimize mirror mitigate mmap* mock model modernise modernize modify modularise modularize monitor mount move multiply mute monkeypatch
name narrow navigate negate negotiate normalise normalize note notify nullify number obfuscate observe obtain offer offload omit* onboard open operate nuke nerf
optimise optimize orchestrate order organise organize orient outline outperform output/output overcome/overcame/overcome overhaul
override/overrode/overridden oversee/oversaw/overseen overwrite/overwrote/overwritten own package paginate pair parallelise parallelize parameterise
parameterize parse partition partner pass patch pause penetrate pentest perform permit* persist persuade pick pilot pin* pinpoint pioneer pipeline place plan*
plot* plug* plumb point polish poll pool populate port position post postpone power practise precompute predict prefer* prefetch prefix prepare
present preserve prevent print prioritise prioritize probe process produce profile program* progress prohibit project promote prompt propagate propose
protect prototype prove provide provision proxy prune publish pull purge pursue push put/put/put qualify quantify quantise quantize quarantine query queue raise pseudonymise pseudonymize
randomise randomize rank rate re-add re-architect re-enable re-engineer re-implement re-run/re-ran/re-run re-train re-write/re-wrote/re-written reach
read/read/read realign rearchitect rearrange reason rebase reboot rebuild/rebuilt recalculate receive reclaim recode recognise recognize recommend rearm
recompile reconcile reconfigure reconstruct record recover recreate recruit rectify recycle redact redesign redirect re-do/re-did/re-done redistribute redo/redid/redone
reduce reenable reengineer refactor refund refer* refine reformat* reformulate refresh regenerate register regulate reimplement reindex reinforce reinstall
reinstate reintroduce reject relax relay release relieve relocate remap* remediate remedy remember remodel remove rename render renew reorder relicense
reorganise reorganize repair repeat replace replay replicate repoint report represent reprint reproduce reprogram* request require reroute rerun/reran/rerun
resample research reseat reset/reset/reset reshape resize resolve respect respond restart restore restrict restructure resume retain retest rethink/rethought
retire retrain retrieve retrofit* retry return reuse revamp reveal reverse revert review revise revive revoke rewire reword rework
rewrite/rewrote/rewritten rightsize right-size roll rotate round route run/ran/run safeguard salvage sample sandbox sanitise sanitize save scaffold scale scan* schedule rezero
scope scrap* scrape script scrub* seal search secure seed segment select sell/sold send/sent separate serialise serialize serve set/set/set settle
setup/set_up sever short-circuit shape shard share sharpen shift ship* shorten show/showed/shown shrink/shrank/shrunk shut/shut/shut sidestep sign silence simplify
simulate size skip* slash slice slow smooth solder solve sort source spawn spearhead specialise specialize specify speed/sped spend/spent spin/spun
split/split/split sponsor spot* squash stabilise stabilize stage standardise standardize start steer step* stop* store strategise stream streamline squelch
strengthen stress stretch strip* structure stub* study subclass submit* subscribe substitute subtract suggest summarise summarize supersede supervise
supplement supply support suppress surface survey suspend sustain swap* sweep/swept switch symlink sync synchronise synchronize synthesise synthesize
systematise tackle tag* tailor take/took/taken target teach/taught tear/tore/torn template terminate test thread throttle throw/threw/thrown tidy tie
tighten time toggle tokenise tokenize trace track train transcode transfer* transform transpile transition translate transmit* traverse treat triage trial
trigger trim* triple troubleshoot/troubleshot truncate try tune turn tweak type typeset unbind/unbound unblock untangle uncover undertake/undertook/undertaken unbreak/unbroke/unbroken undervolt
undo/undid/undone unify uninstall unite unload unlock unmask unmount unpack unpin* unplug* unregister unroll unsolder unwind/unwound unwrap* update upgrade uplift
upload upskill use utilise utilize validate vary vectorise vectorize vendor verify version vet* virtualise virtualize visit visualise visualize walk upsert
warm warn weigh whitelist widen win/won wire withdraw/withdrew/withdrawn work wrap* write/wrote/written yield zip*
bench-test dry-run/dry-ran/dry-run
abstract administer bake bolster cap* confine deserialise deserialize digitise digitize disassemble duplicate fabricate flash
hydrate internationalise internationalize materialise materialize multiplex pack paint prepend procure reflash repurpose rescue slim*
snapshot* style tabulate transcribe tunnel upstream weld
bolt center dedent disarm drill etch extrude fill glue pad* rephrase rewind/rewound screw sketch unmap* unmute unsubscribe remote mail
abandon absorb affix alphabetise alphabetize approximate assert attenuate autodetect autofill autogenerate autoscale beautify boot borrow breadboard
brighten bulletproof capitalise capitalize carve cite cleanse codify coerce colocate conserve convene corroborate
cross-link crosscompile cross-reference curb dampen dasherize de-duplicate de-risk deburr decant decentralise decentralize declutter decompile degrease
delist demagnetise demagnetize demultiplex demystify denoise depict deprovision descale desensitise desensitize detangle devirtualize disambiguate
disband discretise discretize disentangle disinfect dismantle dismiss dissolve distil* distill dither downsample downscale downsize elaborate embellish
emphasise emphasize empower encase enclose endorse engrave enlist enqueue enrol* enroll entrust equalise equalize equip* eradicate evacuate
excavate expel* expunge externalise externalize extinguish factorise factorize familiarise familiarize fasten finetune flesh fortify
fulfill furnish galvanise galvanize gamify geocode homogenise homogenize humanise humanize hyphenate immerse impersonate incentivise incentivize
incubate infuse inoculate instruct interleave interlink internalise internalize invite irradiate itemise itemize jettison laminate
lighten linearise linearize lubricate manufacture marshal memorise memorize mend modulate monetise monetize mothball neaten neutralise neutralize nudge
offboard outfit* outsource overclock overprovision oversample paraphrase parametrise parametrize paste peel penalise penalize perforate
personalise personalize polyfill preallocate precompile preconfigure preheat prep* preprocess prescribe prettify productionise productionize
proofread/proofread prorate pry purify quash quell quench quiesce ratify rationalise rationalize reassemble reattach rebrand recast/recast reconnect recoup
redeploy redraft refit* reflow refuel refurbish refute regrade rehearse reimburse reinvent rejig* rejuvenate rekey remaster renovate renumber
reopen repackage repaint replatform replenish repost reposition reschedule reskin* resolder resurface resurrect retouch retract retransmit* retune retype
revisit revitalise revitalize ring-fence rinse sandblast scour scrutinise scrutinize segregate sequester shave shelve shoehorn shuffle sideload sift
skeletonise skeletonize slacken snip* soften soundproof splice sprinkle stagger stash sterilise sterilize stitch stow stratify stringify subdivide
subsample subsidise subsidize subsume supercharge swivel symbolicate systematize tame tether thaw thicken thwart titrate toughen
transliterate transplant transpose tutor unban* unbundle unclog* unclutter uncomment uncouple underclock underline underpin* unearth unescape unflake unfold
unfreeze/unfroze/unfrozen unhide/unhid/unhidden unhook unjam* unlink unnest unpick unpublish unravel unscramble unscrew unseal unskip* unset/unset/unset unindent unshare unquote
unstick/unstuck untie unveil unwedge uphold/upheld upcycle upsample upscale vaccinate ventilate waterproof weaken weatherproof weave/wove/woven whiten untrack untar*
whittle wipe winnow yank zap* zeroize
censor discourage fixup/fixed_up rescan* workaround/worked_around cherrypick
`

/**
 * Words that are things far more often. They are verbs only where nothing else can stand: before an article at the head of a line
 * ("Stack the filters"), in the past before an object ("Taped the wires"), before "out" or "up".
 */
export const PLACED_VERBS = `
blend brew broadcast/broadcast cast/cast clip* compact crop* demo engage fake forecast/forecast graft induce nest overlay/overlaid preload refund reload soak thin* timestamp tint unset/unset
anchor award axe baseline bike brand brush buff bus butter button cable carpet catalog catalogue charge cluster coat color colour comment counter
couple crate crown date deck dial diagram dispute ditch dot* dust eyeball fade figure feed/fed film fillet flavor flavour frame fuel garnish grade graph grease
grind/ground grout hack harness harvest heat hinge hotfix interview inventory invoice iron jack jam* jig* knit* lace laser layer lever line lodge loop machine mill mix mold mould mop* motor
munge nail nerf notch nuke offset/offset oil orbit page paper pedal perfect phase photograph ping pipe pipette pivot plaster pocket pressure prime pump puzzle quiet
quiz* quote rack recap* ramp ration reverse-engineer rig* rip* rivet rope rough sand salt saddle scent score scout season seat sequence shade shield shim* sieve signal skim* skin* sleeve
snag* snap* socket space spice spike spool spray spread/spread sprint spruce stack staff stain star* steam stencil strap* string/strung stripe suture tab* tap* tape taper task tax
theme threshold ticket tile title toast tone torque tour tow trade trail trap* trench trend truck tweet usher vacuum varnish veneer video vote void wax wedge weight whip* wheel
wrench yeet zero zone zoom
`

/** Verbs that mostly tell how a thing behaves, and are orders where they open a line: "Deny requests without a tenant". */
export const ORDERED_VERBS: ReadonlySet<string> = new Set(
  'account accumulate anticipate associate assume attempt bail break carry cast censor clip compact compensate consume convey crop degrade deny discourage expect expire fake fall fire forget guess mention mutate nest obey preload press pretend reflect regard reload reply satisfy steal swallow tell tolerate touch undefine wait wake watch'.split(
    ' ',
  ),
)

/** Verbs that need care when a text is turned into a claim: what the writer did was less than, or other than, the deed itself. */
export const HELPING = new Set([
  'help',
  'assist',
  'contribute',
  'participate',
  'collaborate',
  'co-author',
  'pair',
  'support',
])
export const TRYING = new Set(['try', 'attempt', 'start', 'begin', 'experiment', 'continue'])
export const STUDYING = new Set([
  'chase',
  'analyse',
  'analyze',
  'ask',
  'assess',
  'check',
  'compare',
  'consider',
  'debug',
  'decide',
  'determine',
  'diagnose',
  'discover',
  'discuss',
  'evaluate',
  'examine',
  'experiment',
  'explore',
  'find',
  'follow',
  'identify',
  'inspect',
  'investigate',
  'learn',
  'listen',
  'look',
  'measure',
  'notice',
  'observe',
  'profile',
  'read',
  'realise',
  'realize',
  'reproduce',
  'research',
  'search',
  'see',
  'study',
  'survey',
  'talk',
  'test',
  'trace',
  'try',
  'understand',
  'verify',
  'watch',
  'weigh',
  'benchmark',
  'validate',
  'confirm',
  'locate',
  'pinpoint',
  'spot',
  'triage',
])

/** Other common verbs, needed to find the verb of a sentence, not to open a bullet. */
export const COMMON_VERBS = `
annoy bounce disagree scare squeal twitch underflow vibrate
suspect blame hypothesise hypothesize speculate theorise theorize surmise doubt fear ponder dread regret*
beat/beat/beaten bend/bent brick cling/clung creep/crept droop fight/fought flee/fled foresee/foresaw/foreseen jitter lend/lent max misfire misread/misread oscillate outgrow/outgrew/outgrown overtake/overtook/overtaken rattle reappear sag* shake/shook/shaken squeak thrash top* wear/wore/worn withhold/withheld withstand/withstood
grab* sew accompany accumulate act adhere admit* affect afford agree aim anticipate appear appreciate argue arise/arose/arisen arrive associate assume
assure attempt bounce be/was/been become/became/become begin/began/begun behave believe belong bite/bit/bitten break/broke/broken
buy/bought care carry cause cease claim clash coexist collide come/came/come compensate complain complicate comply comprise conform confuse
consider consist consume converge convey correspond cost/cost/cost crash damage deadlock decline degrade deny dereference depend descend deserve deviate drag*
dictate die differ disappear disrupt diverge drain drift elapse encompass encounter error evolve exhibit exist exit expect experience expire explode
fall/fell/fallen feel/felt fire flow forget*/forgot/forgotten function guess hang/hung happen hear/heard hibernate hope hurt/hurt/hurt impact imply
incur* indicate inhibit intend interact interfere intervene involve know/knew/known lack last lead/led leak lie like linger lose/lost
manifest manipulate mean/meant mention misbehave miss mutate need neglect notice obey obscure occupy occur* originate overflow overshoot/overshot participate pay/paid
perceive pile possess precede preclude prefer* press presume proceed promise quit/quit/quit react realise realize reckon reflect regard regress
relate rely remain repeat reply reside result rise/rose/risen satisfy saturate say/said scatter see/saw/seen seek/sought seem sit/sat sleep/slept slow
speak/spoke/spoken spike stall stand/stood starve stay steal/stole/stolen stick/stuck strive struggle stumble succeed suffer suffice suit suppose
surprise survive swamp talk tell/told tend think/thought tickle time tolerate touch undergo/underwent/undergone understand/understood vanish violate
wait wake/woke/woken want waste watch wish wonder worry
choke climb clog* contradict corrupt emerge exhaust flicker garble lag* lapse mangle outlive overheat overlap* panic/panicked stutter swallow wobble worsen
bail pretend undefine
`

/** Deeds that name an aim, so that another deed can tell how it was reached: "fixed X by moving Y". */
export const AIMS = new Set([
  'accelerate',
  'address',
  'allow',
  'avoid',
  'boost',
  'bring',
  'close',
  'correct',
  'cut',
  'debounce',
  'decrease',
  'eliminate',
  'enable',
  'enhance',
  'ensure',
  'fix',
  'get',
  'guard',
  'halve',
  'handle',
  'harden',
  'improve',
  'increase',
  'keep',
  'limit',
  'lower',
  'make',
  'minimise',
  'minimize',
  'mitigate',
  'optimise',
  'optimize',
  'prevent',
  'protect',
  'recover',
  'reduce',
  'repair',
  'resolve',
  'restore',
  'restrict',
  'secure',
  'simplify',
  'solve',
  'speed',
  'stabilise',
  'stabilize',
  'stop',
  'support',
  'unblock',
])

/** In a subject line these tell what the program does from now on ("Parse less JSON"), not what the writer did. */
export const BEHAVIOURS = new Set([
  'accept',
  'buffer',
  'calculate',
  'call',
  'check',
  'collect',
  'compute',
  'display',
  'emit',
  'fail',
  'fetch',
  'ignore',
  'list',
  'load',
  'log',
  'match',
  'parse',
  'pass',
  'prefer',
  'print',
  'process',
  'query',
  'queue',
  'raise',
  'read',
  'record',
  'reject',
  'render',
  'report',
  'retry',
  'return',
  'run',
  'sample',
  'schedule',
  'search',
  'select',
  'send',
  'serve',
  'show',
  'skip',
  'sort',
  'start',
  'store',
  'throw',
  'treat',
  'try',
  'wait',
  'honor',
  'honour',
  'respect',
  'walk',
  'warn',
  'yield',
  'distinguish',
  'respond',
  'reuse',
  'trigger',
  'count',
  'lock',
  'fold',
  'track',
  'validate',
  'verify',
  'preserve',
  'retain',
  'deny',
  'tolerate',
  'expect',
  'watch',
  'consume',
  'fall',
  'carry',
  'expire',
  'fire',
  'wake',
  'account',
  'advance',
  'assume',
  'bail',
  'discourage',
  'forget',
  'guess',
  'pretend',
  'regard',
  'reply',
  'swallow',
  'tell',
])

/** Deeds too small or too vague to open a bullet where there is a better one. */
export const WEAK = new Set([
  'ask',
  'check',
  'confirm',
  'continue',
  'decide',
  'discuss',
  'do',
  'end',
  'experiment',
  'face',
  'fail',
  'find',
  'follow',
  'get',
  'give',
  'go',
  'help',
  'join',
  'keep',
  'learn',
  'let',
  'list',
  'look',
  'make',
  'meet',
  'note',
  'observe',
  'open',
  'plan',
  'post',
  'present',
  'put',
  'read',
  'receive',
  'reach',
  'research',
  'run',
  'send',
  'settle',
  'share',
  'show',
  'start',
  'study',
  'take',
  'talk',
  'try',
  'turn',
  'use',
  'visit',
  'work',
  'prefer',
  'pass',
  'point',
  'spend',
  'enter',
  'return',
  'copy',
  'call',
  'commit',
  'push',
  'pull',
  'explain',
  'describe',
  'mark',
  'note',
  'thread',
  'bump',
  'align',
  'reword',
  'rename',
  'format',
  'lint',
  'leave',
  'base',
  'focus',
  'kill',
  'listen',
  'project',
  'time',
  'name',
  'set',
  'suggest',
])
