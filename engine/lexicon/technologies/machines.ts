import { listed, type Technology } from './technology.ts'

/** Kernels, chips, buses, hosts and what runs at home and in data centres, taken in any case. */
const NAMES = {
  kernels: `
    AHCI, Allwinner, AM62x, amd-pstate, Amlogic, ann-benchmarks, APFS, bnxt, Cinebench, cls_bpf, compton,
    CoreMark, cpufreq, cpuidle, crash utility, devenv, device tree overlay, Dhrystone, dm-thin, dunst,
    EFI stub, eMMC, Exynos, FAT12, FAT16, FAT32, fq_codel, fsnotify, fuzzel, gpiolib, greetd, Greybus,
    Helgrind, herbstluftwm, HFS+, hostapd_cli, hwmon, i.MX, i.MX8MP, i.MX93, i2c-tools, i3-gaps, i3blocks,
    i3status, ifupdown, intel_pstate, iproute, iptables-nft, ipvs, jbd2, kmalloc, kswapd, LeakSanitizer,
    libevdev, libmnl, libreboot, livepatch, lmbench, lockd, MACsec, MediaTek, memtier_benchmark, Microblaze,
    mikroBUS, MLPerf, MT7621, MT8183, mvneta, netboot.xyz, netplan, nf_tables, nfsd, Nios II, niri, nmcli,
    NTFS, OmniOS, OpenCore, OpenRISC, paru, perf_event, PetaLinux, pkgconf, Plan 9, ppc64le, PREEMPT_RT,
    qdisc, qtile, redis-benchmark, Rockchip, RTAI, s390x, S905X, SAMA5D2, SC7280, SDM845, seatd, sm8250, SMB3,
    sockmap, SoundWire, SPEC CPU, SPECjbb, SPI-NOR, spidev, STM32MP1, sun4i, swaybar, swaylock, switchdev,
    sxhkd, systemd-logind, systemd-timesyncd, tc-bpf, TCP Fast Open, Tegra194, TI PRU, TPC-C, TPC-DS, TPC-H,
    udisks, virtio-fs, virtio-gpu, virtiofsd, vmalloc, vmwgfx, wl-clipboard, wofi, wpa_cli, xbps, xdg-utils,
    xdotool, Xenomai, xHCI, xinput, xrandr, xrepo, Xtensa, zram-generator, ZynqMP
  `,
  computers: `
    1-Wire, 24LC256, 28C256, 2N2222, 74HC14, 74HC4051, 74LS138, AArch64, ACS758, AD9850, Adafruit Feather,
    Adafruit_GFX, ADF4351, ADuM1201, AdvantageScope, AES67, amd64, APDS9960, Arduino ISP, Arduino MKR,
    Arduino Portenta, arm32, ARM64, armhf, ARMv7, ARMv8, Art-Net, AT28C256, ATM90E32, ATSAMD51, Axoloti,
    BC547, Bela, BL0937, BQ24075, Calliope mini, CAP1188, CC2652, CD4017, CH341A, ChameleonMini, Coral TPU,
    CoreXY, CS43L22, CubeMX, Cyclone V, Cytron, Daisy Seed, DepthAI, DFPlayer, Digispark, DMX512,
    DRV8302, Dynamixel SDK, e-ink display, e-paper display, Eddystone, EEPROM, EnOcean, ESP-MESH, Eurorack,
    EV3 Brick, Falcon 500, Feather M4, Franka Panda, GelSight, Google Coral, GPIO, Hailo, Hailo-8, HC-12,
    Heltec, HLW8012, HM-10, HuskyLens, iBeacon, iCEstudio, Intel 8080, Intel NCS2, IRF540N, IRLZ44N,
    iRobot Create, ISO7741, JSX, Kinova, Kintex, Klicky, KV260, LEGO EV3, LIDAR-Lite, Livox, LM1117, LM386,
    LM393, LM741, LOLIN, LSM303, Luxonis, MaixPy, MakeCode, mBot, MCP1700, MCP2518FD, MCU, Metro M4,
    micro:bit, MIDI 2.0, MMA8451, MOSFET, moteus, Motorola 68000, MPR121, MPU-6050, NanoMQ, NeoTrellis,
    Nextion, Nokia 5110, NTRIP, NUCLEO-F401RE, OpenMV, Orin Nano, PCB, PCF8523, PCM1808, Pedro Pathing, PETG,
    Philips Hue, Pico W, Pixy2, POWER9, PowerPC, Pro Micro, Pro Mini, PT2399, PWM, PZEM-004T,
    Raspberry Pi 3B+, Raspberry Pi Zero 2 W, RatRig, roboRIO, Rock 5B, Rocket Chip, sACN, Scrypted,
    SCT-013, SGTL5000, SH-4, Sipeed, SkyWater PDK, SLAM Toolbox, SmartThings, Spark MAX, SparkFun,
    SparkFun Qwiic, Spartan-6, Spike Prime, Talon SRX, TCAN4550, TDA7297, Teensy 4.0, Teensy 4.1, TF-Luna,
    TJA1051, TL072, TPA3116, TPS63020, TTP223, Universal Gcode Sender, UPDI, UR5, USB CDC, USB HID, USB PD,
    uVision, VectorNav, Velodyne, VEX V5, VNC, Waveshare, x86, x86-64, x86_64, XC16, Xilinx ISE,
    XL6009, Xsens, Xyce, ZED camera, ZedBoard, Zigbee Green Power, ZMPT101B
  `,
  hosting: `
    1Panel, Activepieces, ActivityWatch, Actual Budget, addy.io, Akaunting, Ampache, Argo Tunnel,
    Artifact Hub, Artix Linux, asciinema, Asuswrt-Merlin, autobrr, aws-load-balancer-controller, AzuraCast,
    Azure Data Studio, Baserow, Bazarr, Beekeeper Studio, Beszel, Bitnami, blackbox_exporter, Browsersync,
    BuyVM, CachyOS, Cal.com, Chatwoot, Cisco Meraki, CiviCRM, Clever Cloud, Cloud66, Cloudant, CloudBees,
    Cloudron, Cloudsmith, Cloudways, Concourse CI, containerd-shim, CoreELEC, CoreWeave, Cronicle, cross-seed,
    Cryptomator, csi-driver-nfs, ctop, Datasette, deCONZ, deepin, DeepSource, democratic-csi, descheduler,
    Dify, Dispatcharr, Dockcheck, docspell, Doku, Dozzle, DreamHost, Dropbox, ebs-csi-driver, Eclipse Che,
    EdgeOS, efs-csi-driver, Element Call, Ente, EPEL, Ersatztv, EspoCRM, etcd-operator, etcdctl, FileBrowser,
    FileFlows, Filen, Filestash, Flaresolverr, Flowise, Formbricks, Galene, Garuda Linux, Gatus, Git Bash,
    Git for Windows, Gitness, GlitchTip, gluetun, GNU Bazaar, go-getter, GoatCounter, Google Play,
    Google Search Console, Google Slides, HarmonyOS, HashiCorp Waypoint, Hastebin, Headplane, Healthchecks,
    helm-controller, Hivelocity, Hostinger, iCloud, image-automation-controller, Infomaniak, Innernet, Ionos,
    IT-Tools, Jackett, KaiOS, Kallithea, Kamaji, Kanidm, Karakeep, Kargo, Kasten K10, Kavita, KDE neon,
    Kestra, Kimsufi, Kinsta, Kitematic, Kolide, Kometa, Komga, Komodo, krew, Kroki, kube-linter, kube-score,
    kubeconform, Kubeless, Kubernetes Dashboard, kubeval, KubeVirt, kustomize-controller, Langflow, Laragon,
    Latitude.sh, lazydocker, Leaseweb, ledger-cli, LibrePhotos, Linkwarden, LizardFS, lldap,
    local-path-provisioner, LocalSend, localtunnel, Lucidchart, MagicDNS, Maintainerr, MAMP, Mayan EDMS,
    Memgraph, MeshCentral, MeTube, Migadu, MindsDB, Miniflare, MX Linux, MyIP, NetAlertX, Netbootxyz, netcup,
    NewsBlur, Nextcloud Deck, NextDNS, NextPVR, nfs-subdir-external-provisioner, Nobara Linux,
    node-problem-detector, NodeLocal DNSCache, Notesnook, Notifiarr, Novu, Nuclio, NVivo, OctoDNS, OliveTin,
    Ombi, OneDev, OneDrive, OpenBao, OpenCloud, Opengist, Oracle Free Tier, Organizr, OSMC, OVH SoYouStart,
    Owncast, OwnTracks, Packet.net, Pagure, PairDrop, Passbolt, Penpot, PiKVM, Pinchflat, Pipedream, Piwigo,
    PowerPoint, Prerender.io, PrivateBin, PureLB, Pydio, qBittorrent-nox, Qovery, Quad9, RackNerd, Rackspace,
    Rackspace Cloud, Rainmeter, Ramnode, Raycast, Readarr, Readeck, Recyclarr, ReviewBoard, RhodeCode, Riak,
    Robo 3T, Rockstor, Sapling SCM, Semaphore UI, SemaphoreUI, Shaarli, ShareX, Shynet, SimpleLogin, sish,
    SiYuan, Snapdrop, Sourcegraph, SoYouStart, Speedtest Tracker, Stakater Reloader, Statping, Stirling-PDF,
    Stremio, Structurizr, Studio 3T, SuiteCRM, Tailscale Funnel, Tdarr, Technitium, Teedy, Telnyx, Termius,
    Time4VPS, Tiny Tiny RSS, TopoLVM, TP-Link Omada, Traccar, Tsuru, Tube Archivist, TubeArchivist, Tvheadend,
    Twenty CRM, Unmanic, Upptime, Visio, VMware Fusion, VMware Player, VMware Workstation, Volumio, VPC CNI,
    vtiger, Wacom, WakaTime, WAMP, WatchYourLAN, webtrees, Wekan, wg-quick, Whisparr, Wizarr, XAMPP, xTeVe,
    ZenHub, Zoraxy
  `,
  protocols: `
    AFDX, AllStarLink, AREDN, ARINC 429, AX.25, BagIt, BIP32, BIP39, CGNAT, CSVW, D-STAR, DCAT, DeviceNet,
    DHCPv6, Direwolf, DoIP, EIP-1559, ELM327, ERC-1155, ERC-4337, GeoSPARQL, GPIB, HART protocol, HATEOAS,
    HiSLIP, IEC 60870-5-104, IEC 61131-3, IEC 62056, IO-Link, IPv4, ISO-TP, JMAP, JSON Feed, JSON:API, LLDP,
    LNURL, LOCKSS, MARCXML, Memento protocol, Microformats, MIL-STD-1553, NAT64, OBD-II, OBD2, OCPP, OMEMO,
    ONVIF, OpenADR, OpenSearch Protocol, OSDP, PELCO-D, PREMIS, RAML, ResourceSync, RO-Crate, SDI-12, SHACL,
    Signal Protocol, SIWE, SKOS, SLAAC, SOME/IP, SpaceWire, SRTP, SunSpec, SWORD protocol, UBJSON, VISCA,
    VLAN, VXI-11, WACZ, WARC, WebFinger, WebTorrent, Winlink, WSPR, XCP protocol
  `,
}

/** Certain in exactly this case. */
const CASED = `
  ADC, AVX, BBR, BFQ, BraTS, Buildpacks, CDI, Cityscapes, DAC, DMR, DMX, EAD, EFL, FRR, FT8, FTC, GHCR,
  Glances, GPX, Gramps, GRO, Heimdall, HLS4ML, iLO, IMU, Invidious, JMC, JWE, Kaolin, Kasten, KMK, Landlock,
  LAZ, LMS, LSF, LXI, MDIO, METS, MTD, MVVM, NAND, NAPI, NDI, Nodepool, NSD, Omada, Ouster, OVN, P25, PDM,
  PLA, PLUMED, PTP, Qualcomm, SATA, Sora, SQuAD, SRU, SSM, SVE, THP, Threadfin, Tk, TLP, TPU, TSV, TSX, UBI,
  UFS, UML, USB, VAX, VPC, WAF, WFS, WMS, XFRM, ZHA
`

export const MACHINES: Technology[] = listed(NAMES, CASED)
