import { listed, type Technology } from './technology.ts'

/** What administrators type and what machines are joined by, taken in any case. */
const NAMES = {
  commands: `
    aptitude, blkid, bmaptool, chkdsk, diskpart, e2label, fsck, gpedit, ifconfig, ipconfig, lspci, mkfs,
    netsh, netstat, parted, qemu-img, regedit, resize2fs, rpm2cpio, schtasks, setfacl, sfdisk,
    sgdisk, ssh-keygen, tasklist, tune2fs, ufw, vzdump, wipefs
  `,
  joints: `
    DisplayPort, FastCGI, PowerVR, robots.txt, SDHCI, SysV init, WPA2
  `,
  machines: `
    28BYJ-48, 555 timer, 10GbE, Apple Silicon, CC2540, ConnectX, ECC RAM, EPYC, FLIR, GoPro,
    Intel Edison, Intel Galileo, IRF520, LiFePO4, MAX98357, Mellanox, Netgate, painlessMesh, Protectli, QSFP,
    Quectel, Raspberry Pi Camera, Pi Camera, Ryzen, Threadripper, Arduino Cloud, Onion Omega
  `,
  parts: `
    Hall effect sensor, hall sensor, PIR sensor, optocoupler, photodiode, phototransistor, Schottky diode,
    solid state relay, supercapacitor, ultrasonic sensor
  `,
  makers: `
    CANcoder, Linksys, Netgear, TP-Link, TRENDnet
  `,
}

/** Certain in exactly this case. */
const CASED = `
  ARM, ARP, CGI, DSI, DSP, DVI, EGL, Ethernet, FUSE, GLX, GNSS, GSM, HDMI, ICMP, MASM, MFA, MPPT, MMIO, MMU, MSI, NAT, PCI,
  PKI, PoE, RBAC, RTC, TLB, TRIAC, VGA, Xeon, VoIP, VPN
`

/** Words and other spellings, with what makes them certain. */
const AMBIGUOUS: Technology[] = [
  { name: 'BIOS', cased: ['BIOS'] },
  { name: 'USB-C', also: ['USB C', 'USB Type-C', 'USB type C'] },
  {
    name: 'A*',
    words: ['A*'],
    nouns: ['path', 'paths', 'pathfinder', 'heuristic', 'implementation', 'planner'],
    also: ['A* search', 'A* pathfinding', 'A* algorithm', 'A-star search'],
  },
  {
    name: 'CAN',
    words: ['CAN'],
    nouns: [
      ...[
        'bus',
        'frame',
        'frames',
        'message',
        'messages',
        'transceiver',
        'transceivers',
        'controller',
        'driver',
      ],
      ...[
        'interface',
        'network',
        'communication',
        'FD',
        'ID',
        'IDs',
        'node',
        'nodes',
        'stack',
        'log',
        'logs',
      ],
    ],
    among: ['CAN bus', 'ECU', 'BMS', 'J1939', 'CANopen', 'transceiver', 'MCP2515', 'DBC', 'CAN-FD', 'CAN FD'],
  },
  { name: 'DRM', cased: ['DRM'] },
  { name: 'MMC', cased: ['MMC'] },
  { name: 'MP3', cased: ['MP3'] },
  { name: 'MP4', cased: ['MP4'] },
  { name: 'ping', words: ['ping'], nouns: ['test', 'tests', 'sweep'] },
  {
    name: 'RPM',
    words: ['RPM'],
    nouns: ['package', 'packages', 'packaging', 'spec', 'archive', 'archives', 'repo', 'repository', 'build'],
    among: ['yum', 'dnf', 'Fedora', 'RHEL', 'CentOS', 'rpmbuild', 'rpm2cpio', '.rpm', 'package', 'our repo'],
  },
  {
    name: 'sudo',
    words: ['sudo'],
    also: ['sudoers', 'visudo'],
    nouns: ['rights', 'access', 'rule', 'rules', 'user', 'users', 'privileges', 'permissions', 'policy'],
  },
  {
    name: 'ZIP',
    words: ['ZIP', 'zip'],
    nouns: [
      'archive',
      'archives',
      'extraction',
      'extractor',
      'parser',
      'reader',
      'writer',
      'member',
      'entries',
    ],
  },
  ...['6502', '6809', '8051', '8086', '68000'].map((digits) => ({
    name: `${digits} CPU`,
    also: ['processor', 'emulator', 'assembly', 'assembler', 'instruction set', 'registers', 'core'].map(
      (noun) => `${digits} ${noun}`,
    ),
  })),
  ...['Hack The Box', 'LetsDefend', 'WhatWeb', 'Vundle', 'Splunk Universal Forwarder'].map((name) => ({
    name,
  })),
  { name: 'RDP', also: ['Remote Desktop Protocol', 'remote desktop session'] },
  { name: 'ONTAP', cased: ['ONTAP'] },
  { name: 'sol2', cased: ['sol2'] },
  {
    name: 'BAM',
    words: ['BAM'],
    nouns: ['file', 'files', 'alignment', 'alignments'],
    among: ['SAM', 'samtools', 'CRAM', 'reads', 'genom', 'Genom'],
  },
  ...['FP8', 'FP16', 'BF16', 'FP32'].map((name) => ({ name })),
  ...['A100', 'H100', 'V100'].map((name) => ({ name, cased: [name], also: [`NVIDIA ${name}`] })),
]

export const INTERFACES: Technology[] = [...listed(NAMES, CASED), ...AMBIGUOUS]
