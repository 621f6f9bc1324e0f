import { listed, type Technology } from './technology.ts'

/** Kernels, what stands on them, and what one installs, watches and mends them with, taken in any case. */
const NAMES = {
  kernelAndUserland: `
    9front, ACRN, AF_XDP, anacron, Anbox, antiX, Apache Guacamole, aria2, Armbian, ASoC, ath10k, ath11k,
    ath12k, ath9k, AutoFDO, autossh, AwesomeWM, balenaEtcher, bcache, bcachefs, BeOS, bhyve, blk-mq, bnxt_en,
    bonnie++, bootc, brcmfmac, Breakpad, bspwm, btop, btrbk, byobu, Calligra, CalyxOS, CasaOS, CephFS,
    cfg80211, cgconfig, cgroup v2, cgroupfs, checkpatch, chrony, Clonezilla, Cloud Hypervisor,
    cloud-hypervisor, Coccinelle, Colima, configfs, ConnMan, coredumpctl, coreutils, cowbuilder, CP/M,
    cpplint, cpupower, Crashpad, crosvm, crun, CrystalDiskMark, DD-WRT, Debian Installer, debian-installer,
    debugfs, device tree, devicetree, devlink, devtmpfs, Devuan, dh_make, dhcpcd, dietlibc, DietPi, dinit,
    DKMS, dm-cache, dm-verity, dmenu, Doom Emacs, DOSBox, dpkg-buildpackage, dput, drgn, dropbear, e1000,
    e1000e, earlyoom, ebuild, EDK II, elementary OS, EndeavourOS, EROFS, etnaviv, ext2, ext3, FCOS, fdisk,
    Fedora CoreOS, findutils, fio, Fluxbox, FreedomBox, FreeDOS, Freedreno, FreeRDP, Funtoo, Geekbench,
    GENEVE, Genode, GhostBSD, GNU coreutils, GNU Hurd, GNU ld, GNU Stow, gold linker, gparted, GParted Live,
    gpsd, GRUB2, Guix System, Halium, hdparm, HestiaCP, hostnamectl, HP-UX, i40e, iftop, initrd, insmod,
    IOMMU, ipvlan, irqbalance, ISC DHCP, iwlwifi, iwyu, ixgbe, journalctl, Kbuild, Kconfig, KCSAN,
    kexec-tools, KFENCE, KMSAN, Kodi, kpatch, kselftest, kTLS, Kubuntu, launchd, lavapipe, libbacktrace,
    libcamera, libfuse, LibreELEC, Limine, linuxptp, lld, llvmpipe, lm-sensors, loginctl, logind, logrotate,
    lsblk, Lubuntu, Lutris, mac80211, macvlan, Mageia, makedumpfile, makepkg, Mandriva, mdev, mdraid,
    Memtest86, mender.io, MicroK8s, Minix, mlx4, mlx5, Mobian, modprobe, MooseFS, MPTCP, mq-deadline, MS-DOS,
    mt76, Multipass, nethogs, NetSurf, networkctl, networkd, NFSv4, NILFS2, nl80211, NoMachine, nouveau,
    noVNC, ntpd, numactl, NVDEC, nvme-cli, Openbox, OpenCPN, OpenIndiana, OpenOffice, OpenRC, OpenWrt SDK,
    OrangeFS, OS/2, panfrost, panthor, patchelf, Phoronix Test Suite, Phosh, phylink, picom, piuparts,
    PKGBUILD, pkgsrc, Plasma Mobile, polkit, polybar, Pop!_OS, powertop, procfs, proftpd, pstree, pthreads,
    Pungi, Puppy Linux, Pure-FTPd, r8169, radeon, RADOS, ramfs, RealVNC, rEFInd, ReiserFS, Remmina, rofi,
    rpm-ostree, rtnetlink, rtw88, rtw89, runit, rust-vmm, RustDesk, Sailfish OS, Salsa CI, Sandstorm.io,
    sanoid, schroot, Silverblue, Skopeo, smartmontools, smatch, ssh-agent, sshd, sshfs, sshuttle, Steam Deck,
    SteamOS, stmmac, syncoid, sysctl, sysfs, syslinux, systemd-boot, systemd-homed, systemd-networkd,
    systemd-nspawn, systemd-oomd, systemd-resolved, systemd-udevd, SystemRescue, SysVinit, tcsh, Termux,
    thermald, ThinLTO, TigerVNC, TightVNC, timedatectl, tmpfs, tmuxinator, toybox, Tru64, tun/tap,
    Ubuntu Touch, udevadm, uinput, Umbrel, UnixBench, uprobes, uProf, uutils, VDPAU, Ventoy, veth, vhost,
    videobuf2, virgl, virsh, virt-install, virt-manager, VirtIO, virtiofs, VKD3D, vnstat, vsftpd, waybar,
    Waydroid, Whonix, WirePlumber, x11vnc, xargs, xmonad, xperf, xrdp, Xubuntu, Xvisor, XWayland, YunoHost,
    zellij, ZFSBootMenu, Zink, Zorin OS, zpool, zram, zrepl, zswap
  `,
  tools: `
    389 Directory Server, adcli, aerc, Amavis, amavisd, ApacheDS, apt-cacher-ng, apt-mirror, arptables, atuin,
    autoinstall, autojump, autopkgtests, aws-cli, awscli, azure-cli, babeld, BackupNinja, BackupPC, batctl,
    batman-adv, bgpq4, BitlBee, Bogofilter, btrfs-progs, bundlewrap, catatonit, cdist, chasquid, check_mk,
    Claws Mail, ClusterShell, cmder, ConEmu, conmon, conntrack-tools, conntrackd, crictl, CryFS, cryptsetup,
    CuteCom, darkstat, ddclient, ddrescue, debcargo, debci, debconf, debmirror, debos, debsecan, diffoscope,
    dirvish, distrobox, djbdns, dm-multipath, dnscrypt-proxy, dnsdist, doctl, dsniff, DSPAM, dumb-init,
    duperemove, Duplicacy, e2fsprogs, eCryptfs, efibootmgr, Eggdrop, ejabberd, EncFS, Errbot, exabgp, facter,
    fastnetmon, fetchmail, flashrom, flyctl, freeipmi, fsarchiver, fscrypt, fwupd, Gajim, Gammu, Ganeti,
    gdnsd, Geary, getmail, GoBGP, gocryptfs, gsutil, gtkterm, guestfish, hcloud, hcxdumptool, HexChat, Hiera,
    HTerm, hwloc, Icinga Web 2, icingaweb2, inadyn, inetd, InspIRCd, ipmitool, iproute2, ipset, ipvsadm,
    Irssi, isync, KMail, Knot DNS, Knot Resolver, libguestfs, Libreswan, licensecheck, Limnoria, lldpd, lxcfs,
    macchanger, maildrop, MailScanner, ManageSieve, mbsync, mcelog, mdevctl, me_cleaner, mergerfs, minicom,
    mokutil, msktutil, msmtp, multipathd, NagVis, nbdkit, needrestart, NeoMutt, Netmaker, nfdump, ngIRCd,
    ngrep, Nheko, notmuch, nProbe, NRPE, NSClient++, nslcd, ntopng, nullmailer, obfs4, obfs4proxy, ocserv,
    oddjob, offlineimap, OLSR, onionbalance, OnionShare, open-iscsi, OpenBGPD, OpenDJ, opendkim, OpenDMARC,
    Openfire, OpenIKED, OpenSMTPD, Openswan, partclone, pdsh, PhotoRec, picocom, pmacct, PNP4Nagios,
    postfixadmin, postgrey, PowerDNS Recursor, PowerShell Core, pppd, PPPoE, procmail, proxychains, PuppetDB,
    puppetserver, Pyzor, qemu-nbd, Quassel, r10k, radvd, rasdaemon, rclone mount, realmd, RealTerm,
    rebuilderd, Redfish API, redsocks, rpcbind, rsbackup, s3cmd, s5cmd, SeaBIOS, security-tracker,
    Shadowsocks, sing-box, slapd, slurmctld, slurmd, slurmdbd, smartd, SmartDNS, snapraid, snmpd, snmptrapd,
    SNMPv3, softflowd, Sopel, sslsplit, ssmtp, strip-nondeterminism, supermin, SUSE Manager, Sylpheed,
    systemd-cryptenroll, systemd-sysext, targetcli, Tarsnap, tcpflow, tcpreplay, Tera Term, testdisk,
    TianoCore, Tigase, tinydns, toolbx, torsocks, tracker.debian.org, UEFITool, umoci, unattended-upgrades,
    unionfs, V2Ray, vmdb2, wanna-build, WeeChat, wifite, winbind, Windows PowerShell, xfsprogs, xinetd,
    xl2tpd, xonsh, Xray-core, Xymon, YADIFA, zoxide
  `,
  debian: `
    alsa-lib, amavisd-new, ansible-core, apt-file, apt-listchanges, apt-secure, autofs, britney2,
    btrfs-check, cacti-spine, cdbs, chromium-browser, commons-text, cowdancer, cups-filters, debdiff, debtags,
    debusine, dgit, dh-golang, dh-make-golang, dh-python, dpkg-source, e2fsck, elogind, exim4, firefox-esr,
    flatpak-builder, fwupdmgr, gbp-buildpackage, gdm3, gnome-control-center, gnutls28, graphite-web,
    grub-install, gst-plugins, ICU4C, icu4j, initramfs-tools, jackd, jackson-databind, jetty9, krb5,
    libapreq2, libde265, libksba, libmodsecurity, libreoffice-core, libslirp, libtasn1, libvorbis, libvpx,
    live-boot, live-config, lvm2, mod_auth_openidc, mod_php, mod_proxy, mod_ssl, modsecurity-apache,
    modsecurity-crs, mysql-connector, nagios-nrpe, nfs-utils, node-minimist, node-tar, nodejs-lts, ntpsec,
    openjdk-8, openssh-server, openssl1.0, pdns-recursor, pgpool2, php-cas, php-guzzlehttp-psr7, php-twig,
    phpseclib, plasma-desktop, popularity-contest, postgresql-common, python-cryptography, python-django,
    python-oslo, python-reportlab, python-urllib3, python-werkzeug, qemu-system, reportbug, ruby-rack,
    ruby-rails-html-sanitizer, ruby-sinatra, ruby-tzinfo, runit-init, s6-overlay, selinux-policy, shim-signed,
    simple-cdd, snakeyaml, spice-gtk, squid3, sudo-rs, synaptic-pkexec, systemd-journald,
    thin-provisioning-tools, thunderbird-esr, tomcat9, uscan, virtualbox-dkms, wayland-protocols, webkit2gtk,
    xen-hypervisor, xfce4-panel, xfs_repair, xorg-server, xstream, zabbix-agent, zfs-linux, Zulu JDK
  `,
  kernelWork: `
    BCC tools, blkparse, ceph-fuse, checkpatch.pl, cifs-utils, coccicheck, cyclictest, device-tree-compiler,
    dm-integrity, DRM/KMS, dtbo, EEVDF, exfatprogs, FD.io, fuse3, gem5, get_maintainer.pl, git send-email,
    hackbench, kernbench, KernelCI, KMS/DRM, kselftests, ksmbd, KVM/ARM, kvmtool, Linux Test Project,
    LinuxBoot, lore.kernel.org, LUKS2, media-ctl, meta-openembedded, mlxsw, mtd-utils, netperf, NFSv3,
    ntfs-3g, perf-bench, pinctrl, qemu-user, regmap, remoteproc, rpmsg, rt-tests, schbench, squashfs-tools,
    Tianocore EDK2, uperf, v4l2loopback, vfio-pci, vhost-user, virtio-9p, virtio-blk, virtio-net, zonefs
  `,
  desktopApps: `
    Akonadi, Amarok, AnkiDroid, Cawbird, Element Web, GCompris, gEDA, gjs, GNOME Boxes, GNOME Builder,
    GNOME Calendar, GNOME Maps, GNOME Software, GObject Introspection, GoToSocial, Gwenview, Kalzium,
    KDE Connect, KMyMoney, Konsole, Kontact, KOrganizer, KSyntaxHighlighting, KTextEditor, libhandy,
    LibreOffice Calc, LibreOffice Writer, LibrePCB, Matrix Synapse, microG, Nepomuk, oCIS, Okular,
    Plex Media Server, Qucs, reva, snapcraft.yaml, Standard Notes, Tails OS, Tellico, Tor Browser, UBports,
    wxMaxima, Yakuake
  `,
}

