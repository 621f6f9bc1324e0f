import { listed, type Technology } from './technology.ts'

/** What one types at a prompt, and small libraries, taken in any case. */
const NAMES = {
  systems: `
    amtool, chrt, extundelete, fstrim, getfacl, grubby, icacls, ionice, iwconfig, jenv, kpartx,
    lvconvert, lvcreate, lvextend, lvresize, mkvmerge, mosh, perccli, pvcreate, pvmove, pvresize, renice, rpcclient,
    vgcreate, vgextend, wbadmin
  `,
  cloudAndData: `
    glab, govc, govmomi, helm-docs, kafka-topics, mongorestore, vacuumdb
  `,
  phonesAndDesktops: `
    altool, apkanalyzer, apksigner, bundletool, dsymutil, hdiutil, idevicebackup2, notarytool, otool, Sideloadly,
    simctl, zipalign
  `,
  libraries: `
    Altcha, final-form, gopter, java.time, kin-openapi, lottie-web, mqtt.js, needletail, ogen, OPFS, RadioLib, redis-rs, rust-bio,
    rust-htslib, temporal-sdk, TerriaJS
  `,
  trades: `
    3D Secure, 5G NR, ABB RobotWare, BattlEye, CANape, CMock, Easy Anti-Cheat, EasyAntiCheat, Fireblocks, FpML,
    FreeMODBUS, GenieACS, GFF3, Global Mapper, MT103, Nimble Streamer, NICE Actimize, OMOP CDM, payShield, Refinitiv,
    SAP Concur, Spirent, SyncE, Thales payShield, TR-069, TR-369, UnrealGameSync, Vivox, Wistia, XC8, xCAT, Xsolla
  `,
}

/** Certain in exactly this case. */
const CASED = `CRAM, DWDM, FME, Ixia, MGCP, OMOP, Protégé, Tofino, Vanta`

export const COMMANDS: Technology[] = [...listed(NAMES, CASED), { name: 'AprilTag', also: ['AprilTags'] }]
