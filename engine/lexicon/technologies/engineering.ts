import { listed, type Technology } from './technology.ts'

/** What one designs, prints, flies, drives and controls machines with, taken in any case. */
const NAMES = {
  machines: `
    1000BASE-T, 100BASE-T1, 10GBASE-T, 1Password CLI, 3D XPoint, 3DGS, 4nec2, ADSL2+, Airspy, Allwinner A64,
    Allwinner D1, Allwinner H3, Allwinner H616, Allwinner V3s, Alpha AXP, AltiVec, Alveo, AM32, AM64x,
    ament_cmake, Ampere Altra, Anycubic, apicula, Arduino Nano Every, Arduino Opta,
    Arduino Uno R4, ArduPlane, ArduRover, Arm CCA, ARM TrustZone, ARM11, ARM7TDMI, ARM9, ASAP7, Asterinas,
    ASUS Tinker Board, atopile, Autodesk Inventor, AutoLISP, AUTOSAR Adaptive, AWS IoT Greengrass, BACpypes,
    Bambu A1, Bambu HLS, Bambu P1S, Bambu X1C, Banana Pi M5, behaviortree.cpp, Betterbird, BLHeli_32,
    BLHeli_S, Bluedroid, Bluejay ESC, BMI2, BOSL2, BPI-R3, BPI-R4, Brevitas, BTstack, BTT Manta,
    BTT Octopus, ButterStick, C2000 LaunchPad, Cadence Innovus, Calibre DRC, CANopenNode, CarPlay, Cat-M1,
    Cayenne IoT, Chipyard, cJTAG, CMSIS-DAP, CMSIS-NN, CNCjs, Coldcard, Colorlight, comma.ai,
    connectedhomeip, Cortex-A55, Cortex-A57, Cortex-A73, Cortex-A76, Cortex-A78, Cortex-A8, Cortex-A9,
    Cortex-R52, Creality CR-10, Creality K1, Creality K1 Max, Crocoddyl, CSI-2, CTAP2, DeepStream SDK,
    deps.dev, DESFire, dfu-util, DOCSIS 3.1, DraftSight, DroneDeploy, dump978, e2 studio, Easel CNC, EBB36,
    EBB42, EchoLink, Efabless, EFM32, EFM8, EFR32, EFR32MG21, Elegoo Mars, Elegoo Neptune, Ender 3 S1,
    Ender 3 V2, Enviro+, eSPI, EveryCircuit, F4PGA, FairEmail, FAST-LIO, FAST-LIO2, FastDDS, FCoE,
    FeatureScript, FineSim, fldigi, FlexBE, Flightmare, FMA3, Fomu, ForgeRock, FreeCAD FEM, FreeCAD Path,
    FreePDK45, FreeRTOS+TCP, G.fast, GerberLogix, Glowforge, Gluu, GNURadio, gopass, gpg-agent, gpiod,
    Gpredict, gr-osmosdr, GreatFET, GreenArrays, Hamlib, Hardcaml, hdl_graph_slam, Hexagon DSP, HiFi4,
    HiFive Unleashed, HiFive Unmatched, HomePlug, HyperMesh, HyperPixel, i.MX 6ULL, i.MXRT, ICD 4, iCEstick,
    IFC4, IHP SG13G2, imapsync, Inventor iLogic, IP-XACT, iverilog, Jetson AGX Orin, Jetson TX1,
    Jetson Xavier NX, JS8Call, Kalibr, Kalico, Keil RTX, Kendryte, Khadas, KISS TNC, KISS-ICP, KISSlicer,
    KiwiSDR, Klipper3d, Kneron, Kolab, KolibriOS, Kopano, Kria, Kunpeng, Kvaser, L4Re, LattePanda Alpha,
    Ledger Nano, LewanSoul, lgpio, libnfc, Libre Computer, LibreLane, LicheePi, LicheeRV Nano, LIO-SAM,
    LiteDRAM, LiteEth, LitePlacer, Loongson, Loops.so, LumenPnP, LynxOS, Mach4, mailcow-dockerized, MangoPi,
    Matter SDK, Maxon EPOS, MCUboot, MCUXpresso, Mecway, MenuetOS, Meshmixer, Metashape, micro-XRCE-DDS,
    MicroSIP, microTVM, mips64el, mipsel, MoCA, Moddable, Modoboa, ModusToolbox, mpfshell, MPLAB Harmony,
    mpremote, MTConnect, mu4e, MyHDL, NanoEdge AI, NanoPi NEO, NanoPi R4S, NanoPi R5S, NEC2, NEON SIMD,
    Neoverse, Neoverse N1, Netgen LVS, Nexys Video, Nitrokey, NomadNet, Notary v2, nRF5 SDK, OAuth 1.0a,
    OCS2, ODROID-C2, ODROID-C4, ODROID-H2, ODROID-H3, ODROID-HC4, ODROID-M1, ODROID-N2, ODROID-N2+,
    ODROID-XU4, OMAP3, OMAP4, Omni-Path, Omron PLC, OnlyKey, OPC DA, OpenDDS, openEMS, OpenFPGALoader,
    OpenGD77, OpenPiton, OpenPnP, OpenRAM, OpenSTA, OpenWebRX, Optane, Opulo, OrangeCrab, OSHPark, OsmoBTS,
    osv.dev, Parasolid, Patran, pcb-rnd, Pico 2 W, PiJuice, PikeOS, Pimoroni, pinentry, PipelineC, PiSugar,
    Pix4Dmapper, pjsua, Plasticity 3D, PLCnext, PMBus, Polycam, postscreen, Postshot, Powerline AV2,
    PrePoMax, prjtrellis, Proxmark, Prusa MK3S, Prusa XL, PSoC Creator, PTC Creo, PTXdist, PULPissimo,
    pymavlink, PyMTL, PYNQ-Z2, PyRTL, qmail, QSFP-DD, QSFP28, Qsys, QucsStudio, RadioMaster, Radxa Zero,
    raspi-config, RatRig V-Core, readsb, RenovateBot, Rerun.io, Rhino3D, RhinoScript, rigctld, riscv32,
    riscv64, RL78, RNode, ROS 2 Foxy, ROS 2 Humble, ROS 2 Iron, ROS 2 Jazzy, ROS Kinetic, ROS Melodic,
    ROS Noetic, ROS2 Humble, rosbridge, rosdep, roslibjs, rpi-imager, rqt_graph, rshell, rtabmap,
    RTI Connext, RV32IMAC, RV32IMC, S7-300, S805, S905, S922X, SafeRTOS, SatDump, SDRplay, SDSoC,
    SEGGER RTT, SEV-SNP, SFP+, SFP28, Shapeoko, Siemens EDA, SiFive, SignalWire, SiLabs, Silice,
    SimpleFOCShield, SimpleLink, SimpleSAML, SimScale, Sipeed Maix, Sipeed MaixCAM, SKiDL, slam_toolbox,
    SMBus, Smoothieboard, Snapmaker, Socket.dev, SOGo, SolidWorks PDM, SoloKeys, srsLTE, SSSE3, StarFive,
    Stealthburner, Step7, STM32Cube.AI, STM32duino, StrongDM, SuperSplat, SweRV, SymbiFlow, SymbiYosys,
    Sympa, Sysmac Studio, TDA4VM, Tegra K1, Tegra X1, TempleOS, TF-M, Thingworx, ThunderX, ThunderX2,
    TI-RTOS, TinyFPGA BX, TinyG, Tinymovr, TL-Verilog, TMS320C28x, TMS320C6748, ToaruOS, TrajOpt, Trezor,
    TriCore, TrustZone, tscircuit, UltiMaker Cura, Ultra96, UltraSPARC, uPyCraft, USRP B210, VDL2, VDSL2,
    Verilog-A, Verilog-AMS, Veryl, VESC Tool, Vitis AI, Voron Trident, vsomeip, VUnit, WhiteSource, WXtoImg,
    X1E80100, XC32, xCORE, XGS-PON, XiangShan, Xmos, xnec2c, Xpedition, xTool, Zoiper, Zynq UltraScale+
  `,
}

