import { listed, type Technology } from './technology.ts'

/** What firms sell, pay, plan, talk and keep their books with; phones, chains and mainframes, taken in any case. */
const NAMES = {
  names: `
    5G Core, Adobe Forms, AIDL, Alipay, Allscripts, ALM Octane, App Tracking Transparency, AppleTalk,
    AppScan, ArchiMate, athenahealth, audio_service, BambooHR, Bambora, Banyan VINES, BrightScript, BS2000,
    Bunny Stream, cached_network_image, Cashfree, CDS Hooks, codeBeamer, Conversions API, Crownpeak, cXML,
    Dart Frog, dart_frog, DataDome, DECnet, DexGuard, DIDComm, Documentum, DOORS Next, easy_localization,
    eClinicalWorks, EigenDA, EigenLayer, Elavon, Epic FHIR, eXo Platform, expo-camera, expo-location,
    expo-notifications, expo-sqlite, Facebook SDK, Filestack, FingerprintJS, firebase_core,
    firebase_messaging, Five9, fl_chart, flutter_hooks, flutter_local_notifications, flutter_localizations,
    flutter_map, flutter_riverpod, flutter_secure_storage, flutter_svg, flutter_test, GCash, GCOS 8,
    Genesys Cloud, Genesys PureCloud, GeoIP2, geolocator, get_it, Google Sign-In, Google Translate API,
    google_maps_flutter, Greenhouse API, Gumroad, HCL Domino, Helix ALM, HL7v2, HL7v3, HP ALM, HP NonStop,
    hydrated_bloc, Hyperledger Aries, Hyperledger Sawtooth, IBM BPM, IBM Cognos, IBM DOORS, IBM Maximo,
    IBM Notes, IBM ODM, IBM Power10, IBM Rhapsody, IBM Sterling, IBM WebSphere, IBM Z, image_picker,
    In-App Purchases, Infor LN, Infor M3, integration_test, IPinfo, IPX/SPX, ISDN, Jama Connect,
    Jaspr, jBASE, Jetpack Room, Jetpack WorkManager, just_audio, Kaspresso, LinuxONE, Lotus 1-2-3,
    Lotus Domino, Lotus Notes, MagicDraw, MaxMind, MedusaJS, Mercado Pago, MercadoPago, Midtrans, mocktail,
    MoMo API, Moneris, MQSeries, NetWare, NICE inContact, Nordigen, notifee, Novell GroupWise,
    Novell NetWare, Objective-C++, Oktell, Omise, OmniStudio, OpenText, Ozow, path_provider, PayFast,
    PayMongo, PeopleCode, PerimeterX, permission_handler, Personio, PhonePe, Polarion ALM, Polygon zkEVM,
    PSD2, R3 Corda, RapidPro, React Native Skia, react-native-ble-plx, react-native-camera, react-native-fs,
    react-native-gesture-handler, react-native-iap, react-native-mmkv, react-native-push-notification,
    react-native-screens, react-native-skia, react-native-vector-icons, retrofit.dart, Roborazzi,
    Roku SceneGraph, SAP NetWeaver, SAPscript, SCO UnixWare, Sembast, Sign in with Apple, Sikuli,
    SKAdNetwork, Spotify Web API, Squash TM, SuccessFactors, Sumsub, SwiftLog, SysML, SysML v2, Tigo Pesa,
    Transloadit, UniData, UniVerse database, Vapor Fluent, video_player, VoLTE, webview_flutter,
    WeChat Mini Program, WeChat Pay, WordPerfect, X.25, Xendit, Xray for Jira, XRP Ledger, Yoco, z/TPF,
    Zoom Phone, Zoom Video SDK
  `,
}

/** Certain in exactly this case. */
const CASED = `
  Chucker, CMMN, Constant Contact, DMN, Dynamic Island, Facebook Login, Farcaster, FVM, Gusto, Jahia,
  JotForm, Live Activities, Meta Pixel, Navision, Office Scripts, Open Banking, Paparazzi, Rippling,
  RPA Framework, Salt Edge, Swift Charts, Swift Testing, Token Ring, Universal Links, UPI, US Core,
  VersionOne, Vlocity
`

/** Plain words: certain only in a context. */
const WORDS = `
  ADP, BDK, BSP, Burroughs, Cameo, Capella, Changeman, CLLE, Compiere, CPQ, DCL, DOORS, Electrum, Encina,
  Flipper, Greenhouse, Halmos, Hummingbird, IBC, Infor, Jama, LDK, Lodestar, Mantis, MultiValue, Polarion,
  Rhapsody, Roku, Subgraph, TAL, Tandem, Tosca, TSO, UFT, Unisys, Vimeo, XMTP, ZNC
`

export const BUSINESS: Technology[] = listed(NAMES, CASED, WORDS)
