import { namesIn, type Technology } from './technology.ts'

/** What the trades beside the web work with, taken in any case. */
const NAMES = {
  mainframe: `
    Abend-AID, ACF2, Adabas, AutoSys, BMC Remedy, CA-7, CA-IDMS, Changeman ZMF, CICS, CL/400, Control-M,
    DFSORT, Easytrieve, Endevor, File-AID, GnuCOBOL, HLASM, IBM DataPower, ICETOOL, IDCAMS, IDMS, IEBCOPY,
    IEBGENER, IMS DB, iSeries, ISPF, JCL, JES2, JES3, KSDS, NonStop SQL, OpenVMS, OS/400, PL/I, RACF, REXX,
    RPG IV, RPGLE, SDSF, Stratus VOS, SYNCSORT, Tivoli Workload Scheduler, TN3270, TSO/ISPF, UrbanCode, VSAM,
    Xpediter, z/OSMF, z/VM, z/VSE, zLinux, Zowe, zSeries
  `,
  network: `
    802.1X, acme.sh, AnyConnect, Arista EOS, Arkime, arping, Aruba ClearPass, BeyondTrust, BlueCat, Cacti NMS,
    CheckMK, Cisco ISE, Cisco Umbrella, Citrix, Citrix ADC, Citrix Virtual Apps, Citrix Workspace, ClearPass,
    Cloudflare WARP, CyberArk, Delinea, detect-secrets, DigiCert, Duo Security, EAP-TLS, ebtables, EdgeRouter,
    eduroam, EIGRP, Elastic Security, ethtool, EVPN, firewalld, FortiAnalyzer, FortiManager, FortiOS,
    FreeRADIUS, FRRouting, git-secrets, GlobalProtect, GlobalSign, HSRP, Infoblox, IOS XE, IOS XR, IPFIX,
    IS-IS, Juniper SRX, Junos OS, Kea DHCP, L2TP, LACP, LastPass, MPLS, Nagios XI, NetFlow, NetScaler,
    Netskope, Nornir, nShield, NX-OS, OneLogin, ONOS, OpenConnect, OpenCTI, OpenDaylight, OpenFGA, OWASP CRS,
    Ping Identity, PingFederate, PKCS#11, PPTP, PRTG, RIPng, RouterOS, SailPoint, SD-WAN, Sectigo, sFlow,
    SoftEther, SolarWinds, SonicWall, Sophos Intercept X, Sophos UTM, SpiceDB, stunnel, TACACS, TACACS+,
    Velocloud, Venafi, Viptela, VRRP, VyOS, WorkOS, XenApp, XenDesktop, XenServer, ZeroSSL, Zscaler
  `,
  accessibility: `
    axe DevTools, ChromeVox, cypress-axe, Dragon NaturallySpeaking, GOV.UK Design System, GOV.UK Frontend,
    govuk-frontend, jest-axe, Lighthouse CI, NVDA, pa11y, USWDS, ZoomText
  `,
  enterprise: `
    ABAP CDS, Anypoint, Appian, Aura Components, AutoRABIT, Blackboard Learn, Boomi, Celigo, Cerner, Copado,
    Dataverse, DataWeave, Dynamics AX, Dynamics NAV, EBICS, Finacle, Flosum, Gearset, GoldenGate, Guidewire,
    JD Edwards, Jitterbit, Mendix, Microsoft Dynamics, Mirth Connect, OpenEMR, OpenUI5, Oracle APEX,
    Oracle EBS, Oracle Forms, Oracle GoldenGate, Orthanc, OutSystems, Pardot, PeopleSoft, Pipedrive, S/4HANA,
    Salesforce DX, Salesforce Flow, SAP Ariba, SAP BTP, SAP BusinessObjects, SAP BW, SAP CAP, SAP CPI,
    SAP ECC, SAP Fiori, SAP GUI, SAP PI, SAP PO, SAP R/3, SAP SuccessFactors, SAPUI5, SFDX, SnapLogic, SOSL,
    SuiteScript, Temenos, TIBCO, Tray.io, Veeva, Visualforce, webMethods, Workato, xAPI, Zoho CRM
  `,
  microsoft: `
    FoxPro, Visual FoxPro, Active Directory Federation Services, ADFS, ADO.NET, ASP.NET Core,
    Azure AD Connect, BitLocker, ClickOnce, DevExpress, DFS-R, DFSR, Direct2D, DirectShow, DISM, dotMemory,
    dotnet-trace, dotTrace, Duende IdentityServer, EF Core, Entity Framework Core, Entra Connect, Excel VBA,
    gpupdate, Infragistics, InstallShield, JetBrains Rider, Json.NET, log4net, MECM, MSMQ, MSTest,
    MVVM Toolkit, Newtonsoft.Json, Office.js, OneNote, PerfView, ProcMon, PSExec, Quartz.NET, ReSharper,
    SharePoint Online, signtool, Steeltoe, StyleCop, Syncfusion, System.Text.Json, Telerik, TFVC, Topshelf,
    VBScript, Visual SourceSafe, WebForms, Windows Terminal, WinRM, XAML
  `,
  embedded: `
    Allen-Bradley, Ansys HFSS, AS5600, Azure IoT Edge, Azure IoT Hub, Azure Sphere, BACnet, BalenaCloud,
    balenaOS, Barebox, Beckhoff, BLE Mesh, Bluetooth LE, BNO055, CAN FD, CANalyzer, CAPL, CoAP,
    Cortex-A53, DLMS, DNP3, dSPACE, EDK2, ENC28J60, EtherCAT, EtherNet/IP, FlexRay, Gazebo Sim, GNSS RTK,
    hawkBit, i.MX6, i.MX8, I3C, IEC 104, IEC 61850, INA219, INTEGRITY RTOS, J-Link RTT, J1939, JFFS2,
    kirkstone, Lattice iCE40, Lauterbach, LTE-M, LwM2M, M-Bus, Marlin firmware, MCP23017, meta-imx,
    Modbus RTU, Modbus TCP, MQTT-SN, nanopb, NB-IoT, nextpnr, NMEA 0183, NMEA 2000, nRF53, OP-TEE, OrCAD,
    OSTree, OverlayFS, PADS Layout, Particle Photon, PCA9685, PROFIBUS, PROFINET, PSpice, pyOCD, PyVISA,
    Qt for MCUs, RAUC, Renode, Rockwell, RSLogix, RT-Thread, SAMD21, SCPI, Segger SystemView, SHT30, SHT31,
    Siemens S7, Sigfox, Simatic, Simulink Coder, Sparkplug B, SquashFS, STM32 HAL, STM32Cube, SWUpdate,
    Synopsys, TestStand, TF-A, TinyCBOR, TLC5940, Toradex, Torizon, TouchGFX, TRACE32, Tracealyzer,
    Trusted Firmware, TwinCAT, UBIFS, Vivado HLS, VL53L0X, W5500, WinCC, wM-Bus, Wonderware, Zynq UltraScale
  `,
  hpc: `
    Abaqus, ADIOS2, AMBER MD, ANSYS Fluent, BeeGFS, CESM, Charliecloud, CP2K, cuFFT, DPC++, Gaussian 16, GPFS,
    gprof, GPUDirect, HPCToolkit, hypre, Intel Advisor, Intel MPI, Intel VTune, libfabric, LIKWID, LS-DYNA,
    MFEM, MPI-IO, MVAPICH, NAMD, NASTRAN, Nsight Compute, Nsight Systems, NVLink, nvprof, NVSHMEM, OpenACC,
    PBS Pro, PnetCDF, rocprof, ScaLAPACK, Scalasca, Score-P, SU2, SuperLU, TORQUE PBS, VTune, xESMF
  `,
  bioinformatics: `
    AlphaFold, AlphaFold2, AnnData, ANNOVAR, AutoDock, AutoDock Vina, bcftools, BEAST2, bedtools, Benchling,
    BioPerl, BLAST+, BLASTN, BLASTP, BOLT-LMM, Bowtie2, BWA-MEM, bwa-mem2, Cellpose, CellProfiler, CellRanger,
    ChimeraX, ClinVar, Clustal Omega, Cutadapt, DeepVariant, DESeq2, edgeR, EEGLAB, Ensembl VEP, fastp,
    FastQC, featureCounts, fMRIPrep, FreeBayes, Galaxy Project, gnomAD, hap.py, HISAT2, HMMER, HTSeq, HTSlib,
    HUMAnN, ilastik, IQ-TREE, kallisto, Kraken2, MAFFT, MEGAHIT, MetaPhlAn, minimap2, mothur, MrBayes,
    MultiQC, Mutect2, OMERO, OpenBabel, OpenBCI, OpenClinica, PLINK, PLINK2, Prokka, PsychoPy, PyMOL, QIIME2,
    QuPath, RAxML, REDCap, REGENIE, RoseTTAFold, RTG Tools, rtg vcfeval, Scrublet, scVI, SnpEff, SPM12,
    StarDist, STARsolo, Strelka2, Trimmomatic, UCSC Genome Browser, VarScan, vcfeval, VCFtools, WDL
  `,
  gis: `
    3D Tiles, 3DCityDB, Agisoft Metashape, ArcGIS Online, ArcGIS Pro, ArcPy, Cesium ion, CityGML, CityJSON,
    Esri, Esri Leaflet, FlatGeobuf, FME Workbench, GeoPackage, GeoParquet, GTFS Realtime, imposm, ipyleaflet,
    iTwin.js, KoboToolbox, laspy, Leaflet.draw, libspatialite, Mapnik, MapProxy, MapTiler, Maputnik, MBTiles,
    odc-stac, ODK Collect, ogr2ogr, OpenDroneMap, OpenMapTiles, OpenRouteService, Organic Maps, OsmAnd,
    osmium-tool, Overpass Turbo, pg_featureserv, pg_tileserv, Pix4D, Planetiler, Protomaps, pyosmium, pystac,
    pystac-client, QGIS Server, rio-tiler, S2 geometry, Sen2Cor, Sentinel Hub, stackstac, StreetComplete,
    Survey123, Tegola, tilemaker, TiTiler, TopoJSON, web-ifc, WebODM, WMTS, xarray-spatial, xeokit
  `,
  games: `
    8th Wall, AR Foundation, Blender Python, BungeeCord, Chipmunk2D, Cinemachine, Corona SDK, DragonBones,
    FMOD Studio, GameLift, Gameplay Ability System, GameSparks, Google Play Games, HDRP, HoloLens,
    Houdini Engine, Jolt Physics, LDtk, Lens Studio, Live2D, Megascans, Meta XR SDK, Minecraft Fabric,
    Minecraft Forge, MRTK, Nanite, Nsight Graphics, Oculus SDK, Ogre3D, OpenColorIO, OpenUSD, Panda 3D,
    Photon PUN, Photon Quantum, PICO-8, Plastic SCM, Quixel, SDL_image, Solar2D, Stride3D, TIC-80, Torque 3D,
    Tracy Profiler, Unity Cloud Build, Unity Netcode, Unity URP, V-Ray, VFX Graph, Vuforia, Xbox GDK
  `,
  formatsAndDatabases: `
    7-Zip, Ableton Live, ActiveMQ Artemis, Alacritty, ANSI X12, Ant Media, AnyCable, Apache ORC, Apache Qpid,
    ASN.1, Azure Database for PostgreSQL, BSON document, bzip2, CAMT.053, Celery Flower, Centrifugo, ChaCha20,
    Conduktor, Confluent Schema Registry, coturn, CRDT, Crunchy Postgres, DASH.js, DocBook, ECDSA,
    Eclipse IDE, EDIFACT, Elasticsearch ILM, EnterpriseDB, ESC/POS, expdp, Factur-X, Feather format,
    FileZilla, FL Studio, GNU Parallel, GNU Screen, gPTP, HEIC, HeidiSQL, HornetQ, HyperLogLog, hypopg,
    IBM Integration Bus, Icecast, IEEE 1588, impdp, iTerm2, JACK Audio, JPEG 2000, JSON Patch, JSONPath,
    kafkacat, kcat, LDAPS, Liquidsoap, lsyncd, Mcrouter, mDNS, MobaXterm, Mongo Atlas, MPEG-TS, MSK Connect,
    MT940, MySQL InnoDB Cluster, MySQL Router, MySQL Shell, Nchan, Nginx-RTMP, OAuth 2.1, OCSP, OFX, OPML,
    pain.001, PBKDF2, PDF/A, Peppol, Percona XtraBackup, pg_auto_failover, pg_basebackup, pg_prewarm,
    pg_rewind, pg_squeeze, pg_upgrade, pgBadger, PhpStorm, Pion WebRTC, PL/Python, PlayReady, plv8,
    postgres_fdw, PostScript, pt-archiver, pt-query-digest, pt-stalk, pt-table-checksum, PubNub,
    Pulsar Functions, Qt Designer, RabbitMQ Shovel, rdiff-backup, RediSearch, RedisJSON, RelaxNG, repmgr,
    robocopy, RubyMine, Schematron, scrypt, SecureCRT, Shoutcast, SMBv3, SockJS, Solr Cloud, SolrCloud,
    SQL Developer, SQL Server Agent, SQL*Loader, SQL*Plus, Statspack, TIBCO EMS, Toad for Oracle, Twemproxy,
    UPnP, vCard, WAL-E, WebM, WezTerm, Widevine, WinSCP, Wowza, WPA2-Enterprise, WPA3, X12 EDI, xcopy, XLSX,
    XML Schema, XQuery, XRechnung, XSL-FO, xz-utils, Zalando Postgres Operator, ZincSearch, ZUGFeRD
  `,
}
/** Certain in this case alone, for in small letters they are plain words. */
const CASED = `
  Absinthe, Accessibility Insights, Action Text, Advanced Custom Fields, Altera, Amanda backup, Anthos,
  App Center, App Intents, Application Load Balancer, Authenticode, Automation Anywhere, Automerge,
  AWS Config, Balena, BAPI, Baseline Profiles, Binary Ninja, BUSCO, Business Central, CANoe, Canu, Carbon Black,
  CBMC, Cell Ranger, Chewy, Cloud CDN, Cloud Deploy, Cloud DNS, Cloud Endpoints, Cloud Interconnect,
  Cloud Logging, Cloud Monitoring, Cloud NAT, Cloud Scheduler, Cloud Tasks, Cloud Trace, Cluster API,
  Commons Lang, Configuration Manager, Control Tower, Core Animation, Core Graphics, Core Image,
  Core Location, Core Motion, Cosmic Ray, Cowboy, Credo, Cromwell, CrUX, Cuprite, CUTLASS, Dafny, Darshan,
  Data Domain, Data Fusion, Data Guard, Data Studio, Dell EMC, Descope, DITA, Divi, Drogon, Duck Creek,
  Durable Functions, EJB, Embedded Wizard, Ensembl, Environment Modules, EPUB, Error Prone, Exadata,
  Experience Cloud, Extent Reports, FairPlay, FBX, Ferrum, Fibre Channel, Filestore, Firehose, Firepower,
  Flye, FNA, Foreign Data Wrapper, Graph API, Gravity Forms, Greengrass, Grid Engine, Gutenberg, HeadSpin,
  Hot Chocolate, IDoc, IGV, Infection PHP, Isabelle, Isilon, Jib, JMX, JTA, Kestrel, Kingfisher, KLEE, KNX,
  KQL, Kratos, KSP, Ladder Logic, Lambda Layers, Lattice Diamond, Lemon Squeezy, limma, Log Analytics,
  Logic Apps, Logic Pro, Lustre, Mandrill, Marketing Cloud, Meraki, MIDI, Model Bakery, Monit, Motion One,
  Mountebank, Moya, Mule 4, Murex, Network Load Balancer, Open Liberty, Open Props, osmium, Paxos, Pega,
  Play Console, Popover API, Power Platform, Process Builder, Process Explorer, Pure Storage, PuTTY, Quagga,
  Quorum Queues, R8, Ransack, Recast Navigation, Redfish, Resonance Audio, RMAN, RoadRunner, Roda, Rubrik,
  Ruckus, Sales Cloud, SCORM, Security Hub, Service Cloud, Shader Graph, Siebel, Silver Peak, Skylight, SMB,
  Snowpack, Sourcery, SPAdes, Spectrum Scale, Steam Audio, STEP 7, Studio 5000, Superblocks, TalkBack, Tanzu,
  Tapioca, Thinking Sphinx, Troposphere, Tuxedo, TWAIN, UBL, UCX, URP, Vampir, VCL, VoiceOver, VPC Peering,
  WatchGuard, WCF, Web Forms, Web Vitals, Windows Update, Workers AI, Workspace ONE, XNA, XSD, YARP, Zeroconf,
  ZPL
`

