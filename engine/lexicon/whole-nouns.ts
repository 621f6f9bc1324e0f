/** Things that stand for themselves and that one works on as a whole: a robot rather than its wheel, a game rather than its menu. */
export const WHOLE_NOUNS: ReadonlySet<string> = new Set(
  `
  app application game robot kernel os blog site website homepage board pcb keyboard engine service microservice server api
  library lib plugin extension addon driver firmware bootloader pipeline dashboard bot chatbot tool toolkit toolchain cli
  editor compiler parser lexer interpreter emulator simulator simulation model classifier detector predictor database
  cluster system subsystem platform framework package sdk client controller device machine printer clock watch drone
  quadcopter rover car bike boat rocket camera station shop store marketplace portal frontend backend scheduler importer
  exporter crawler scraper spider solver optimizer generator converter translator wrapper binding shell terminal language
  protocol project program software prototype thesis paper book course integration infrastructure gateway proxy router
  firewall nas network vpn computer telescope microscope antenna radio amplifier synth synthesizer arm gripper lamp
  thermostat greenhouse aquarium incubator oven furnace fermenter clone port fork repo repository monorepo codebase
  assistant agent monitor logger tracker recorder viewer player browser daemon broker orchestrator allocator debugger
  profiler linter formatter installer updater launcher manager renderer shader raytracer tracer wiki forum newsletter
  podcast calendar planner calculator analyzer analyser scanner reader writer loader indexer encoder decoder compressor
  mixer sampler counter meter sensor alarm hub rov vehicle satellite instrument adventure puzzle kiosk till projector
  `
    .trim()
    .split(/\s+/),
)
