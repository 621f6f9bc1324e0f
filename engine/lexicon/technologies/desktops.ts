import { listed, type Technology } from './technology.ts'

/** Systems and desktops, their daemons, drivers and small tools, taken in any case. */
const NAMES = {
  systems: `
    3DMark, abduco, abrt, acpid, agenix, amdvlk, apk-tools, archinstall, archiso, Artix, asusctl, AutoYaST,
    bandwhich, BastilleBSD, binfmt-support, binfmt_misc, BlackArch, Blueman, bluetoothctl, bnx2x,
    bridge-utils, broot, Bunsenlabs, ChromeOS Flex, ChromiumOS, cloud-utils, CodeLLDB, collectl, colmena,
    crDroid, cronie, CyanogenMod, davfs2, dbus-broker, dconf, debhelper-compat, debsnap, debuild, Deskflow,
    devenv.sh, disko, dnf-automatic, dri3, dt-schema, dtach, DynamoRIO, ebuilds, eDEX-UI, eglibc, eselect,
    EuroLinux, evtest, execsnoop, Exherbo, ext4magic, f.lux, f2fs-tools, Fedora Asahi, Fedora IoT,
    Fedora Kinoite, Finnix, flameshot, FreeBSD jails, Furmark, fuser, gammastep, gdk-pixbuf, genkernel,
    GFXBench, glmark2, GSettings, HAMMER2, HardenedBSD, hidraw, hypridle, hyprlock, hyprpaper, IceWM,
    InfiniTime, iocage, iptables-legacy, KernelSU, keyd, kmonad, Knoppix, Konversation, Krunner, ksnip,
    KWin_wayland, labwc, libaio, libdnf, libhid, Librem 5, libsolv, libwacom, Lomiri, lorri, lstopo, lsusb,
    LuneOS, Maemo, mas-cli, MeeGo, MemTest86+, MidnightBSD, mintty, mksh, mlx5_core, musl libc, ncat,
    nf_conntrack, nix-direnv, NixOps, nixos-anywhere, nmon, Nobara, nuttcp, OpenHTTPD, OpenMandriva,
    opensnoop, OpenTabletDriver, OrangeFox, osc CLI, Ox64, p7zip, pam_u2f, paris-traceroute, pbzip2,
    PCLinuxOS, PCManFM, pdftotext, pigz, Pinebook Pro, PineTab, pkgng, poudriere, Prime95, PureOS, pywal,
    qtbase, QtQuick, QtWebKit, QubesOS, Quickemu, relayd, rpmalloc, rxvt-unicode, s6-rc,
    SimpleScreenRecorder, skhd, SliTaz, slock, smbd, smithay, Snix, Solaris Zones, speedscope, SR-IOV,
    Star64, swappy, swaywm, Sxmo, TCP BBR, teamd, Thunar, Tilix, Tizen, Tribblix, tuigreet, turbostat,
    TurboVNC, Tvix, uClibc-ng, ulauncher, UndoDB, Unigine Heaven, upower, urxvt, usbguard, usbip, usbmuxd,
    usbutils, vhost-net, vifm, virtio-scsi, vkcube, vmtouch, Wayfire, wayvnc, webOS, wf-recorder, wl-copy,
    wondershaper, WSLg, xclip, xcodes, xdg-open, xfwm4, Xlib, XLibre, Xpra, xremap, xsel,
    xwayland-satellite, XZ Utils, yazi, zathura, Zopfli, Zygisk
  `,
  older: `
    aMule, apt-cacher, BitKeeper, Bowtie 2, cdrkit, cdrtools, ClearCase, DCE/RPC, DCERPC, eMule, Evince, FrostWire,
    G4beamline, genisoimage, git-bisect, git-cvsserver, git-p4, gThumb, gtk-doc, help2man, imake, ImpactX, intltool,
    InterPro, libatomic, libgcc, LimeWire, logwatch, MAD-X, makeinfo, MSRPC, Pfam, Pidgin, PKCS#7, Quod Libet, SeaMonkey, Shotwell, SMBIOS, TestPyPI, texi2dvi, texi2pdf, Trusted Firmware-A, wcurl, WinCNG,
    WinCVS, xorriso, XULRunner
  `,
}

/** Certain in exactly this case. */
const CASED = `
  ADB, Arch Linux ARM, b43, Budgie Desktop, CentOS Stream, Cinnamon Desktop, CRIU, CrossOver, DSDT,
  Endeavour OS, Eternal Terminal, Eye of GNOME, Firefox OS, GNOME Terminal, Home Manager, Input Leap, IPIP,
  Intel TDX, JWM, KF5, KF6, KIO, Linux From Scratch, Linux Lite, LMDE, Looking Glass, LXDE, LZO, Midnight Commander,
  Open Build Service, Oxide Helios, PAPI, Parallels Desktop, Peppermint OS, Pixel Experience, QBDI,
  Qt Widgets, Qt4, Resurrection Remix, Samba AD, Secure Boot, SQM, TWRP, WHPX, XCB
`

/** Plain words: certain only in a context. */
const WORDS = `
  Baloo, Budgie, Clutter, Cockpit, Conky, Elvish, Enlightenment, Fink, Flox, Hopper, Kali, Karabiner, Lix,
  Mir, Pester, Qbs, Sunshine, Synergy, Terminator, Totem, Weston
`

export const DESKTOPS: Technology[] = listed(NAMES, CASED, WORDS)