/** Words of the language that are names in their trade, with what makes them certain. */
const AMBIGUOUS: Technology[] = [
  { name: 'aptly', words: ['aptly'], nouns: ['repo', 'repos', 'mirror', 'mirrors', 'snapshot'] },
  { name: 'Microsoft Defender', shown: ['Defender for Endpoint', 'Microsoft Defender for Endpoint'] },
  { name: 'JAWS', cased: ['JAWS'] },
  { name: 'Slither', cased: ['Slither'] },
  {
    name: 'Instruments',
    words: ['Instruments'],
    among: ['iOS', 'Swift', 'UIKit', 'Xcode', 'macOS', 'Objective-C', 'AppKit', 'the profiler', 'NSFetch'],
    nouns: ['trace', 'traces', 'template', 'profile'],
  },
  { name: 'Garage', words: ['Garage'], nouns: ['bucket', 'buckets', 'cluster', 'node', 'nodes'] },
  { name: 'Cruise Control', words: ['Cruise Control'] },
  {
    name: 'Blade',
    words: ['Blade'],
    nouns: ['template', 'templates', 'component', 'components', 'view', 'views'],
  },
  { name: 'Pest', words: ['Pest'], among: ['Laravel', 'PHP'], nouns: ['test', 'tests', 'suite'] },
  { name: 'Filament', cased: ['Filament'] },
  { name: 'Salmon', words: ['Salmon'], nouns: ['index', 'quantification'] },
  { name: 'Picard', words: ['Picard'], nouns: ['tools', 'metrics'] },
  {
    name: 'Eureka',
    words: ['Eureka'],
    among: ['Spring'],
    nouns: ['server', 'client', 'registry', 'registration'],
  },
  { name: 'Feign', cased: ['Feign'], nouns: ['client', 'clients'] },
  { name: 'Metro', words: ['Metro'], among: ['React Native', 'Expo'], nouns: ['bundler', 'config'] },
  { name: 'Drift', words: ['Drift'], nouns: ['database', 'migration', 'migrations'] },
  { name: 'Slick', words: ['Slick'], nouns: ['query', 'queries', 'tables'] },
  { name: 'Finch', words: ['Finch'], nouns: ['pool', 'client', 'request'] },
  { name: 'Atlas', words: ['Atlas'], nouns: ['migration', 'migrations', 'search'] },
  { name: 'Trio', words: ['Trio'], nouns: ['nursery'] },
  {
    name: 'Horizon',
    words: ['Horizon'],
    among: ['Laravel', 'OpenStack'],
    nouns: ['dashboard', 'worker', 'workers'],
  },
  { name: 'Tesla', words: ['Tesla'], nouns: ['client', 'middleware', 'adapter'] },
  { name: 'Actuator', words: ['Actuator'], among: ['Spring'], nouns: ['endpoint', 'endpoints', 'health'] },
  { name: 'Contour', words: ['Contour'], nouns: ['ingress', 'proxy'] },
  { name: 'Prodigy', words: ['Prodigy'], nouns: ['recipe', 'recipes', 'annotation'] },
  { name: 'Rector', words: ['Rector'], nouns: ['rule', 'rules', 'config'] },
  { name: 'Tower', words: ['Tower'], nouns: ['layer', 'layers', 'middleware', 'service'] },
  { name: 'Wire', words: ['Wire'], nouns: ['provider', 'injector'] },
  { name: 'Que', words: ['Que'], nouns: ['job', 'jobs', 'worker'] },
  { name: 'Quest', words: ['Quest'], nouns: ['headset', 'build'] },
]

export const TRADES: Technology[] = [
  ...Object.values(NAMES).flatMap((names) => namesIn(names).map((name) => ({ name }))),
  ...namesIn(CASED).map((name) => ({ name, cased: [name] })),
  ...AMBIGUOUS,
]