/** Certain in exactly this case. */
const CASED = `
  ACPI, CEF, CIFS, CUPS, DWARF, dwm, ELF, ETW, eza, F2FS, fzf, Gallium, GDM, HotSpot, Hurd, IOCP, IRIX, k0s,
  Kea, KGDB, ksh, Ladybird, LILO, LTO, Mesa, MFC, Mutter, NVK, POCO, PXE, RADV, RCU, rkt, SCSI,
  SCTP, Solus, Starship, Tegra, TFTP, Thunderbird, Timeshift, Unison, VFIO, xv6, yq
`

/** Plain words: certain only in a context. */
const WORDS = `
  Duplicity, Kate, Mender
`

/** Words and other spellings, with what makes them certain. */
const AMBIGUOUS: Technology[] = [
  { name: 'mold', words: ['mold'], nouns: ['linker'] },
  {
    name: 'Borg',
    words: ['Borg', 'borg'],
    nouns: ['backup', 'backups', 'repository', 'repo', 'archive', 'archives', 'create', 'prune'],
  },
  {
    name: 'apt',
    words: ['apt', 'APT'],
    commands: ['apt'],
    nouns: [
      ...['repository', 'repo', 'package', 'packages', 'sources', 'cache', 'update', 'upgrade', 'session'],
      ...['install', 'pinning', 'hook', 'hooks'],
    ],
  },
  {
    name: 'Nautilus',
    cased: ['Nautilus'],
    nouns: ['repository', 'extension', 'codebase', 'plugin', 'window', 'thumbnails'],
  },
  {
    name: 'Upstart',
    cased: ['Upstart'],
    nouns: ['job', 'jobs', 'script', 'scripts', 'service', 'config', 'init'],
  },
]

export const OPERATING_SYSTEMS: Technology[] = [...listed(NAMES, CASED, WORDS), ...AMBIGUOUS]
