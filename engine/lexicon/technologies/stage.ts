import { listed, type Technology } from './technology.ts'

/** Games, pictures, sound, video and print, taken in any case. */
const NAMES = {
  names: `
    3dfx Voodoo, 68k, Acorn Archimedes, Amplify Shader Editor, Apple IIe, Apple Lisa, ArgyllCMS, asm6,
    ASTAP, astroalign, Autodesk Flame, AutoStakkert, AYON, batari Basic, Box2D-lite, Butano, Cartes du Ciel,
    Casio Basic, Chartboost, ColecoVision, Commodore Plus/4, Commodore VIC-20, CP/M-86, Cxbx, D3D10, D3D9,
    D3D9On12, DeepSea Engine, devkitSMS, dgVoodoo, dhewm3, DirectDraw, DirectInput, DirectPlay, DirectSound,
    DirectXMath, DirectXTex, DisplayCAL, Doom 3 BFG, easy_profiler, EKOS, enblend, Enfocus Switch, Entitas,
    EOS SDK, Facepunch.Steamworks, Final IK, FireCapture, FM Towns, Foundry Katana, Foundry Nuke, Frei0r,
    ftrack, gdext, gdUnit4, gltfpack, godot-rust, Half-Life SDK, Harlequin RIP, Heathen Steamworks, HP-12C,
    HTerrain, hUGETracker, IMSAI 8080, Intel GPA, Intellivision, Karma XPU, Kochava, lcms2, Leadwerks,
    LeanTween, libADLMIDI, libexif, libgba, libopenmpt, libsoundio, libxmp, LimboAI, Little CMS, LittleCMS,
    LSDJ, MediaCodec, MeGUI, MicroSplat, microui, MistServer, Miyoo Mini, MLAPI, MOS 6502, MP/M, MSX1, MSX2,
    munt, Musepack, Naninovel, nds-bootstrap, Neo Geo Pocket, NeoAxis, ngdevkit, Nintendo 3DS, Nintendo 64,
    Normcore, Nuked OPL3, Obi Fluid, ofxdmx, OpenCue, OpenFX, OpenMatch, OpenPype, OpenSL ES,
    Oric Atmos, OvenMediaEngine, Paint Tool SAI, PC-98, PDF/X, PhotoDemon, PlayStation 1, PlayStation 2,
    PlayStation 3, PlayStation 4, PlayStation 5, PlayStation Portable, PrBoom+, PS Vita, PVSnesLib, PyBadge,
    PyGamer, Quake 2, Quake III Arena, QuarkXPress, QuickSync, rawspeed, rbfx, RC2014, RCA 1802, RegiStax,
    RG350, RoboFont, SAM Coupé, Sega Game Gear, Sega Master System, Sega Saturn, Shadertoy, Sharp X68000,
    ShotGrid, Shotgun Toolkit, SideFX Houdini, Singular SDK, Skyrim Creation Kit, Slick2D, Source Filmmaker,
    SPIRV-Cross, SPIRV-Reflect, SPIRV-Tools, StellarMate, Storyboarder, Substance 3D, Terrain3D,
    Thomson MO5, TI-99/4A, TI-BASIC, Tilengine, TiMidity++, Toon Boom Harmony, TurboGrafx-16, TVPaint,
    Unigine, UnityModManager, VAX-11, Vectrex, VideoToolbox, vk-bootstrap, vkdt, Vulkan Memory Allocator,
    VulkanMemoryAllocator, Vungle, vvvv, WavPack, Widelands, Windows CE, WinJUPOS,
    WonderSwan, X68000, XAudio2, Xbox 360, Xbox Series X, Xcode Instruments
  `,
}

/** Certain in exactly this case. */
const CASED = `
  AAC, AAudio, Cabbage Audio, Calman, Castle Game Engine, Corgi Engine, GLB, Glide API, HDA, Helix Core,
  JDF, Macintosh Plus, Magnum Engine, MLT, Niantic, Oboe, Ogmo, PC Engine, PitStop, Quick Sync, Remotery,
  RimWorld, Rivendell, Subsonic, Superluminal, TiMidity, Unvanquished, Valve Source, Vegetation Studio,
  Wii U, Wonderful Toolchain, Xbox One, YafaRay
`

/** Plain words: certain only in a context. */
const WORDS = `
  ACES, BC7, Cabbage, DPF, DXR, ETC2, Flamenco, FSR, FXAA, GML, OIDN, PlayMaker, Red5, Source 2, Spout,
  TAA, VSG
`

export const STAGE: Technology[] = listed(NAMES, CASED, WORDS)
