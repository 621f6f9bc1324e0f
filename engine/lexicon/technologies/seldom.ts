import { listed, type Technology } from './technology.ts'

/** Names met seldom, by the work they belong to, taken in any case. */
const NAMES = {
  pages: `
    OpenSeadragon, glyphhanger, subfont, Notistack, Muuri, dom-to-image, Grid.js, Toast UI Calendar, Schedule-X,
    validator.js, luma.gl, react-three-drei, Splitting.js, Graphology, elkjs, pixelmatch, odiff, Bundlephobia,
    DebugBear, Legend-State
  `,
  servers: `
    WunderGraph, Grafbase, Eventuate, Zuplo, Express Gateway, CloudQuery, Kubevious, Kluctl, Akeyless, Trilio,
    release-drafter, Scaphandre, EdgeX Foundry, KubeEdge, QLDB, Glue DataBrew, ParallelCluster, CodeStar, CloudShell,
    BeyondCorp, Pub/Sub Lite
  `,
  dataAndDocuments: `
    Azure Document Intelligence, Azure AI Document Intelligence, Google Document AI, Mindee, ABBYY FineReader, Kofax, Nanonets, Gravitino, Keboola, re_data, whylogs, AtScale,
    pyHanko, PAdES, XAdES, CAdES, FastParse
  `,
  phones: `
    IdlingResource, Espresso Intents, multiplatform-settings, kotlin-inject, MVIKotlin, Landscapist, Wear Tiles,
    Qonversion, Leanplum, Pushwoosh, UXCam, TestFairy, Appcircle, ViewInspector, Swinject, ReSwift, IGListKit,
    PinLayout, DGCharts, MetricKit, os_signpost, OSLog, PLCrashReporter, golden_toolkit, Flutter Bloc,
    Orbit MVI
  `,
  tests: `
    fake-gcs-server, Azurite, GreenMail, Mailosaur, ExtentReports, FlaUI, WinAppDriver, Froglogic, Diffblue,
    WebApplicationFactory, industrial_ci, rtcwake, tfplugindocs, ts-migrate
  `,
  science: `
    SAMRAI, VOTable, MultiNest, Simscape, PowerFactory, IDA ICE, OQMD, AFLOW, cisTEM, WRF-Chem
  `,
  clinicsAndPlants: `
    dcm4chee, Cornerstone3D, SNOMED CT, SNOMED, LOINC, RxNorm, CDISC, SDTM, DICOMweb, IHE XDS, HealthShare, ISO 15118,
    EEBUS, Cumulocity, Wirepas
  `,
  seeingAndPlaying: `
    Varjo, Pico 4, ZED 2, Stereolabs, GenICam, GigE Vision, Cognex, Aravis, RKNN, SNPE, BlazeFace, DensePose,
    Unreal Pixel Streaming, Fish-Networking, AccelByte, LootLocker, Unity Gaming Services, MessagePipe, PrimeTween
  `,
}

/** Certain in exactly this case. */
const CASED = `
  Accompanist, SafetyNet, Hanko, Vision Camera, Health Connect, Nitro Modules, Nx Cloud, CORSIKA, FireWorks,
  DataSync, API Management, Global Accelerator, Transfer Family, Shield Advanced, Traffic Manager, Bot Framework,
  Data Explorer, iFIX, ICD-10, PACS, Ready Player Me, InControl, Halcon, Beamable, Noto, Vanilla Extract, Jitsu,
  Decodable, Workload Identity Federation
`

/** Words, with what makes names of them. */
const AMBIGUOUS: Technology[] = [
  {
    name: 'Microsoft Access',
    cased: ['Microsoft Access', 'MS Access'],
    words: ['Access'],
    nouns: ['database', 'databases', 'DB', 'forms', 'VBA'],
  },
  { name: 'Cantaloupe', words: ['Cantaloupe'], among: ['IIIF'] },
  { name: 'Camelot', words: ['Camelot'], among: ['PDF', 'pdfplumber', 'Tabula'] },
]

export const SELDOM: Technology[] = [...listed(NAMES, CASED), ...AMBIGUOUS]
