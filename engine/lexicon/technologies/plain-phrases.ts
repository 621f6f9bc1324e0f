import { namesIn } from './technology.ts'

/**
 * Names that mean something else without their capitals: a floating UI is no Floating UI, a delayed job no Delayed Job, nobody
 * who sorts the pile of tickets has used The Pile, and cells that are confluent know nothing of Confluent.
 */
export const PLAIN_PHRASES: ReadonlySet<string> = new Set(
  namesIn(`
    Actual Budget, API Blueprint, API Platform, Arena Simulation, Artifact Hub, AT Protocol, Base UI, Basic Pitch,
    Behavior Designer, Better Stack, Campaign Monitor, Clever Cloud, Compute Engine, Compute Optimizer, Core Games,
    Creation Engine, Creation Kit, Database Migration Service, Delayed Job, Document AI, Document Intelligence,
    Element Call, Element Plus, Element UI, Element Web, Elementary data, Exact Online, FAST Element, Floating UI,
    Group Replication, Headless UI, HERE Maps, Hybrid Analysis, id Tech, Joy UI, Lost Pixel, Material You,
    Materialize DB, Memento protocol, Minimal APIs, Mission Planner, MOD Devices, Move language, Music Assistant,
    Music Blocks, Naive UI, Natural Questions, Noise protocol, OP Stack, Open Library API, Packet Tracer, Parse Server,
    Plant Simulation, Pocket Code, Polar Signals, Pro Tools, Project Reactor, Ray Data, Ray Serve, Ray Train,
    Replicate API, Robotics Toolbox, Room Assistant, Sample Factory, Segment Anything, Signal Desktop, Signal Protocol,
    Skeleton UI, Solid Edge, Solid Queue, Speech Commands, Standard Notes, Storage Gateway, Test Kitchen, The Pile,
    Toast UI, Traffic Server, UI Automation, Universal Blue, Universal Viewer,
    aptitude, Baileys, busboy, Confluent, Coverlet, earthly, emcee, fishnet, Flatcar, hatchling, Healthchecks, lacework,
    lief, mumps, nimble, parsnip, parted, Quiche, Ragas, Reanimated, REDCap, reticulate, Shorebird, Solidity,
    Stolon, Sundials, telethon, terraformer, Tideways, TopSpin, uproot, Vroom
  `).map((name) => name.toLowerCase()),
)
