/**
 * The 3500 commonest words of technical English, the commonest first, in the singular and without those at which a noun phrase ends. Counted
 * in nine million words of manuals (kernel, databases, languages, web servers, editors): a name made of these alone could be anybody's.
 */
const WORDS = `
value function file used use set data object type return name other number code default new device option list same case method user table
argument error module string system call example need driver class result parameter change command memory first node test message see
support version kernel note field process specified make column line database request application event given output size information read
variable called server two allow contain state create element key provide operation order format feature input different point current
attribute mode page index path work single available package control sqlite block run level true instance write possible non buffer returned
byte directory setting connection specific configuration source array mean reference flag interface expression want pointer multiple section
git start check character integer address program part target access take defined model space above commit tree client add passed query
window python text created include content update header thread structure context implementation added end group register zero uses task
statement http standard callback provided behavior match release cache require form log null filter stream useful instruction port llvm
handle store session documentation exception transaction pattern corresponding automatically required item problem lock supported cause next
running frame build signal sample row enabled specify sql entry directly api length don calling struct func select library host location
handler sequence detail ref last issue hardware cpu local range particular written false send currently indicate below found view record
exist define enable tool performance django load find socket binary pass associated common link additional full sets show vector limit
extension doesn backend document queue present valid implement changed open fail config empty base needed script stored complete existing
own term core usually none made environment generated rule property loop label operator member described parent reason similar rows removed
linux platform special containing side child action tuple right long looking template map resource distribution avoid response report
optional ensure language sent mapping place widget named copy maximum bits stack built encoding remove internal algorithm specifies channel
large status occur packet matrix step project determine help longer represent compiler count original perform necessary erlang main image
simple shared gtk bug directive protocol effect warning custom generate symbol know keep description global display previous keyword virtual
fixed constraint interrupt refer schema filesystem left root offset branch power component receive worker look writing free debug execution
search actually allowed exit definition entries future equal classe old keys runtime remote engine patch condition word metadata explicitly
try give processes describe attempt normal accept machine top clause active working implemented trigger disk configured typically primary
position syntax tag happen network bound appropriate serie executed apply actual properties ioctl high depend good related appear sure
execute style merge expected userspace controller mask separate addition url important info usage included matching descriptor applied
regular mod repository known collection rcu macro meth generic packed low fix purpose security depending various general become filename
allocated prevent better processing real reset failure disable postgresql amount debian loaded insert delete constant shell handling region
unit matches print date domain certain lower produce trace ignored previously normally considered counter updated manager storage small
developer rust mechanism max deprecated close representation extra convert hook construct underlying unique selected creating functionality
kind equivalent org dictionary starting three difference orm recommended wait reading hash installed compute area disabled simply best
iterator follow immediately init html external compile further modified raise layer bus allocation atomic architecture identifier correct
mapped import floating container stop testing timeout safe policy video raised service operand shown individual initial exactly performed
configure passing invoked software dataframe pool complex received raw archive specification prefix random come caller lookup static started
scope join statistic sqlalchemy optimization estimator hold trait returning precision override assume entire relationship isn color emitted
adding pandas requested pair taken generally relative drop directories clock install intended private sub negative put basic compatibility
resulting cluster continue operating consider connect switch timestamp specifying tell width development minimum routine larger comment fit
registered sparse helper token cursor parser dst missing compiled double move making affect setup selection literal button period assigned
followed higher handled self listed physical situation mark meaning invalid generator master subsystem arbitrary replace begin track queries
certificate save dev email interval correspond modify split password foreign json public compare compatible force rsyslog slice correctly
scipy won cell wal drm third final undefined dma turn alternative plot connected requirement loading notice binding detect guarantee likely
total conversion sys app explicit chip guest segment linear expect suite management namespace deleted regression chunk clear variant
maintainer rate boolean parse speed multi encoded firmware tags closed menu body boot cookie ordering desired com kvm runs supplied accessed
zone site fast copied fully logging reduce addresses head approach sort stable libraries hand pin solution iteration frequency probably
beginning represented ignore permission marked comparison constructor conflict audio crash whole numeric prior converted allocate web short
unicode faster greater partition transform visible pre remain bugs limited octave choose plugin dynamic care share parallel backward learn
history subsequent scan icon adds auto upper transfer phase positive dataset validation separated cycle patches bpf determined checking
processor displayed reported lead stat design post transport cpus native capture bind cross distance dump pack cgroup pixel idle attached
sending scalar alias replaced people logical temporary fact fill tcp manually priority unix fetch especially gpio intrinsic applies absolute
indexes representing pci easy exact enum cost debugging contained slot varnish checked allowing authentication backup chain dependencies usb
utf hard older direct extended foo async role emit properly decision layout omitted idea net combination inserted finally choice significant
passe manual crate regardless analysis easier mount inherited proxy framework box graph linked vidioc media float axis break legacy heap
guide relevant creation reader changing dimension ssl completion semantic question sysfs efficient destination card increase inode flow blob
scale consist signed shape rest waiting treated newly signature logger forward monitor subject plane privilege browser building internally
executing smaller subset leave respectively understand export completely evaluate practice relation unsigned placed processed providing
docker owner printed failed admin github pull str migration aware lifetime delay initialize retrieve subclass irq evaluated assumed
initialization score independent resolution installation journal possibly guaranteed sense consistent sync progress major success terminate
initialized push behave designed pipeline overhead src referenced chapter vcl embedded interpreter sign board profile coordinate cover
additionally convention verify tls weight panic capabilities loss timer introduced easily opened computed invoke celery suspend int declared
indicating compared scheme readable skip dependent seen similarly dialect children wrapper aggregate moved preferred interpreted direction
notification nested scheduler maintain remaining improve attr translation ready modification datetime dropped locking executable origin doc
behaviour logic codec apache compression trying callable concept bar flush digit peer dtype ability successful suitable obtained edge atom
capability diff detected transition four restriction compilation obtain generation critical screen resume accepted manage loader upstream
payload plan documented account review parsing optionally mapper bad reverse caused procedure operate quote upgrade author enter trie chosen
identify dir completed otp hierarchy daemon assignment potentially dynamically pending bridge probe background successfully metric ssh
identical pad duplicate detailed course partial prepared branches matched serve temperature restart yield training far threshold programming
pid family transformation mailing erl dialog derived allocator automatic min live usual agent dict asynchronous wide affected docs sensor
wrong factor assign early endpoint indices mnesia controlled reserved latter entity unknown fixe abstract declaration implementing extract
located scenario apis strategy say wish xml resolve advantage leading released terminated decorator clean figure responsible whitespace
alignment mutex logs dependency calculate estimate ordered locale cached saved scikit ascii sklearn decode clone encryption char modifier
crypto restore listing httpd gdk rollback encode community route accesses upload big lib rfc render gen cast differ combined flask consumer
submodule sorted plain refs lane stage mentioned tracking implicit ends terminal encoder volume console evaluation prediction borg aren
technique decoder inline introduce spec taking pipe replication numpy kept necessarily mutable unsafe escape latency expose minor goes
merged decide think distinct symbolic exc proc communication proper extend freed prepare fun coverage maps bitmap decimal append traffic
math syslog specifically secure deal hint portion caching wrap tutorial persistent annotation acpi tracing alpha filled identified
classifier standby coefficient seem managed job answer decoding overridden accessible args inherit recovery recent garbage fts dirty startup
reply attack average referred committed snapshot slightly held detection fault identity produced spi matter distributed listener meant
incoming sum parsed offer copie ids describing walk meta front whatever declare provider overflow reached duration benefit entirely
limitation depth latest explain slave improvement experimental intermediate boundary abort fall letter height impact utility learning shift
newline incorrect builtin categories adapter removing opt binaries performing license classification ring locked triggered online
synchronous issued inner involve formatting ask usr basis defining arm constructed tested alter potential rely nan alternatively javascript
sha bin drive const comma registry involved sufficient generating logged product accessing aligned recursive separately enabling mouse ipv
implicitly throw topic conf concurrent prompt succeed param union shutdown discussion interactive indexed broken monitoring primitive
sensitive bundle exclusive compressed dbapi slow typical convenient belong editor scaling mostly occurred matrices unused font graphic
invocation axes mail particularly grid treat degree abi timing revision ext uri ownership www composite lost iter encrypted conditional
finished cleanup acquire std remember manner closure party assert team receiver checkpoint footprint blocking subquery cipher convenience
formatted separator validate measure addr updating optimized effective bandwidth redirect hidden exported swap difficult streaming summary
mock exposed trailing hostname grace subclasses category leaf square quality respective replacement attach busy clang goal storing fine
writer computation dwarf exec presence dimensional turned calculated protection candidate click respect promise tail expansion zeroed
checksum skipped world causing indicated rename focus commonly sleep preserve barrier protected overlay symlink reflect overview newer huge
edit optimize poll rst protect util filtering ctrl len interested css quickly production fragment applying removal appended fork strict
inheritance positional fmt supply rewrite coroutine ops discussed voltage gain piece retrieved assumption serial advanced improved emulator
adjust frontend pins resolved posix cgi probability corruption vendor calculation ordinary var owned reporting declarative achieve receiving
folder pragma millisecond assertion datatype pick msg stdout race marker debugger minimal discarded suffix padding buf title rendered vfs
gpu overall indexing tab subdev vary iterable bottom whereas integrity risk batch variance imported consume listen alloc prefer unchanged
helpful mind continuous rectangle categorical obj txt assuming planner opcode safely vacuum repeated increment catch noise err integration
draw alternate fan rendering inspect writable eventually vcpu exchange digital expand interesting workload combine communicate urls crtc
mysql expensive mem outer omit effort computer mac moving round effectively increasing significantly capable established exceed variety
inverse supervisor exclude giving predict carrier fallback catalog queryset notify showing destroyed destroy wakeup pointing observation
maintained precedence restricted guard immediate deprecation quoted holding attempting complexity home implies infrastructure expanded
decoded cargo keeping independently queued didn retry neighbor polynomial association ticket substitution modifying perf printing arch phy
solve programmer administrator middle dpkg timezone chance checkout supporting tty analyze openssl pseudo highly complicated writemask
shadow collation careful scsi soft leak rowid capacity ratio cmd zeromask modern usable endian aspect pcm permit circumstance maintenance
hot sink lint reject moment specifier fastify curve regulator restrict mmap enforce nearest activate interact contiguous initially bucket
flexible measurement scheduling extent differently respond interest overwrite strictly parentheses frequently collected routing essentially
computing man isolation cap hit selecting slower encountered locally finish pretty primarily sized copying synchronization thrown highest
entities interaction keyboard covariance factory login recorded discard submit identifies permitted iterate trust opening trusted reuse
stopped intel cpuset theme credential unexpected numerical truncated username unfortunately subdirectory covered napi act ram impossible
secret surface anonymous applicable dot gnu accuracy contrast occurrence jit sender human saving aliases pointed natural drawn converting
schedule relatively blank arg connector lazy grow notation dedicated bash accurate proceed geometry middleware unnecessary underscore expire
lack breakpoint perl observed strongly clustering past opaque wrapped rotation linker construction finding invoking synchronize ruleset
colon immutable illustrate sampling interpolation incompatible temp contact translate radio closing download sched derivative recommend
superuser pathname solver spawn repositories naming comparing bulk expr framebuffer tablespace book cleared cancel deadlock largest unset
histogram watchdog consumed possibility prefixed explained experience sharing trivial jump tar delivered safety silently switches spline
conjunction said interpret editing cli reduced apps joined unspecified compiling activated enumeration recently collect optimizer ffmpeg
minimize repair criteria stderr installing relies traditional disabling preserved contrib hypervisor functional sorting led increased stay
transmit equality val collector worth pwm bios deferred associate repeat gradient kicad concrete bracket amdgpu noted tagged magic great
migrate fewer responsibility wildcard una tend typing fence instrumentation rare rank dsa presented connecting disconnect originally super
configuring reasonable requiring merging rejected makefile selector fetched asyncio volatile handshake contributor robust reservation trap
soc ahead subtree efficiently changeset registration oracle syscall person policies benchmark formed unstable repo failing band rebase
customize auth searching dealing ending feel enhancement explanation backing jobs lowest obvious achieved shouldn gcc reach backslash
insertion arithmetic stock tracked ldap normalized serveur btree warn cascade seed vmod mut scheduled simultaneously udp bring flash mime
preference pep center diameter tried strong consistency flat malloc delimiter submitted linking buffered accelerator cmake statically
dictionaries acts kunit simpler accordingly oriented extremely seq gaussian par mailbox suspended knowledge kill reduction env beam infinite
hierarchical interpretation optimal wake boundaries delta snd drawing reaches zip estimated mitigation oid introduction span adjustment
counted serialized activity corner aborted truncate secondary snmp recognized dentry expressed fold peripheral consequence drag guess
adjusted predicted acquired searches integral age leaving changelog extracted mib counting controlling eager mounted gadget digest glob
mainly mandatory pads captured indirect switching approximate violation approximation coding feed encounter supposed acceptable basically
entered derive blocked concurrency notifier attacker touch reserve ancestor reliable producing weak fitting threaded aptitude convergence
stdin csv schematic crashes satisfy align quick diagnostic familiar fraction incomplete cfg recover prototype verification dns former
measured corrected authorization demand majority flushed polymorphic dispatch preceding xfs ftp valueerror alive confusion suppose deletion
restored inform vertical temporarily overlap configurable attempted remainder textual divided ptr tracer meet concurrently grouping
serialization inet reside transformed fairly historical utc listening ets diagonal folio replacing avoided populated efficiency nif assembly
recognize facility sequential propagate populate permutation worktree alarm utilities horizontal renamed technical sound happened linkgit
seek grant shortcut wise verbose appropriately mixed keyring denote valued wrapping docstring afterward importance num slash recursively
grouped red partitioned broadcast inserting deleting escaped referencing damon linkage allocating distinguish consecutive refresh hid coded
dereference broker translated destructor worry periodic expired understanding precise consult smallest sector retain invalidate structured
vec visibility examine paramref finite transferred desirable router converter wire edition abstraction determining official elsewhere wiki
unwind unlock hexadecimal req traceback feedback legal arrive encouraged alone forced deviation suggest tick partially searched deep nature
postgres obviously inconsistent portable breaking testcase corrupt formatter borrow typed unable insensitive instantiated unregister wanted
idx individually reused tolerance gem manipulate polling offline nice revert vous pickle talk excluded transient locate powerful
characteristic netlink lru pure shut mistake hotplug dbg essential visual lambda sheet standalone symmetric hyper carefully five nonzero
rolled published favor builder paragraph overriding stale untrusted canonical lose transmission queried meaningful wsgi crc mainline subtype
flexibility refuse filtered suggested accessor aggregation evaluating continuation readline errno train specialized substring rarely
identifying press ethernet arrow advance toolbar consumption quota reclaim forget fashion toplevel utilization composed transformer pushed
proposed correlation imm decrease tcl typeerror repeatedly life fpga unsupported upgrading multiclass outlier concern integrated qualified
unlikely deterministic consisting chooser dropping uniform strategies asked transmitted ethtool splitting impl bool les vlan copyright
predicate stopping coming indicator dead netdev phrase fichier consuming contribution hide discovery delivery balance delayed est norm
involving website hex percentage requesting affinity article customized demonstrate relocation principle referring fire auxiliary tracker
grab svn belonging analog opposed rsyslogd iso replica discrete spinlock fifo quoting guideline offload overwritten overlapping indeed
microsecond mix avoiding eval monotonic dense reachable repr permanent transparent tablegen serializer fixture savepoint globally looked
reducing combining availability assigning miss simplify enforced throughput instruct integrate nfs uid predefined incremental subscription
maintaining ack bitwise versa attention ddl incorrectly recv fatal bonding reboot reg detached expectation merely registering play magnitude
served regex clicking vfio con clearly gzip intercept validator asynchronously hasn scratch estimation constructing establish freeze
inactive highlight worked vice subsequently placeholder que contribute freq displaying subdirectories white angle incremented networking
submission ideally invariant smp spawned compound modifie outline reviewer likelihood workaround fetching outgoing hypothesis penalty
consideration turning relying inclusion gitweb thought manifest central express blueprint stand termination thousand intend straightforward
einval thermal bitcode peak ensuring entering reload gather packfile backed lowercase tuner autocommit urb reflection propagated brace
internet approximately median percent forwarded enclosed arise granted markup accommodate asm discuss face dummy practical iommu injection
claim pdf emitting regard enhanced scanning fsck compress workspace correction bytecode carry recall toggle governor frozen border enclosing
deliver threading def thin pub capturing cut picture publication serialize forwarding compliant needing snippet late subprocess persist
frequencies developed nul infinity pause objective hist director sibling paper trick uppercase odd scroll erts battery spent fundamental
choosing void substitute validated hole eliminate psql camera strip observe influence rustc synthetic managing watch permet initiated
population fourth transactional discover invalidated spin popular gui annotated yaml plotting calendar division clipboard charset simplest
mixin pressure uninitialized initiate hashing topology svm exiting density multiindex fixing renderer randomly groupby spatial reflected
singular xxx facilitate remark nearly criterion met negotiation intent panel regressor restarted fitted rpc escaping uuid unpacked
normalization margin rewritten opposite squared driven facilities instantiate ieee packaging conflicting arc tunnel ssam says ndarray fits
placement alsa rounded fft existence closely mirror selectable probabilities importing bank green trailer subtract diagram distribute
labeled recursion circle resolver scaled stated java ctype unloaded verified switched tuning brief writeback considering decomposition
prefixes cette nesting shallow emulation subcommand disc graphical ensemble balancing energy dialyzer csrf resize manipulation shuffle
trouble traversal roll ping cable cleaned accidentally issuing querying redundant extraction preemption regularization lit cec compose
semicolon malicious instrumented corrupted zlib numa printer wasn matplotlib infer enumerate essere traverse deployment occasionally easiest
preprocessing suppress fetches divide asking debugfs arity namely ambiguous bio subpattern smart del inferred isolated iterating duplicated
perspective gamma softirq widely haven autovacuum speakup terminating indication extern ultimately putting limiting vulnerability conform
worse checker workflow hang multiply successive skb dimensionality confidence english colour await compact toolchain naive analyse kconfig
retained raising absence eigenvalue calibration doctest confusing orientation rgb circular privileged publish tip elf inclusive timeline
timedelta satisfied propagation interrupted vertices blue idmapping embedding workqueue bias orphan bisect came freeing unaligned exceeded
simplified mmu aliased mux closest notified asn descendant blog automated shorter placing equally worst pos gdb collating tied procedural
ignoring bare theory understood light encrypt redirection heuristic passphrase executor addressing authenticated pkg unpack black msi regexp
drain tier surrounding roughly asks pop appearing normalize profiling latin uploaded phi appearance visit varies discouraged mention motion
argv pas nand popup membership constellation adjacent multiprocessing sees constrained isa des qui rev appending obsolete pip devicetree
unittest statem runner emulate polygon unusual notably pca foreignkey resolving stub forever downstream occurring devlink shifting wouldn
material caught echo decided epmd preprocessor bins abbreviation varnishd variation implied semaphore kwarg bypass cryptographic uint
quantile gesture mmio unreachable problematic terminator greatly filling periodically subroutine recording gist fec spread viewer tracepoint
concatenation synchronized likewise preventing vbi accepting addressed marking perfectly detecting equation htaccess reviewed contention win
tokenizer kobject tune prune preview stripped anchor unconditionally preceded superblock killed eof wavefront coro knowing tmp scanned puts
subnode las indentation severity pgsql indirectly uniquely pairwise hyperparameter eight historically pushes ongoing burst altered advised
laptop tooltip addon crop reasonably distinction leader subtle heavy trip ttl statistical loadable raid counterpart discovered wikipedia
muxer cpuidle ease react subscriber borrowed extending systemd contributing xdp ctx pinned imply signing bigger numbered happening
absolutely heavily principal ambiguity ftrace owning buffering defer pyobject megaco cert participate gone believe wheel alert exited nom
verity hybrid relaxed importantly routed msr plug outcome committing confirm organization overload charge landlock waiter mixture learned
posted submitting agree beta desc violate preempt pmu printf distutils pager recipe trade baseline epoch replay introducing collision callee
straight weighted hypercall hundred approaches outstanding cpufreq redis carried padded concatenated illegal sasl comparator caveat
inspection multiplication amd adapt desktop passive traced colormap powered programmed truncation cumulative contributed spacing unrelated
notebook playback modeset correctness solved ipc inefficient scoped pressed gid health smbus company yang sufficiently macos finder contract
room proportional consistently upgraded multicast cloned connectivity priv scrub hashes accounting extreme granularity pcie compat stamp rom
owns dual detach pressing tlb prevented ata dim turtle proposal utilize experiment hope shorthand curse dbm casting efi harder purely bif
libpq frequent kbuild fly ioc externally affecting subscribe news convergent envvar quirk challenge kprobe finalize duplex emac autofs
actively advice chained fuzzer coercion undocumented paste vertex employee analogous similarity vulnerable halt che fresh pulse rel grammar
badarg dependence rebuild suggestion sysctl subsection embed producer enumerated uapi confused outlined rounding supplying certainly
stability perfect radius preferable friendly ppp totally interior retrieving slashes gracefully interfere transparently resulted nanosecond
backref grained formset serious dvb readme dom microcode handy rewriting devel interleaved misc unified slicing inspector livepatch pino
accomplished thereby printable solely mutexes relational directed proxies maximal formal rolling aux comprehension dist bitmask balancer
raster bitstream strength edited sampled pushing caution hopefully sensible hibernation cython stabilized sequentially replicated copper
loose rhs specially declaring flushing
`

/** How many words are commoner than this one; of the rare ones it knows none. */
export const COMMON_WORDS: ReadonlyMap<string, number> = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map((word, index) => [word, index]),
)
