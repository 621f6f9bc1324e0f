import { listed, type Technology } from './technology.ts'

/** What servers, clouds and networks run on, and what watches, builds and guards them, taken in any case. */
const NAMES = {
  names: `
    acme-dns, actions-runner-controller, actions/cache, actions/checkout, AD Connect, Akismet,
    Another Redis Desktop Manager, appimagetool, AppLocker, aspell, Astra DB, AutoPlay Media Studio,
    avante.nvim, AWS App Mesh, AWS CLI, AWS Cloud Map, Axon Server, Azure AI Foundry, Azure AI Studio,
    Azure Batch, Azure Digital Twins, Azure Load Testing, Azure Notification Hubs, Azure Site Recovery,
    Azure Spring Apps, Azure SQL Managed Instance, Azure VPN Gateway, Babelfish, Beyond Linux From Scratch,
    BFG Repo-Cleaner, Bionic libc, BLFS, bloaty, Bloaty McBloatface, Bluemix, Borland C, Bors, bors-ng,
    Brute Ratel, Buildjet, Calculate Linux, Causely, Cellebrite, chibicc, Citrix Hypervisor, Claudia.js,
    Clear Linux, Cloud Data Fusion, Cloud Dataproc, Cloud Healthcare API, Cloud TPU, CloudHSM, CloudSearch,
    CMakePresets, CodeGuru, compiledb, cppinsights, cppreference, CrunchyData, Cumulus Linux, Cyberduck,
    daemontools, Danger JS, danger-js, dasel, DataZone, Datree, db4o, dd-trace, Dead Man's Snitch,
    DenyHosts, DevOps Guru, DFS Replication, Dicedb, DigitalOcean Spaces, Docker Bench, dogstatsd,
    doom-modeline, DTLS, duf, EdgeWorkers, Elastic Beats, elfutils, eudev, ExternalProject, fcron, FIXML,
    Flycheck, Flymake, FreeTDS, Gefyra, genimage, git-absorb, git-branchless, git-cinnabar, git-machete,
    git-secret, git-town, gitsigns, gitsigns.nvim, Goldpinger, Google ADK, Google Ads API,
    Google Identity Services, gron, grsecurity, Gun.js, GVim, GW-BASIC, Heritrix, Hetzner Robot,
    Hyper-V Replica, icecc, Icinga Director, Immunity Debugger, IoT SiteWise, IoT TwinMaker, ispc,
    JDeveloper, Jenkins Configuration as Code, Jenkins Job Builder, jmx_exporter, JScript, KairosDB, KDiff3,
    Komodor, kube-prometheus, kubeaudit, KuzuDB, KùzuDB, libdeflate, libelf, localhost.run, lualine,
    lualine.nvim, LuaSnip, M3DB, MacVim, MetricsQL, Middleware.io, mini.nvim, mirrord, mkimage,
    Momento Cache, nappgui, NAXSI, NESASM, Netlify Edge Functions, Netsparker, Nexus Repository,
    node-sqlite3, noice.nvim, NomadBSD, none-ls, null-ls, nvim-dap, nvim-tree, ObjectDB, Odigos, OLE DB,
    Oodle, OpenID4VC, OpenWhisk, OPNET, ora2pg, OrbitDB, Orca Security, OTel Collector, Outline VPN,
    P4Merge, pg_activity, pg_bulkload, pg_duckdb, pg_dumpall, pg_lake, pg_mooncake, pg_qualstats,
    pg_stat_kcache, pgcopydb, PgDog, pgFormatter, pgmetrics, PGroonga, Phorge, PolarDB, PowerSploit,
    QualNet, QuickBASIC, Railpack, RDS Proxy, REALbasic, Resilio Sync, RoboMaker, rsync.net, RunsOn,
    SAP ASE, sbase, SBOM, setup-node, snacks.nvim, Spegel, SQL Anywhere, sqlpp11, SQuirreL SQL, SSHGuard,
    statsd_exporter, Storage Spaces Direct, Storj, Sucuri, sysprep, systemd-cryptsetup, Telnet, thttpd,
    TinyCC, TortoiseSVN, TraceQL, TrackJS, trouble.nvim, Turbo C, Turbo C++, turnstiled, Twistlock,
    u-boot-tools, UltiSnips, uSockets, Varlink, Veritas NetBackup, VictoriaTraces,
    vim-airline, vim-fugitive, vim-surround, vmalert, w3af, WDAC, WebInspect, which-key, which-key.nvim,
    whois, Whoogle, win-acme, Winglang, WinMerge, WinPE, WinRAR, yasnippet, YouCompleteMe,
    Zenmap, zerotier-one, zrok
  `,
}

/** Certain in exactly this case. */
const CASED = `
  AD CS, Arachni, Azure Artifacts, Azure Maps, Azure Speech, Berkelsoft, Beyond Compare, Black Duck,
  Blue Ocean, Check Point, Cloud Profiler, Cloud Workstations, Dogtag, DTD, Edge Delta, Fly Machines,
  Form Recognizer, FOSSA, Hiawatha, Invicti, IoT Edge, Netlify Functions, Nitric, OCI, ODF, Orama,
  Power Pages, QLTY, Quick C, RTF, Security Command Center, Sequel Ace, Sequel Pro, tcc, Todoist, Toshi,
  VWO, Windows PE, Zircon
`

/** Plain words: certain only in a context. */
const WORDS = `
  AFP, AHV, AROS, Celero, Chime, Datastream, DBML, DCOM, DOKS, EASTL, EFK, Eucalyptus, FASM, Hatari,
  Hyperdrive, ICC, Iggy, IUP, LAPS, LKE, Medis, MELPA, Moloch, MorphOS, NSX, ODB, OKE, PCC, Postico,
  Prezto, Radicle, Riemann, RKE, RMI, Sceptre, SPL, TASM, TEI, TFS, Turnstile, Upsource, Upsun,
  Vectorize, Voldemort, Watcom, Xaw, XDR, Xenia, XPC, YASM, Zaraz
`

export const OPERATIONS: Technology[] = listed(NAMES, CASED, WORDS)
