/** Verbs that are things, or traits of things, at least as often: after a noun nobody knows which ("the page loads"). */
export const NOUN_VERBS: ReadonlySet<string> = new Set(
  `
access bounce squeal twitch underflow address aggregate aim alert answer archive attempt audit author back backup balance ban base batch
benchmark bind block boost bootstrap box branch break bridge buffer bug build bump bundle bypass cache call
capture care catch chain change chart check chunk claim clash clean cleanup clear click clone close coach
code comment commission commit complete compute connect control copy correct cost count cover craft crash
crawl cut damage deadlock deal debug decline decrease default delay demand design detail direct dispatch
display document double download draft drag drain drive drop dump ease edit effect end engineer error escape
estimate exchange exit experience experiment export express face factor fall feature field file filter fire
fit fix flag flip float flow flush focus fold force fork form format forward free front function fuse gain
gate group guard guide halt hand handle hash head help highlight hire hit hold hook hope host hunt impact
import increase increment index inline input insert install instrument interface interrupt issue join joint
jitter drift jump key kill label lack lag last launch lay lead leak let level lift like limit line link lint list load
lock log look loop lower mail manifest map mark mask match max mean measure meet merge mirror miss mock model monitor
mount move mute name narrow need note notice number offer open order outline output overflow overhaul
override own package page pair partition partner pass patch path pause pay permit pick pile pilot pin
pipeline place plan play plot plug point polish poll pool port position post power practise prefix present
print probe process profile program progress project prompt prototype proxy pull purge push quarantine query
queue quote race raise range rank rate read reason rebase reboot rebuild record reference refresh refund relay
release remedy remote repair replay report request rerun research reset resource restart result retry return
reverse review rework rewrite rise risk roll round route rule run sample sandbox save scale scan schedule
scope score scrape screen script seal search secure seed segment sense separate serve set setup shape shard
share shift ship show sign signal silence size skip slash slice slot slow smooth solder sort sound source
space speed spike spin split sponsor spot spread squash stack stage stall stand start state step stick stop
store stream stress stretch strip structure struggle stub study style subclass supplement supply support
surface survey swap sweep switch symlink sync table tag talk target task tear template test text thread
throttle tie time timeout title toggle token tool total touch trace track train transfer transition treat
triage trial trigger trim triple try tune turn tweak type update upgrade upload use value vendor version vet
view visit wait walk warm warn watch weight win wire wish wonder work worry wrap write yield zip
boot invite nudge outfit paste prep reload shave shuffle splice stash stitch tether thaw transplant tutor wipe
abstract bolt cap center drill duplicate fill flash glue pad screw sketch pack paint rescue slim snapshot tunnel upstream weld
coordinate construct fight polyfill
debounce downgrade prefetch register redo undo fixup workaround grant guarantee promise reply
`
    .trim()
    .split(/\s+/),
)
