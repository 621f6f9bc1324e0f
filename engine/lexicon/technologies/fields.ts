import { listed, type Technology } from './technology.ts'

/** Names from games, music, homes, factories and laboratories, taken in any case. */
const NAMES = {
  play: `
    010 Editor, Adventure Game Studio, AMX Mod X, Analogue Pocket, Applied Energistics, Arduboy, AssetStudio,
    Atmosphere CFW, Battle for Wesnoth, Buildbox, Cheat Engine, ChoiceScript, Clickteam Fusion, Core Games,
    CounterStrikeSharp, CraftTweaker, Creation Engine, Cuberite, Cyber Engine Tweaks, DarkPlaces, Decima,
    DevilutionX, DreamMaker, Dreams PS4, EasyRPG, Endless Sky, EssentialsX, ESX Framework, EverDrive, F4SE,
    Factorio API, fheroes2, Fighter Factory, FiveM, Flashcart, FModel, Freeciv, Fuze4, Game Salad, Gamebuino,
    GB Studio, GBxCart, GMod Lua, Harlowe, Homebrew Launcher, HxD, Ikemen GO, ImHex, Inform 7, Iris Shaders,
    Kaitai Struct, KiriKiri, KubeJS, libnx, LIKO-12, LuckPerms, Luma3DS, M.U.G.E.N, MetaMod, Microstudio,
    Mindustry, Mineflayer, MiSTer FPGA, mkxp, Mod Organizer 2, MTA:SA, NESmaker, NewGRF, NifSkope, NScripter,
    Nukkit, nxdk, ODROID-GO, open.mp, OpenBOR, OpenDungeons, openFPGA, OpenMW-CS, OpenXcom, OptiFine,
    osu!lazer, PETIT Computer, Pixel Vision 8, PlaceholderAPI, PocketMine, PocketMine-MP, Pokitto,
    PrismarineJS, ProtocolLib, ps2sdk, PSPSDK, PuzzleScript, Pyrogenesis, QBCore, QuickBMS, RAGE Engine,
    RE Engine, ReClass, RED4ext, REDengine, RedM, RobustToolbox, RPGMaker, SA-MP, Simutrans, SKSE, SmileBASIC,
    Snowdrop Engine, SourceMod, Space Station 14, SpongeForge, Starfall, SugarCube, SuperTux, SuperTuxKart,
    TADS 3, TeknoParrot, TWiLight Menu, Twinery, TyranoBuilder, UABE, UAssetGUI, Unciv, UnityExplorer, Uzebox,
    VCMI, ViaVersion, Vircon32, Visionaire Studio, vita2d, VitaSDK, VX Ace, Warzone 2100, Wesnoth,
    Wintermute Engine, Wiremod, Wireshark dissector, WorldEdit, WorldGuard, xbdev, xEdit, Xonotic
  `,
  people: `
    Akkoma, Alaveteli, AntennaPod, AVLinux, Bahmni, Basic Pitch, Bela Platform, Briar Project, Castopod,
    Chamilo, Cinny, clap-plugins, Cmajor, CommCare, CONSUL Democracy, Cycling '74, Decidim, Dexed, DHIS2,
    Dorico, Elementary Audio, Elk Audio, faust2juce, Feishin, FieldWorks, Finamp, FixMyStreet, FluffyChat,
    Forem, Gancio, gen~, Guitar Pro, Hacker News API, HISE, Hubzilla, Hydra Synth, iDempiere, K-9 Mail,
    Kronos Audio, Loomio, Magenta.js, Max for Live, metasfresh, MiniDexed, Mobilizon, MOD Devices, monome,
    mt32-pi, MusicXML, Mutable Instruments, mySociety, nih-plug, Norns, Omnizart, OpenBoxes,
    OpenSheetMusicDisplay, OpenSRP, Orca Hundred Rabbits, Patchbox OS, PlugData, Podcasting 2.0, Podlove,
    Pure Data Vanilla, pYIN, Reaktor, Retroshare, Riffusion, RNBO, Sibelius, Signal Desktop, Sonic Visualiser,
    Subsonic API, Surge XT, Symfonium, TDLib, Telegram Desktop, Tryton, TuxGuitar, Ubuntu Studio, Ushahidi,
    Verovio, Vult, WebMIDI, WriteFreely
  `,
  home: `
    Adafruit BME280, Adafruit SSD1306, AltSoftSerial, AppDaemon, Aqara, Arduino_FreeRTOS, ArduinoBLE,
    ArduinoOTA, ArduinoWebsockets, ArduPID, AsyncElegantOTA, AsyncTCP, Athom, AutoConnect, BLE2MQTT,
    BLEPeripheral, Blynk IoT, Bounce2, Cerbo GX, CircuitJS, CircuitMaker, ConBee, ConBee II,
    DallasTemperature, dbus-serialbattery, DesignSpark, DHTesp, DipTrace, DSMR Reader, ebusd, Eclipse Paho,
    Ecobee, ElegantOTA, emoncms, EmonHub, EMS-ESP, eSim EDA, ESP Easy, ESP8266WiFi, Espalexa, ESPmDNS,
    ESPresense, ESPUI, ESPurna, evcc, Govee, hassio, Home Assistant Core, Home Assistant OS, IKEA Tradfri,
    Insteon, IoTaWatt, IRremote, IRremoteESP8266, Kamstrup, Kodular, LibreTiny, LocalTuya, Lovelace dashboard,
    Lutron Caseta, mbusd, Meross, MIT App Inventor, Modbus4MQTT, MQTT Explorer, MQTTX, Mushroom cards,
    Nanoleaf, Nest thermostat, NI Multisim, NimBLE-Arduino, Node-RED Dashboard, NTPClient, OneButton, open3e,
    OpenBeken, OpenEnergyMonitor, OpenMQTTGateway, OpenTherm, OpenWB, OrCAD Capture, OTGW, PADS Logic, PID_v1,
    Preferences.h, Proteus VSM, RadioHead, RCSwitch, RemoteXY, Roborock, Room Assistant, Scheduler.h, SdFat,
    Servo.h, Shelly 1, Shelly Plus, SkyConnect, SlimmeLezer, SLZB-06, SoftwareSerial, SolarAssistant,
    Sonoff Basic, Sonoff S31, Stepper.h, Target 3001, Theengs, Thunkable, TimeLib, TinkerCAD Circuits,
    TinyGPS++, TinyGPSPlus, TinyGSM, TRÅDFRI, TubesZB, Tuya-Convert, Upverter, Valetudo, Venus OS, Victron,
    Vitoconnect, WebSocketsServer, wmbusmeters, Wokwi simulator, X10 protocol, Zigbee coordinator
  `,
  industry: `
    3DEXPERIENCE, ABB RAPID, AeroSandbox, Altair HyperMesh, Amarisoft, Analog Discovery, Ansys Icepak,
    Ansys Maxwell, ANSYS Mechanical, Ansys SpaceClaim, Anybus, ANYmal, Apollo Auto, Aras Innovator,
    Autoware.universe, AVL CRUISE, Bittle, CAMWorks, can-utils, CANable, candump, cantools, Carbide Motion,
    CarMaker, CarSim, cDAQ, Centroid Acorn, Citect, comma three, CompactLogix, CompactRIO,
    COMSOL Multiphysics, ControlLogix, Core Flight System, Corona Renderer, COSMOS OpenC3, DAQmx, DELMIA,
    Denso Robot, Diameter protocol, Digilent, Dobot, Doosan Robotics, dSPACE MicroAutoBox, Dymos, Dynamo BIM,
    ENOVIA, Enscape, eSIM, esmini, Estlcam, F Prime, FactoryTalk, Fanuc, Fanuc TP, Femap, FlexRIC, FlexSim,
    FlightGear, Flightstream, free5GC, FreeFlyer, FreeOpcUa, GibbsCAM, GMAT NASA, gr-gsm, GT-Power, GT-SUITE,
    GTP-U, GX Works, Heidenhain, HSMWorks, INCA ETAS, Interbotix, IPG CarMaker, JSBSim, Kamailio IMS,
    Keithley, KEPServerEX, Kepware, KeyShot, Keysight, Koch v1.1, KUKA, KUKA KRL, LGSVL Simulator, Lumion,
    MachUpX, Magma Core, MASSO, Mastercam, Matrikon, MicroLogix, MIT Mini Cheetah, MobiFlight, Modbus Poll,
    MotoPlus, MSC Nastran, MSFS SDK, mycobot, myRIO, NC Viewer, NGAP, NI-DAQ, NI-DAQmx, Niryo, node-opcua,
    NX Nastran, O-RAN, Omron, Open MCT, Open5GS, open62541, OpenAirInterface, OpenC3, OpenDBC, OpenDog,
    OpenDRIVE, OpenMDAO, OpenPLC, OpenRocket, OpenSCENARIO, OpenVSP, OptiStruct, OsmoBSC, Petoi, PFCP,
    PicoScope, PincherX, PlanetCNC, Plant Simulation, PLECS, PowerMill, PSIM, PTC Windchill, pycomm3, pylogix,
    pyRevit, python-can, python-snap7, RADIOSS, RASAero, Revit API, Rhino.Inside, RoadRunner Scenario, RoboDK,
    RocketPy, RockSim, RSLogix 5000, S7-1200, S7-1500, Saber RD, Saleae Logic, SavvyCAN, Siglent, SIGTRAN,
    Simcenter, SimConnect, Simulink Real-Time, Sinumerik, snap7, SO-100, SO-101, Solid Edge, Speedgoat,
    SpiceyPy, Spot SDK, SpotMicro, SprutCAM, SS7, Stanford Pupper, StarCCM, STK, Stäubli, Sysmac,
    TANGO Controls, Teamcenter, Tecnomatix, Tekla Structures, Tektronix, Tudat, TudatPy, TwinCAT 3,
    Typhoon HIL, UCCNC, UERANSIM, UFactory, Unitree, Unitree Go1, Unitree Go2, URScript, VCarve,
    Vector CANape, ViperX, VTD simulator, WidowX, Witness Horizon, X-Plane, X-Plane SDK, xArm, XFLR5, XFOIL,
    YAMCS, Yaskawa, YateBTS
  `,
  science: `
    AliceO2, Amazon Braket, areaDetector, ATLAS.ti, Bakta, BCL Convert, bcl2fastq, BioJulia, biomod2, Bloqade,
    CAMx, CASTEP, ChemAxon, ChEMBL, ChemDraw, Circuitscape, CMSSW, CUDA-Q, CVMFS, D-Wave Ocean, dbSNP, dCache,
    DD4hep, Dedoose, DIA-NN, Discovery Studio, dismo, DOOCS, DrugBank, E-Prime, E3SM, Eagle2, EyeLink,
    FairRoot, FEFLOW, FHI-aims, FLEXPART, FloPy, FragPipe, FTS3, GAMESS, GenBank, GEOS-Chem, GlideinWMS,
    glmmTMB, gnina, GNPS, HEC-HMS, HEPData, HepMC3, Herwig, HistFactory, HYSPLIT, Illumina, IMPUTE5, ITensor,
    ITensors.jl, JBrowse, JBrowse 2, JSME, Karabo, Ketcher, Key4hep, lab.js, LDpred2, LHCb, MadGraph5, MADOCA,
    MaxEnt, MAXQDA, Micro-Manager, MIKE 21, MinKNOW, Mitiq, MOM6, Mplus, MRtrix, MS-DIAL, NCBI, NetKet,
    Nextclade, Noah-MP, OpenIFS, ophyd, PacBio, PandABox, ParFlow, PHREEQC, PubChem, PyMatching, pyQuil,
    pytket, QIIME 2, quimb, RAxML-NG, RDataFrame, rDock, Rigetti, RooStats, ScanImage, Seven Bridges,
    SHAPEIT4, ShengBTE, smina, Spectronaut, SurveyCTO, SWAT+, TeNPy, Tobii, TOPMed, TOUGH2, TractoFlow, TTree,
    WaveWatch III, WinBUGS, WRF-Hydro, Yao.jl
  `,
}

/** Certain in exactly this case. */
const CASED = `
  ADCIRC, AFNI, Arivis, Braket, BWA, BYOND, CMAQ, Desmond, DIRAC, Dorado, DSMR, EPICS, FSL, HACS, HRRR,
  Imaris, Indico, JAGS, Jami, KRL, Medaka, MPAS, Nanopore, ODK, Paho, REANA, ROMS, SS13, SWMM, TELEMAC, TMVA,
  VEP
`

export const FIELDS: Technology[] = listed(NAMES, CASED)
