import { listed, type Technology } from './technology.ts'

/** Trading, flight, cars, telephony, tills, schools, reverse engineering and building, taken in any case. */
const NAMES = {
  names: `
    A10 Thunder, A2L, AcqKnowledge, AFLNet, AGi32, AIDA64, AirPrint, Allatori, Ansible Galaxy,
    ansible-vault, Anycubic Photon, Apideck, Apollo Cyber RT, Appcues, Aptana, Arista cEOS, ARXML, ASPICE,
    Atlassian Compass, Autodesk Forge, Autodesk Platform Services, Autolab, Automotive Grade Linux,
    AutoRest, Autoruns, Autoware.Auto, Avaloq, Avizo, AxiDraw, Basilisk Astrodynamics, Beckman Biomek,
    Beeceptor, BIMcollab, BioNumerics, BIOPAC, Bpod, Brainboard, Brocade Fabric OS, Bunnyshell, Byonic,
    CFF Explorer, cFS, Chromeleon, Cisco Firepower, Cisco Modeling Labs, Cisco SD-WAN, Clampfit,
    CLC Genomics Workbench, ClearCanvas, ClearOS, CLIJ, CMG IMEX, Codat, CodeGrade, ConfuserEx, CPU-Z,
    Cronhub, CrystalDiskInfo, CubeSat Space Protocol, CubicSDR, Cytobank, Datamine, DAYSIM, DBOS, DCS World,
    de4dot, DeepImageJ, dgoss, DMOJ, dnSpyEx, DOODS, dotnet-counters, dotnet-dump, DrRacket, DTLS-SRTP,
    DUKPT, Dymo LabelWriter, EasyCron, EB tresos, edX Studio, eLabFTW, empyrical, EMVCo, Enigma2, eNodeB,
    EPL2, Event-Driven Ansible, ExtendSim, ExtremeXOS, FCS Express, FernFlower, FIBEX, Finastra,
    firmware-mod-kit, FLAC3D, FlashForge, FlashPrint, FlowJo, fo-dicom, FrontPage, Fuzzilli, Fysetc,
    G*Power, GCeasy, Geneious, geogram, GeoStudio, gNB, GoLive, GPU-Z, gr-satellites, Gradescope, GraphPad,
    Greptile, Gutenprint, H.323, Hamilton Venus, HDHomeRun, HeapHero, Hiren's BootCD, HomePod, Hookdeck,
    HPLIP, Humanitec, Hummingbot, HWiNFO, HWMonitor, ib_insync, ImplicitCAD, InfoWorks ICM, Ingenico,
    Ink/Stitch, Inkstitch, InsightMaker, Interactive Brokers API, iRules, ISO8583, iSpring, jambonz,
    JavaPOS, jcmd, JD-GUI, jPOS, JSCAD, jstack, Juniper vMX, JustDecompile, kAFL, Kannel, Karamba3D, KIAUH,
    kitchen-terraform, Komodo IDE, Kratix, KubeVela, LabArchives, LabChart, LabVantage, LabWare,
    LaunchNotes, LDO Motors, LibAFL, libcsp, libfive, LibreHardwareMonitor, LISFLOOD, LISREL, LTI Advantage,
    M3UA, Mambu, Massdriver, MassHunter, MATLAB Coder, mBlock, MDF4, MedSAM, Men&Mice, Merge.dev, MetaMorph,
    MeVisLab, Micromine, MicroStation, MIKE SHE, MikroTik CHR, minidlna, MKS Robin, Mobirise, MRST,
    MSI Afterburner, Mu editor, MythTV, Nango, nanoCAD, NASA cFE, NI VeriStand, NiceLabel, NinjaTrader,
    NIS-Elements, nnDetection, ntc-templates, NVIDIA Flex, ONAP, OneTick, OpenBB, openBIS, OpenLab CDS,
    openMAINT, OpenPLi, OpenRAN, OpenTaco, Opentrons, OPM Flow, OpsLevel, OT-2, otter-grader,
    p5.js Web Editor, PaperCut, Partek Flow, PCAN-USB, PCI DSS, pClamp, PCSWMM, PE-bear, Peach Fuzzer,
    PEAK PCAN, PEAKS Studio, Pinegrow, Powersim, PR-Agent, Prepar3D, Processing.py, Productboard,
    ProductPlan, progeCAD, Progenesis, ProtoPie, pyControl, pyfolio, PyLabRobot, pymeshlab, pynetdicom,
    pyorbital, PyPortfolioOpt, pyrender, PyScripter, QNX Neutrino, quantstats, QuickFIX/J, Quirrel,
    RackTables, radamsa, RAMMap, ReadyMedia, Relux, RequestBin, rFpro, Riskfolio-Lib, Roadmunk, Rocscience,
    RT809H, RTPProxy, SampleManager, SciNote, SCORM Cloud, ScyllaHide, Serviio, Simcenter Amesim, Simio,
    simpleperf, Simpleware, Siri Shortcuts, slcan, SlideBook, SmartPLS, SMPP, Snap4Arduino, SnapGene,
    SoftMax Pro, SolidCAM, SONOFF ZBDongle, STARLIMS, Statuspage.io, Surpac, Suzieq, Svix, Sweet Home 3D,
    SWMM5, T.38, TargetLink, Tasmotizer, Tecan EVOware, Terrateam, TextFSM, ThinkScript, TinyInst, TL866,
    tNavigator, TP-Link Kasa, TraceFinder, TradeStation, TRADFRI, Trigger.dev, TUFLOW, TypeSpec, UDEC,
    Uffizzi, unblob, Userflow, Userpilot, UserTesting, UserVoice, UXPin, ValueCAN, Vector DaVinci, Vectric,
    Verifone, VeriStand, vJunos, VMMap, Volocity, vrnetlab, WalkMe, Wappler, WaterGEMS, Weasis,
    webhook.site, WinAFL, WinEDR, Wing IDE, wxHexEditor, Xcalibur, XGecu, ZebraDesigner, Zentyal,
    zipline-reloaded, ZPL II, ZWCAD, zzuf
  `,
}

/** Certain in exactly this case. */
const CASED = `
  Agola, Amira, Antimony, ASCET, BarTender, Bootstrap Studio, Bytecode Viewer, Calypso, Cambium, CCP, CFR,
  Covidence, Crazy Egg, Design-Expert, EMBA, Embedded Coder, Empower CDS, EMV, FIX Antenna, Gen5, Gimlet,
  HSMs, HYDRUS, Kasa, Kattis, Kiota, Krakatau, LAS X, LIMS, MODDE, ODX, Open Hardware Monitor, OPOS, Pendo,
  PLAXIS, Polemarch, Process Hacker, Procyon, Rayyan, Recaf, Resource Hacker, RevMan, RSpace, Screwdriver,
  SIMCA, Smoothwall, Solibri, Spaghetti Detective, Speckle, Spike2, Squeezebox, Tapo,
  Universal Media Server, Unscrambler, Untangle, Upbound, Wazo, XCP
`

/** Plain words: certain only in a context. */
const WORDS = `
  Blackboard, Brackets, cabana, Canny, Clover, Condor, Convoy, Curv, Dharma, FACT, Fava, Gerbera, Hatchet,
  Honeybee, Hype, Inquisit, JEB, Lightspeed, Manifold, Mimics, Nyx, Paragon, PAX, Radiance, Restate, Sakai,
  Scaffold, Sequest, Shinobi, Shipyard, Smithy, Speakeasy, Stainless, Strider
`

export const SPECIALTIES: Technology[] = listed(NAMES, CASED, WORDS)
