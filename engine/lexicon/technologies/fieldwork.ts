import { listed, type Technology } from './technology.ts'

/** What people of forty fields name in their notes and no other list holds, taken in any case. */
const NAMES = {
  web: `
    ActiveModelSerializers, Agility CMS, AnkiConnect, AutoAnimate, awilix, Baileys, bits-ui, Botkit,
    Bricks Builder, busboy, ButterCMS, cacache, Carrd, comfy-table, connect-es, CopilotKit,
    dependency-cruiser, deptry, DevPod, dj-database-url, django-two-factor-auth, dry-monads, envalid, fnm,
    GeneratePress, globby, grammY, Graphile Worker, grpc-js, htmlhint, Hyvä, import-linter,
    Intersection Observer, johnny-five, jscpd, Keen Slider, Kontra.js, Langium, madge, MegaLinter, Melt UI,
    model_bakery, nexe, next-themes, Ninja Forms, node-canvas, node:test, osCommerce, oxc, piscina, Plasmic,
    Polylang, PWA Studio, pyperf, Rack::Attack, Rank Math, React Compiler, react-day-picker,
    react-native-firebase, release-it, reviewdog, rubycritic, script.aculo.us, Shopify Functions, snakeviz,
    Snipcart, Standard Ruby, Super-Linter, superstruct, Sveltia, TanStack Virtual, ts-proto, ts-prune, tsgo,
    tsoa, TurboGears, typia, UpdraftPlus, uvu, W3 Total Cache, Web Animations API, WebNFC, WebNN,
    wemake-python-styleguide, whatsapp-web.js, Windi CSS, WKWebView, worker_threads, WPForms, Zen Cart,
    zizmor, Zodios
  `,
  languages: `
    ABP Framework, Alire, arc-swap, astor, Axis2, Borland C++, BQN, BuildBuddy, C++/CLI, cgmath, clojure.test,
    Coalton, Coarray Fortran, concurrencpp, core.match, coverlet, cppcoro, CppUnit, crosstool-NG, DacFx,
    dexdump, dialoguer, DJGPP, dockertest, ErrorProne, exvcr, FASTBuild, FetchContent, franz-go,
    fused-effects, GlobalISel, globset, glutin, GNAT, go-github, go-playground/validator, gocui, govalidator,
    grpc-go, gyp, handlebars-rust, haskell.nix, hclwrite, hid-tools, hipcc, Hunchentoot, Hyperscan, ifort,
    IncrediBuild, install4j, javac, jsoncpp, kotlinc, lambda_http, libclang, libz80, LIEF, linuxdeploy,
    Liquid Haskell, Logtalk, Lucene.NET, MCJIT, MIT Scheme, mysql-connector-c++, MyXQL, nanobench,
    nlohmann json, notcurses, nvc++, nvcc, ocamllex, Oniguruma, Open Watcom, OpenMesh,
    Oracle.ManagedDataAccess, ORC JIT, PDCurses, Plug.Cowboy, Postgrex, PromEx, Redix, Restbed, rppal,
    SanitizerCoverage, segmentio/kafka-go, SelectionDAG, SICStus, slog-rs, SQLCLR, SQLite.swift,
    stylish-haskell, Taskflow, Telemetry.Metrics, termion, test.check, Tidewave, Turbo Pascal, Typed Racket,
    typed-builder, utf8proc, vulkano, walkdir, wartremover, WASI SDK, Xandra
  `,
  systems: `
    aaPanel, Android GKI, Android-x86, apticron, aws-vault, Azure Arc, Azure CLI, Azure Stack, Bliss OS,
    blktests, BMv2, Caido, CoreSight, dracut-ng, DriverKit, Dropbox Sign, EC2 Image Builder, EdgeMAX,
    ExpressRoute, Fedora Silverblue, Froxlor, Gemfury, Gigalixir, IOKit, Kinoite, KMDF, libvirt-python,
    Linuxbrew, menuconfig, MGLRU, minifilter, NDIS, NTFS3, Porkbun, saml2aws, ServerPilot, sg3_utils,
    ThinLinc, tracefs, udisks2, UMDF, userfaultfd, VestaCP, virtme, virtme-ng, xfstests
  `,
  delivery: `
    argocd-image-updater, assetfinder, aws-nuke, Azure Repos, Boofuzz, Chronosphere, Cloud Custodian,
    Cloud Native Buildpacks, cloud-nuke, CloudFront Functions, Codescene, Compute@Edge, Digital Rebar,
    dirsearch, DNSimple, Drata, Drozer, DVWA, eksctl, Eventarc, FitNesse, Gitea Actions, grcov, GreyNoise,
    Groundcover, Helix QAC, helm-diff, Hoverfly, Hybrid Analysis, Inferentia, Jenkins X, JobSet, Joe Sandbox,
    JumpCloud, kapp-controller, Keptn, Kerbrute, Kover, ksonnet, kubelogin, kubent, Kubewarden, Lacework,
    Last9, LeaderWorkerSet, Logtail, Lost Pixel, Microcks, Mockoon, Nitro Enclaves, Nobl9, OpenCover, OpenSLO,
    Parasoft, PC-lint, Permit.io, PortSwigger Academy, Prisma Cloud, process-exporter, prometheus-operator,
    Pyrra, ReadyAPI, redis_exporter, SciTools Understand, Selenoid, Structure101, terraform-docs,
    terraform-ls, Terramate, Test Kitchen, TestLink, tfswitch, Thycotic, Timoni, Trainium, Twingate, UltraDNS,
    Veracode, Virtual Kubelet, waybackurls, Winbox, windows_exporter, WSO2 Identity Server, xccov, XSOAR,
    Yunikorn, Zalenium
  `,
  hardware: `
    A1 mini, AMD EPYC, AnyGrasp, Ardweeny, Arria 10, AXI4-Stream, BBC micro:bit, BL602, BL616, Blinka,
    Bootlin, catkin_make, CC2640, ChipScope, Clearpath, CR Touch, CR-10, Creality, cv_bridge, Cyclone 10,
    Cyclone IV, D435i, D455, depthimage_to_laserscan, Dex-Net, DJI SDK, do-mpc, dsPIC33, easy_handeye,
    Edalize, Elegoo, Ender 5, eProsima, Formlabs, FreePCB, FTC Dashboard, FuseSoC, GeForce RTX, GF180,
    Grace Hopper, GraspIt, grid_map, GTX 1080, hdlmake, HyperLynx, iCE40 UP5K, image_transport, Isaac ROS,
    Itsy Bitsy M4, joint_state_publisher, K40 Whisperer, laser_filters, LemLib, LiPo, LM2596, MachXO2,
    MakerBot, Makey Makey, MI250X, MI300X, Micro XRCE-DDS, Mobile ALOHA, Mongoose OS, move_base,
    moveit_commander, NavX, Octopart, Onefinity, PeakRDL, Phidgets, pointcloud_to_laserscan, Project Trellis,
    Pybricks, qpOASES, RA4M1, Riviera-PRO, robomimic, robot_localization, robot_state_publisher,
    Robotics Toolbox, ros_numpy, rosbag2, rosidl, rosserial, RTX 3060, RTX 3070, RTX 3080, RTX 3090, RTX 4070,
    RTX 4080, RTX 4090, RTX 5090, rviz_visual_tools, RX65N, SignalTap, Silhouette Studio, SKR Mini,
    SkyWater 130, SnapEDA, SparkMax, Synopsys Design Compiler, SystemRDL, T265, TalonFX, TB6612,
    teb_local_planner, Tello, TI C2000, Toit, Tormach, TurtleBot4, Ultimaker, UltraScale+, UR10, UR10e,
    WaveDrom, X1 Carbon, Xeon Phi
  `,
  media: `
    AcoustID, Affinity Publisher, Ambisonics, ArkTS, auto_route, AUv3, AWS MediaConvert, BetterTouchTool,
    Bitmovin, blink.cmp, Brightcove, cannon-es, company-mode, Compose for Desktop, copilot.vim, curlie,
    DeckLink, DirectComposition, DLSS, Dolby Atmos, eglot, Emulicious, Espanso, Eto.Forms, FireMonkey,
    Fitbit SDK, FlashList, Gambas, Garmin Connect IQ, Gearboy, hyperfine, iZotope, iZotope RX, jless, Kaltura,
    kbin, KeePass2Android, Keyboard Maestro, libmpg123, LuxCore, MediaLive, MetaSounds, Monkey C,
    MotionLayout, ncdu, neo-tree, NERDTree, NO$GBA, oil.nvim, Playnite, PyBoy,
    Radeon GPU Profiler, SCTE-35, Serverpod, SMPTE 2110, SteamNetworkingSockets, TeamSpeak, Thumby,
    Ultimate Vocal Remover, Very Good CLI, VMAF, Win32 API, WinSparkle, xatlas, XeSS, Xojo, Yarn mappings,
    Zencoder, Zepp OS, ZEXALL, ZEXDOC
  `,
  data: `
    Ab Initio, AbiWord, ActiveCampaign, Aerospike, Aimsun, Alpha Vantage, AREPO, Athena++, Attunity,
    awkward-array, bfloat16, Bizagi, BizTalk, BLPAPI, Campaign Monitor, Captum, Charm++, Chartio, CheckM2,
    Cobaya, CosmoMC, CTFFIND, Dask-jobqueue, DataPrep, DATEV, dbdiagram, dbForge, Demandware,
    DevoLearn, DITA-OT, Dynamics CRM, eCognition, Egeria, eggNOG-mapper, epubcheck, ER/Studio, ERwin,
    Exact Online, Extrae, fakeredis, Feldera, flexdashboard, Foldseek, FrameMaker, FreshBooks, Freshsales,
    GDBM, GoodData, Google Home API, GridFTP, GSW toolbox, gvSIG, HAPI FHIR, HDInsight, Help Scout,
    Heroku Connect, Hunspell, ICU MessageFormat, Igor Pro, iSAM2, Jira Service Management, Kats, LEfSe,
    Lexware, LibreOffice Base, Lumerical, MaAsLin2, ManageEngine, Marketo, MaxBin, mdtest, Medplum, memoQ,
    MestReNova, Mnova, MontePython, MotionCor2, mParticle, MUMPS, MVAPICH2, Nebula Graph, Nektar++, Nixtla,
    OGC API, OHIF, Open OnDemand, OpenAddresses, OpendTect, OpenHPC, Oracle Fusion, OriginPro,
    OSU micro-benchmarks, Paraver, Parsl, PHD2, PHITS, Ploomber, POEditor, PowerCenter, PowerDesigner, PRQL,
    PyGWalker, pythonOCC, Qlik Replicate, qsv, Qt Linguist, QuickFIX, RecBole, Redgate, RStudio Connect,
    Salesforce CPQ, SAP FI, SAP MM, SAP SD, SchemaSpy, Seismic Unix, SFCC, SkyChart, SMART on FHIR,
    Smartsheet, SQLyog, STAAD.Pro, Striim, SUNDIALS, SurveyMonkey, SYBR Green, SymmetricDS, Tableau Prep,
    Tecplot, TEOS-10, TopSpin, TorchRec, TorchRL, TotalSegmentator, TotalView, Trados, Trifacta, tSQLt,
    Turbopuffer, UCSF Chimera, uproot, utPLSQL, VISSIM, VizieR, VMEC, W&B, Warewulf, WekaFS, Windchill,
    WorkFusion, XDMoD, XGBoost4J, XSPEC, Zemax, Zoho Creator
  `,
  chains: `
    AnchorPy, Aptos, BNB Chain, BTCPay Server, Certora, Core Lightning, EIP-4844, EIP-712, ERC-4626, Erigon,
    Flashbots, Gnosis Chain, Gnosis Safe, Helius, Hyperledger Besu, Hyperledger Indy, Jito, Kusama,
    LayerZero, Lit Protocol, MakerDAO, Metaplex, MEV-Boost, Monero, Moralis, Motoko, Nethermind, OP Stack,
    OpenSea, Prysm, QuickNode, RainbowKit, solc, solhint, Soroban, XRPL, Yul, Zcash, zkEVM
  `,
  services: `
    3DS2, Apple Music API, Azure AD B2C, Chess.com API, Cognitive Services, Compute Optimizer, Deezer API,
    Defender for Cloud, Document AI, Document Intelligence, Dwolla, FastSpring, Google Meet API, HassOS,
    HelloSign, IBKR, Infobip, IoT Core, LinkedIn API, Nabu Casa, NASA API, NewsAPI, Open-Meteo, OpenTok,
    Power Automate Desktop, RAWG, Revolut API, Riot API, Sendbird, Snowball Edge, Steam Web API,
    Storage Gateway, Strava API, Stream Analytics, Tado, Teams Toolkit, TikTok API, Todoist API, TWS API,
    USGS API, Vimeo API, VPC Service Controls, Wikipedia API, Wise API, Yelp API
  `,
}

