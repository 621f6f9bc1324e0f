/**
 * Things of which there is always one or more: nobody says "wrote script" or "on server" but in notes. Left out is what also
 * names a stuff, a state or a way ("cache", "memory", "code", "mode", "access").
 */
export const COUNT_NOUNS: ReadonlySet<string> = new Set(
  `
accelerometer account actuator adapter addon admin agent alarm album algorithm alias antenna api app appliance application
apprentice aquarium arc arcade archive arm array arrow artifact aspect assembler assertion assistant attachment attacker
attribute auditor author avatar axis awning axle back-end backend backlog backpack badge balcony balloon bank banner bar barcode
barrel barrier basket bathroom battery beacon beam bearing bed bedroom belt bench benchmark bike binary bitmap blade blob blog
blogpost blueprint board boat body bolt bom book bookmark bookshelf boolean bootloader bot bottle bottleneck boundary bowl box
bracket branch breadboard breadcrumb breaker breakpoint brewery bridge broker browser brush bucket buffer bug builder bulb
bumper bundle bundler busywait button buzzer byte cabinet calculator calendar call callback caller camera campaign
candidate capacitor card caret carousel carriage cart cartridge catalog category ceiling cell certificate chain chair challenge
changelog channel chapter char character chart chassis chatbot check checkbox checker checklist checkpoint checksum child chip
chisel chunk cipher circle class classifier classroom clause cli client clinic clipboard clone closet closure clue cluster
codebase codec coil collaborator collection collector column combobox command comment committee compiler component compressor
computer concept conference connector console constant constraint constructor consumer container contract contributor controller
converter cookbook cookie coroutine counter coupon crate crawler crossbar cube cup cursor curve customer cylinder daemon
dashboard database datacenter dataframe dataset datasheet datastore datatype datetime db deadline deadlock debugger decal
decoder decorator delegate demo deque descriptor designer desk desktop destructor detector developer device diagram dialog
dictionary digit diode directive directory disaster dispatcher dock dockerfile docstring dongle donor door doorbell downside draft
drawback drawer driver drone dropdown drum earthquake editor electrode element elevator emoji emulator enclosure encoder
endpoint enemy engine engineer enhancement entity entry enum environment episode equation error estimator evaluator event
exception executable exercise exhibit experiment explorer exporter expression extension extractor extruder fan farm fault
feature fence fiddle field file fileserver filesystem fix fixture fk flag flashlight flask floor flowchart fob folder font
footer footnote fork form formatter formula forum fountain frame framework freezer fridge front-end frontend function funnel
fuse gadget gallery game gamepad fuzzer garage garden gasket gate gateway gauge generator gift glitch glossary goal graph greenhouse
grid gripper guard guest gui guide guideline gyroscope habit hack hackathon hacker hallway hammer handbook handle handler handset
handshake hanger harness hashmap hat header headlight headset heater heatmap heatsink helmet helper heuristic hint histogram
hive hole homepage hook hose hotfix hotspot house hub hypervisor icon ide idea identifier image implementer importer incident
index indicator initializer inode inspector installer instance instruction instrument integer interceptor intern interpreter
interval interview inverter invoice issue iterator jack jig jigsaw job joint joystick jumper kernel key keyboard keypad keyring
keyword kiosk kit kitchen knob lab label lamp landlord laptop latch lathe launcher lawn layer leaderboard leaf leaflet leak
lecture led ledger lens letter lexer library lid lifecycle limitation line linker linter list listener loader lobby location
lock locker logbook logger logo loop loophole loudspeaker machine macro magnet mailbox mainboard maintainer makefile manager
manifest manual map mapper marker marketplace mask mast mat matcher matrix maze mechanic mechanism meeting member menu message
metaclass meter method metric microcontroller microphone microscope microservice milestone mill minigame mirror misconfiguration mishap
mismatch mistake mixer mixin mockup modal model modem modifier module mold monitor monolith monorepo motherboard motor mount
mouse mower mr multimeter multiplexer museum mutex namespace navbar neighbour nest network newsletter node notebook notice
notifier nozzle npe nurse object observer offset opcode operand operator optimizer option orchestrator organizer oscillator
oscilloscope outage outlet outlier outline oven overlay overview owner package packager packet paddle page paginator paintbrush
pallet pane panel paragraph param parameter parent parser partition partner patch patchset path patient pattern payload pcb pedal peer pendulum percentage peripheral pin pipe pipeline pitfall pixel pk placeholder plan planet planner plant planter plate
platform playbook player playlist plot plotter plug plugin podcast pointer policy pool popover popup port portal portfolio poster
potentiometer pr predicate predictor prefix preprocessor presentation preset printer probe problem procedure process processor
producer product professor profiler program programmer project projectile projector promise prompt propeller property proposal
protocol prototype provider proxy pulley pump puzzle pyramid quadcopter query questionnaire queue quickstart quiz rack racket
radiator radio ramp reactor reader readme receiver receptacle recipe recipient record recorder rectangle reducer refund regex
regexp region registry regressor regulator relationship relay renderer repeater replica reply repo report reporter repository
representative reproducer request requirement resampler reservoir residual resistor resolver resource response retailer reviewer
revision rfc ribbon rig ring roadblock roadmap robot rocket role roof rotor roundtable route router routine rover row ruler
ruleset runbook runner sampler sandbox saw scaler scan scanner scenario scheduler schema schematic scissor-lift scooter scraper
screw screwdriver script scrollbar sculpture sdk section segfault segment selector semaphore semester semicolon seminar sender
sensor separator sequence sequencer serializer server servo session setter setting shaft shard shed shelf shell shelter shield
shim shop shortcut shuttle sidebar sidecar signal signature simulator singleton sink site situation sketch skill skirt slave
slice slider slot smartphone snapshot snippet socket solenoid solution solver soundtrack spaceship spawner speaker spec
specification spike spindle spinner spreadsheet sprinkler sprint sprite staircase stakeholder stand starter statement statistic
statue stepper sticker stopgap stopwatch storefront strap strategy string struct stub student studio stylesheet subclass
subcommand subdirectory subdomain submodule subnet subprocess subquery subroutine subscriber subset subsystem subtask suffix
suite summarizer supervisor supplier survey switch symbol symlink symptom synthesizer syscall system tab table tablet tag tank
task teacher team teammate technician technique telescope template tenant tensor tent terminal terrarium test testbed testcase
textarea textbox texture theatre theme theorem thermometer thermostat thesis threshold thumbnail ticket tile timeline timer
timestamp tip toast toggle token tokenizer tool toolbar toolbox toolchain toolkit tooltip topic torch tour tournament tower toy
tracker trailer trainer trait transaction transceiver transducer transformer transistor translator transmitter trap tray tree
trigger trolley truck tuner tunnel tuple turbine turret tutorial typo ui uploader url user utility validator valve van variable
variant vehicle vendor venue vertex vessel viewer viewport vineyard visitor visualizer vm volunteer vulnerability walkthrough
wall wallet warehouse warning washer watchdog watcher webapp webcam webhook webinar webpage webserver webshop website wheel
widget wiki wildcard window wizard word workaround worker workflow workload worksheet workshop workspace workstation worktree
wrapper wrench writer zone rollback failover spooler
revert redeploy
`
    .trim()
    .split(/\s+/),
)

/** What happens again and again, and no one time of it: "stops on key release", "saves on page load". */
export const EVENT_NOUNS: ReadonlySet<string> = new Set(
  `
blur boot change click close collision commit contact exit focus hover impact input load login logout merge mount press push reboot
release reload resize resume save scroll shutdown startup submit tap touch unload unmount wake
`
    .trim()
    .split(/\s+/),
)
