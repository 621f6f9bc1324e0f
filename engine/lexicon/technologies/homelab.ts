import { listed, type Technology } from './technology.ts'

/** What one hosts at home, routes, stores and defends networks with, taken in any case. */
const NAMES = {
  services: `
    2FAuth, 3PAR, Acunetix, AhoyDTU, airOS, Airsonic-Advanced, AirVPN, akmods, Akvorado, Alltube, AlternC,
    Amcrest, Any.run, apcupsd, apko, ArozOS, Aruba CX, ArubaOS, ASRock Rack, Automatisch, avahi-daemon,
    badblocks, Baïkal, BGPalerter, BIRD2, Bitmagnet, Bitwarden CLI, BorgBase, BorgWarehouse, BoringTun,
    BunkerWeb, Calaos, CAPEv2, cephadm, Certipy, Chainguard, Chevereto, chronyd, Cisco ACI, Cisco CUCM,
    Cisco UCS, cjdns, Cleanuparr, CloudBeaver, cloudcutter, CodeProject.AI, Collabora CODE, Commafeed,
    CompreFace, Conduwuit, ConnectX-3, ConnectX-4, ConnectX-5, ConnectX-6, Containerlab, Continuwuity,
    CSF firewall, Dahua, DashMachine, Dawarich, ddns-updater, DeepStack, Dell PowerEdge, Dell PowerStore,
    Deye, dhclient, DiskStation, DNSControl, DNSCrypt, docker-mailserver, Donetick, Droppy, EasyNAS,
    EdgeSwitch, EMC Isilon, Empire C2, EmulatorJS, Enphase, EteSync, Eufy, Faucet SDN, Finch CLI, FlashMQ,
    Forgejo Actions, FortiClient, FreeScout, FreshTomato, Frigate NVR, FritzBox, Fronius, Gameyfin,
    Ghostfolio, GitBucket, GivEnergy, GL.iNet, gNMI, gNMIc, Growatt, GTFOBins, Harvester HCI, Hayabusa,
    Hikvision, Homebox, HomeSeer, Hoymiles, HPE ProLiant, httpx-toolkit, Huawei VRP, Humhub, Hysteria2,
    IKEv2, InvoicePlane, InvoiceShelf, IOTstack, iozone, ip6tables, IPFire, ipfw, IPMIView, iRedMail,
    iSponsorBlockTV, Jeedom, Jellystat, Juniper MX, k3OS, ko.build, Koillection, krunvm, Ksplice, Lantronix,
    Lazylibrarian, Leantime, libkrun, Linkace, LinuxGSM, LinuxServer.io, LiteSpeed, LSI 9211-8i, LubeLogger,
    Mailu, Maldet, Maloja, Mautrix, mautrix-whatsapp, megacli, MegaRAID, microsocks, mihomo, MiroTalk,
    mod_perl, mod_security, Monica CRM, Mylar3, Mythic C2, ncclient, NetExec, Nexpose, Nextcloud AIO, nfsen,
    NGINX Unit, NocoBase, Nomie, Nutanix AHV, NZBHydra, NZBHydra2, Obico, OmniTools, OneUptime, OpenDTU,
    OpenEVSE, OpenNMS, OpenNTPD, OpenSpeedTest, OptiPlex, OriginTrail, Paperless-GPT, Papra, PeeringDB,
    Petio, pfBlockerNG, Phoscon, Photonix, PhotoStructure, phpIPAM, phpLDAPadmin, PiAlert, PictShare, PiVPN,
    Plexamp, Podgrab, Poste.io, Postiz, PowerEdge, Predbat, ProjectSend, ProLiant, ProxiTok, pspy,
    PufferPanel, qbit_manage, QuiteRSS, Qumulo, Ravada, ReadyNAS, ReadySet, Redlib, RedNotebook, Reiser4,
    Remark42, Reolink, RomM, RouterBOARD, Routinator, rpki-client, RSS-Bridge, RSSHub, rtsp-simple-server,
    Rubeus, Ryu SDN, s3fs-fuse, Scanservjs, Scrapli, Seerr, SharpHound, Shinobi CCTV, Shlink, Shorewall,
    SilverBullet, slskd, SnappyMail, snmp_exporter, SolarEdge, Solcast, Solidtime, Sonoff Dongle-E,
    Sophos XG, Soulseek, Sshwifty, StorageOS, StorCLI, Stormshield, Strichliste, Sunsynk, Swizzin, SwOS,
    Syncthing-Fork, Synology NAS, Synology Photos, systemd-analyze, systemd-repart, systemd-tmpfiles,
    Tasmoadmin, Tengine, Termix, TerraMaster, Teslamate, thelounge, ThinkCentre, ThinkStation, Timesketch,
    Tinc VPN, Tolgee, tt-rss, Tubesync, tun2socks, Turris, Turris Omnia, Ubiquiti airOS, udhcpc, UDM Pro,
    UDM-Pro, umbrelOS, UniFi AP, UniFi Dream Machine, UniFi Protect, Unpackerr, Usermin, USG-3P,
    Victron MPPT, Viseron, VMware Horizon, VMware NSX, VoceChat, volkszaehler, Vyatta, vzlogger, Wallos,
    Webtop, WeeWX, Weka.io, WGDashboard, WhatsUpDocker, WikiJS, Windmill.dev, wireguard-go, WordOps, WPScan,
    WRT54G, wttr.in, Wyze, Wyze Cam, XBackBone, Xen Orchestra, Xiaomi Mi Home, Xibo, XigmaNAS, XSStrike,
    YaCy, Yeelight, Zenko, zfs-auto-snapshot, zigpy, ZMap, zwave-js
  `,
}

/** Certain in exactly this case. */
const CASED = `
  Agent DVR, APC Smart-UPS, Aria Operations, ASUSWRT, BookLore, Calibre-Web-Automated, Cisco CML,
  Cisco Nexus, Clash Meta, Crafty Controller, CUPS-PDF, DDNS, EMHASS, Emissary-ingress, EnCase, FHEM,
  Firefox Sync, FOG Project, Gladys Assistant, Gramps Web, HBA, Hyper Backup, JFS, Joplin Server,
  Juniper EX, LEDE, LIFX, n2n, NETCONF, Network UPS Tools, Nokia SR OS, Paperless-AI, Part-DB,
  Pelican Panel, PERC, Plex Meta Manager, Pterodactyl Panel, PXELINUX, pyATS, RancherOS, Reactive Resume,
  RESTCONF, RIPE Atlas, RPKI, Shelly EM, Snipe-IT, SONiC, Stalwart Mail, Stirling PDF, STONITH,
  Tandoor Recipes, TOMOYO, Transmission-daemon, Trojan-Go, VAST Data, VPP, YNAB, YOURLS, ZTE
`

/** Plain words: certain only in a context. */
const WORDS = `
  Affine, Autopsy, Blocky, Bonjour, Cobbler, Deluge, Etcher, Fider, Grist, Guacamole, Keel, Lychee,
  Manyfold, Memos, Mumble, Pleroma, Plymouth, Responder, Rufus, Scrutiny, Stalwart, Supermicro, Tandoor,
  Umami, Watchtower
`

export const HOMELAB: Technology[] = listed(NAMES, CASED, WORDS)
