/**
 * Things of which there is always one or more: nobody says "wrote script" or "on server" but in notes. Left out is what also
 * names a stuff, a state or a way ("cache", "memory", "code", "mode", "access").
 */
export const COUNT_NOUNS: ReadonlySet<string> = new Set(
  `
accelerometer account accumulator actuator adapter adc adder addon admin agent alarm album alert algorithm alias amplifier
analyst anemometer antenna api app appliance application apprentice aquarium arc arcade archive arm array arrow artifact aspect
assembler assertion assistant ast attachment attacker attribute auditor author autoencoder avatar awning axis axle back-end
backend backlog backpack badge balcony balloon bank banner bar barcode barometer barrel barrier basket bathroom battery beacon
beam bearing bed bedroom belt bench benchmark bicycle bike binary bitmap bitmask blade blob blog blogpost blueprint board boat
body boiler bolt bom book bookmark bookshelf boolean bootloader bot bottle bottleneck boundary bowl box bracket brake branch
breadboard breadcrumb breaker breakpoint brewery bridge broker browser brush bucket buffer bug build builder bulb bumper bundle
bundler buoy bus busywait button buzzer byte ca cabinet calculator calendar call callback caller camera campaign candidate
candle capacitor car card caret carousel carriage cart cartridge catalog category cdn ceiling cell certificate chain chair
challenge changelog channel chapter char character chart chassis chatbot check checkbox checker checklist checkpoint checksum
child chip chisel chunk cipher circle circuit clamp class classifier classroom clause cli client clinic clipboard clone closet
closure clue cluster cms codebase codec coil collaborator colleague collection collector collider column combobox command
comment committee compiler component compressor computer concept conference connector console constant constraint constructor
consumer container contract contractor contributor controller converter cookbook cookie coroutine counter coupon crane crate
crawler credential crm crossbar cube cup cursor curve customer cylinder dac daemon dag dashboard database datacenter dataframe
dataset datasheet datastore datatype datetime db deadline deadlock debugger decal decoder decorator delegate demo dependency
deque descriptor deserializer designer desk desktop destructor detector developer device diagram dialect dialog dictionary digit
diode directive director directory disassembler disaster dispatcher dock dockerfile docstring doctor dongle donor door doorbell
downside draft drawback drawer driver drone dropdown drum dsl earthquake ecu editor eeprom electrician electrode element
elevator emoji emulator enclosure encoder endpoint enemy engine engineer enhancement entity entry enum environment epic episode
equation error escalator estimator evaluator event exception executable exercise exhibit experiment explorer exporter expression
extension extractor extruder facade failover fan farm fault feature fence ferry fiddle field file fileserver filesystem firewall
fix fixture fk flag flashlight flask floor flowchart fob folder font footer footnote footprint fork form formatter formula forum
fountain fpga fragment frame framework freezer fridge front-end frontend function funnel fuse fuzzer gadget gallery game gamepad
garage garden gasket gate gateway gauge gearbox generator getter gift glitch glossary goal graph greenhouse grid gripper guard
guest gui guide guideline gyroscope habit hack hackathon hacker hallway hammer handbook handle handler handset handshake hanger
harbour harness hashmap hat header headlight headset heater heatmap heatsink helmet helper heuristic hinge hint histogram hitbox
hive hole homepage hook hose hotend hotfix hotkey hotspot house hub hud hull hunk hygrometer hypervisor icon ide idea identifier
image implementer importer imu inbox incident index indicator inductor initializer inode inspector installer instance
instruction instrument integer interceptor intern interpreter interval interview inverter invoice isr issue iterator jack jig
jigsaw job joint joystick jumper kayak keel kernel kettle key keyboard keychain keypad keyring keystore keyword kiosk kit
kitchen kludge knob lab label ladder lambda lamp landlord laptop latch lathe launcher lawn layer lcd leaderboard leaf leaflet
leak lecture led ledger lens letter lever lexer library lid lifecycle lighthouse limitation line linker linter list listener
loader lobby locale location lock locker lockfile logbook logger logo loop loophole loudspeaker machine macro magnet
magnetometer mailbox mainboard maintainer makefile manager manifest manifold manual map mapper marker marketplace mask mast mat
matcher matrix maze mcu mechanic mechanism meeting member menu mesh message metaclass meter method metric microcontroller
microphone microscope microservice milestone mill minifier minigame mipmap mirror misconfiguration mishap mismatch mistake mixer
mixin mockup modal model modem modifier module mold monitor monolith monorepo motherboard motor mount mouse mower mr multimeter
multiplexer multiplier museum mutex mvp namespace nas navbar neighbour nest netlist network neuron newsletter nic node notebook
notice notifier nozzle npc npe nurse nut object observer offset oled opcode operand operator optimizer option orchard
orchestrator organizer orm oscillator oscilloscope outage outlet outlier outline oven overlay overview owner package packager
packet paddle page paginator paintbrush palette pallet pane panel paragraph param parameter parcel parent parser partition
partner password patch patchset path patient pattern payload pcb pedal peer pendulum percentage perceptron perfboard peripheral
phone photodiode photoresistor phrasebook pin pipe pipeline pitfall pixel pk placeholder plan planet planner plant planter plate
platform playbook player playlist plc plot plotter plug plugin plumber poc pod podcast pointer policy polyfill polygon pond pool
popover popup port portal portfolio poster potentiometer pr predicate predictor preference prefix preprocessor presentation
preset printer probe problem procedure process processor producer product professor profiler program programmer project
projectile projector promise prompt propeller property proposal protocol prototype provider proxy psu pulley pump puzzle pyramid
quadcopter query questionnaire queue quickstart quiz rack racket radiator radio ramp reactor reader readme receiver receptacle
recipe recipient record recorder rectangle redeploy reducer refund regex regexp region registry regressor regulator relationship
relay reminder renderer repeater replica reply repo report reporter repository representative reproducer request requirement
resampler researcher reservoir residual resistor resolver resource response retailer revert reviewer revision rfc ribbon rig
ring rivet roadblock roadmap robot rocket role rollback roof rotor roundtable route router routine rover row rtc rudder ruler
ruleset runbook runner safeguard sampler sandbox saw scaler scan scanner scenario scheduler schema schematic scientist
scissor-lift scooter scraper screw screwdriver script scrollbar sculpture sdk section segfault segment selector semaphore
semester semicolon seminar sender sensor sentence separator sequence sequencer serializer server servo session setter setting
shader shaft shard shed shelf shell shelter shield shifter shim shop shortcut shrub shuttle sidebar sidecar signal signature
simulator singleton sink site situation sketch skill skirt skybox slave slice slider slot smartphone snackbar snapshot snippet
socket solenoid solution solver soundtrack spaceship spawner speaker spec specification spike spindle spinlock spinner spooler
spreadsheet sprinkler sprint sprite spritesheet staircase stakeholder stand starter statement station statistic statue stepper
sticker stopgap stopwatch storefront story stove strap strategy string struct stub student studio stylesheet subclass subcommand
subdirectory subdomain submodule subnet subprocess subquery subroutine subscriber subset subsystem subtask subtree suffix suite
summarizer superclass superset supervisor supplier survey switch symbol symlink symptom synthesizer syscall system tab table
tablespace tablet tachometer tag tank tarball task teacher team teammate technician technique telescope template tenant tensor
tent terminal terrarium test testbed testcase tester textarea textbox texture theatre theme theorem thermistor thermocouple
thermometer thermostat thesis thread threshold thumbnail ticket tile tilemap timeline timer timestamp tip toast toggle token
tokenizer tool toolbar toolbox toolchain toolkit tooltip topic torch touchscreen tour tournament tower toy tracker trackpad
trailer trainer trait tram transaction transceiver transducer transformer transistor translator transmitter transpiler trap tray
tree trie trigger trolley truck tuner tunnel tuple turbine turret tutor tutorial typo tyre ui uploader url user utility uuid
validator valve van variable variant vector vehicle vendor venue vertex vessel viewer viewport vineyard visitor visualizer vm
volunteer voucher voxel vpc vpn vulnerability wafer walkthrough wall wallet warehouse warning washer watchdog watcher webapp
webcam webhook webinar webpage webserver webshop website wheel widget wiki wildcard window wireframe wizard word workaround
workbook worker workflow workload worksheet workshop workspace workstation worktree wrapper wrench writer zone
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
