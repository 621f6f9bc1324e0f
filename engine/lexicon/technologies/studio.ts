import { listed, type Technology } from './technology.ts'

/** Games, old computers, sound and pictures, taken in any case. */
const NAMES = {
  games: `
    BeepBox, Behavior Designer, Dialogic, Gideros, GraphicsGale, libtcod, libtonc,
    Pyxel Edit, Quixel Mixer, rot.js, sfxr, Urho3D, WoW addon
  `,
  studio: `
    1541 Ultimate, 2.11BSD, 386BSD, 4.3BSD, 64tass, alsamixer, Altirra, Amiberry, Amiga 1200, Amiga 500,
    AmigaOS, AMR-WB, Amstrad CPC, Anbernic, AntiMicroX, Apple IIgs, AppleWin, aptX, ArcaOS, ArcDPS, ARexx,
    ARToolKit, ATLauncher, Audiokinetic, Avidemux, AviSynth+, Bark TTS, Batocera.linux, Beetle PSX, Bento4,
    BespokeSynth, Bforartists, BigTIFF, BlastEm, BlueMap, blueMSX, BlueStacks, BruteFIR, C64 Studio,
    Caprice32, CBM prg Studio, Cemu, ChamSys, CineForm, Citizens2, Codec2, CodeWarrior, Coherent Gameface,
    Commander X16, Commodore 128, ComputerCraft, CorsixTH, CraftBukkit, CurseForge, Cxbx-Reloaded, dcraw,
    DeaDBeeF, DeepStream, DefleMask, devkitA64, DNxHR, DOSBox Staging, dosbox-staging, DOSBox-X, dsda-doom,
    DuckStation, Dynmap, EasyFlash, eComStation, Edgegap, EmuDeck, ePSXe, FabricMC, FastTracker II,
    Faust DSP, FBNeo, FDK-AAC, ffplay, FFV1, FinalBurn Neo, Flixel, Flycast, fMP4, FO4Edit, Foenix F256,
    foobar2000, FoxDot, FreeDV, G.711, G.722, G.729, Gambatte, GameNetworkingSockets, gba-toolchain,
    GekkoNet, Genesis Plus GX, GeyserMC, GLua, Glulx, GMod, GNUstep, GSplus, gst-launch, gst-plugins-bad,
    H.266, HE-AAC, HP 50g, HP-41C, HP-48, HyperCard, HyperTalk, iLBC, Impact.js, ioquake3, jME3,
    Kega Fusion, KerbalX, KickAssembler, KickC, Kokoro TTS, kRPC, KungFuFlash, libavformat, libctru,
    librealsense, libx264, libx265, LiquidFun, LittleJS, LiveCode, llvm-mos, MagicQ, mcMMO, MCreator,
    MechJeb, MEGA65, meshoptimizer, microWakeWord, MilkyTracker, Millfork, Millumin, Minestom, Mini vMac,
    miniDSP, MiSTeX, Mixxx, MLT Framework, Modrinth, MonoMod, moOde audio, MP4Box, MPC-HC, Mudbox, MultiMC,
    Mupen64Plus, MusicBrainz Picard, MyGUI, MythicMobs, n64chain, NanoVDB, ncmpcpp, NESdev, Nestopia,
    Netick, NetRadiant, NeXTSTEP, NexusMods, Niagara VFX, Niantic Lightship, NoesisGUI, Notch VFX, Nuendo,
    NumWorks, OB-Xd, Ogmo Editor, Oimo.js, OpenArena, OpenComputers, OpenDiablo2, OpenDUNE, OpenGOAL,
    OpenJK, OpenLara, OpenLoco, openMSX, OpenNI, OpenShadingLanguage, OpenStep, OpenSubdiv, OpenTimelineIO,
    OptiTrack, Orbbec, Oscar64, OSPRay, pasmo, PCjs, PDP-10, PDP-8, Pi1541, PicoDrive, Picotron, Picovoice,
    Pimoroni PicoSystem, pipewire-pulse, Pitivi, Pixelmator, PolyMC, PrBoom, prboom-plus, Prog8, Project64,
    ProTracker, pSOS, PureData, QjackCtl, QuakeC, QuakeSpasm, Qualisys, ReaScript, recastnavigation,
    Reicast, Rekordbox, ResEdit, ReShade, ResidualVM, Retro68, RetroDECK, Rev.ai, Rhythmbox, Rokoko,
    Rosegarden, RSX-11, RT-11, RtMidi, SameBoy, Scaleform, SCO OpenServer, SCO Unix, SD2IEC, Serato,
    Shairport Sync, SheepShaver, simple64, sjasmplus, SLikeNet, SlimeVR, SNES9x, so-vits-svc, SoundTouch,
    soxr, SpeexDSP, SpigotMC, SteamCMD, StyleTTS2, SunOS, SunVox, Suyu, Tandy CoCo, Teletype ASR-33,
    Terasology, Terragen, TES5Edit, TextMesh Pro, TheC64, TI-83, TI-84, TI-84 Plus CE, TI-89, tModLoader,
    TOPS-20, Tortoise TTS, TrenchBroom, TRS-80, TShock, UdonSharp, Ultimate64, Ultraleap, UVR5, vasm, vbcc,
    VIC-20, Vicon, VirtualDJ, VisualBoyAdvance, Vita3K, vkBasalt, vkQuake, vlink, VRoid, VST2, VST3 SDK,
    VT52, VTFEdit, vvvv gamma, Wabbajack, Wikitude, Winetricks, WinUAE, Wirecast, WLA-DX, x64sc, Xash3D,
    XC-BASIC, Xenix, xkas, XRoar, Yabause, Yamagi Quake II, yojimbo, Z80-MBC2, z88dk, Zandronum, ZDoom,
    ZX Spectrum Next, ZX81
  `,
}