/** Certain in exactly this case. */
const CASED = `
  AAOS, ACARS, ADS-B, AIS-catcher, Amaranth HDL, Android Automotive, APRS-IS, Arduino Giga, Arduino Zero,
  ARM NEON, Artillery Sidewinder, AURIX, Automotive Ethernet, AVEVA, BIMI, BIQU, Cadence Genus,
  Catapult HLS, CC-Link, Ceres Solver, CERT C, Chisel HDL, CLMUL, Compute Module 3, Compute Module 5,
  CORE-V, COVESA, Cray EX, CST Studio, DEC Alpha, Design Compiler, DOCSIS, Duet 2 WiFi, DWG, Eclipse Milo,
  eCos, EDID, eDP, Embedded Studio, Ender 3 Pro, External Secrets, EZNEC, FEETECH, Foxglove Studio, g2o,
  Gazebo Harmonic, GENIVI, Glasgow Interface Explorer, GPON, GTSAM, HFSS, IC Compiler, iCEBreaker, IGES,
  Inky Impression, JITX, L4T, LCSC, Le Potato, LeGO-LOAM, Lichee RV, LMTP, Mail-in-a-Box, Micro-Cap, MIFARE,
  Milk-V Duo, Milk-V Mars, Milk-V Pioneer, MISRA, MMDVM, Mozilla SOPS, MQX, Myriad X, Orange Pi 5 Plus,
  Orange Pi Zero, Orange Pi Zero 3, Orca Slicer, OSPI, OSVVM, PA-RISC, Parallax Propeller, Particle Boron,
  PCAN, PEAP, Pi-Star, Pi-Top, Platform Designer, PoE HAT, POPCNT, PortaPack, PortaPack Mayhem, PreForm,
  PrimeTime, QCAD, QSGMII, Raspberry Pi Imager, Raspberry Pi Zero W, RBDL, RGMII, RISC OS, RISC-V Vector,
  RMII, RVV, SASL, Seeed Fusion, Sense HAT, SGMII, SHA-NI, Simplicity Studio, SMACH, SOAFEE, SOEM,
  Spade HDL, Spartan-7, Stratus HLS, Structured Text, Tang Primer, Teensy LC, TensorFlow Lite Micro, TFLM,
  The Things Stack, TINA-TI, Tinker Board, TLSA, Trusted Firmware-M, TTN, Unicorn HAT,
  Universal G-code Sender, UP Board, UP Squared, UVVM, UWB, VARA HF, VINS-Fusion, WPSD, X-Carve, X-CUBE-AI,
  Z-Stack, ZRTP
`

/** Plain words: certain only in a context. */
const WORDS = `
  Caravel, Gnus, Ibex, Majordomo, Pinocchio, Poky, Reticulum, Sieve
`

export const ENGINEERING: Technology[] = listed(NAMES, CASED, WORDS)