/** Certain in exactly this case. */
const CASED = `
  ACL2, Acquia, Adalo, ADLS, AMF, APIM, App Clips, App Runner, Application Gateway, Arena PLM, Ariba, Arista,
  Arm Forge, Articulate Storyline, Auto Scaling, B4A, Besu, Blackmagic, Blob Storage, Bookworm,
  Bright Cluster Manager, Brightspace, Bullseye, C4 model, CAPI, Capture One, Cloud Storage, CloudReady,
  Conan Center, Container Apps, Container Registry, Control Rig, COPC, CPPC, Create ML, Cricut, CVXGEN, DAOS,
  Data Binding, Data Factory, DataPower, DataStage, Direct Connect, Double Take, DuckDuckGo, DXC, Ecwid,
  Elastic Path, Engine Yard, Enhanced Input, Enroot, Epicor, Event Grid, Flow Builder, Freesound, Front Door,
  FSx, FunC, Gateway API, Gauche, Geth, GIPHY, GMP, Gorgias, Graph500, GSW, HPCG, HPX, IICS, ILIAS, Input System,
  InvenSense, JASP, JMP, JTS, KCL, KDL, Kentik, Koalas, LAME, Linaro Forge, LND, Local Zones, LTP, LUMI,
  Mac Catalyst, Mapillary, Materials Project, MCX, Meditech, Megatron, MPFR, MyST, N.I.N.A., Namecheap,
  Navigation Component, NCO, NetHunter, NS1, OpenELEC, OTB, PADS, Paging 3, Panoply, Petrel, Pivotal Tracker,
  Play JSON, PSRAM, Purview, Ractor, RANCID, Realtime Database, Remotion, RISA, RSTP, RVC, Sage 200, Sage 50,
  Sage X3, SAM 2, SARIF, Sarus, Secret Manager, Spark Java, Speech-to-Text, SQL Prompt, Starlink,
  Structured Streaming, Systems Manager, Teku, Temporal API, Tenderly, Texture Packer, Thought Machine,
  Transit Gateway, Trimble, Trixie, UF2, UI Toolkit, View Binding, View Transitions,
  Vision API, Vision framework, Vision Pro, Vivliostyle, Weebly, Workload Identity, WTL, YANG, Zeppelin,
  Znuny, Zorin
`

export const FIELDWORK: Technology[] = listed(NAMES, CASED)