/** Certain in exactly this case. */
const CASED = `
  3MF, AC-3, Adobe After Effects, Adobe AIR, Adobe Audition, AFRAME, Agon Light, ALAC, Atari Falcon,
  Atari Jaguar, Atari Lynx, Audio Units, Avid Media Composer, B4X, Basilisk II, BBC BASIC, BBC Micro,
  Bedrock Edition, Bespoke Synth, Blender Geometry Nodes, Blueprints Visual Scripting, Burst Compiler,
  Chocolate Doom, Commodore PET, Crispy Doom, DASH-IF, DASM, DNG, Doom Builder, DR-DOS, DSSI, E-AC-3, ES-DE,
  Fabric API, Fish-Net, Flash Player, FreeHand, FS-UAE, Furnace Tracker, GE-Proton, GPAC, grandMA, Haiku OS,
  Hammer Editor, HEIF, Heroic Games Launcher, Heroic Labs, Impulse Tracker, JEI, JSMESS, Kick Assembler,
  kOS, LDAC, LightWave, LL-HLS, Marmoset Toolbag, MiSTer, MJPEG, MPD, MPEG-2, MPEG-4, MusE, Needle Engine,
  Nexus Mods, OCIO, Octane Render, OIIO, Open Stage Control, OS-9, PC-DOS, PCSXR, PIX on Windows,
  Prism Launcher, Proton-GE, PSXSDK, PuNES, Quake III, Quilt Loader, RIST, Room EQ Wizard, Schism Tracker,
  SDCC, Shaka Packager, SIMH, Sinclair QL, Sponge API, Starling Framework, Steam Input, Steam Link,
  Steem SSE, Studio One, Technic Launcher, TENEX, THINK C, Tinkers Construct, Tundra Tracker,
  Ultimate Doom Builder, Unity ECS, Universal Render Pipeline, USDZ, Valve Index, VBA-M, Virtual II, VITS,
  VP8, VRML, VST, VVC, Wonderland Engine, World Machine, X3D, Z-machine, ZSNES
`

/** Plain words: certain only in a context. */
const WORDS = `
  Addressables, Clementine, Folia, Hydrogen, Overtone, Papyrus, Pinta, Procreate, Rive, Roon, Ruffle, Serum,
  Syphon, Udon
`

export const STUDIO: Technology[] = listed(NAMES, CASED, WORDS)
