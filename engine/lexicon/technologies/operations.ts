import { listed, type Technology } from './technology.ts'

/** What servers, clouds and networks run on, and what watches, builds and guards them, taken in any case. */
const NAMES = {
  names: `
    acme-dns, actions-runner-controller, actions/cache, actions/checkout, AD Connect,
    Another Redis Desktop Manager, appimagetool, AppLocker, AutoPlay Media Studio, avante.nvim,
    AWS App Mesh, AWS CLI, AWS Cloud Map, Axon Server, Azure AI Foundry, Azure AI Studio, Azure Batch,
    Azure Digital Twins, Azure Load Testing, Azure Notification Hubs, Azure Site Recovery,
    Azure Spring Apps, Azure SQL Managed Instance, Azure VPN Gateway, Babelfish, Beyond Linux From Scratch,
    BFG Repo-Cleaner, Bionic libc, BLFS, bloaty, Bloaty McBloatface, Bluemix, Borland C, Bors, bors-ng,
    Buildjet, Calculate Linux, Causely, Cellebrite, chibicc, Citrix Hypervisor, Claudia.js, Clear Linux,
    Cloud Data Fusion, Cloud Dataproc, Cloud Healthcare API, Cloud TPU, CloudHSM, CloudSearch, CMakePresets,
    CodeGuru, compiledb, cppinsights, cppreference, CrunchyData, Cumulus Linux, Cyberduck, Danger JS,
    danger-js, DataZone, db4o, dd-trace, Dead Man's Snitch, DenyHosts, DevOps Guru, DFS Replication, Dicedb,
    DigitalOcean Spaces, dogstatsd, doom-modeline, DTLS, EdgeWorkers, Elastic Beats, elfutils, eudev,
    ExternalProject, FIXML, Flycheck, Flymake, FreeTDS, Gefyra, genimage, git-absorb, git-branchless,
    git-cinnabar, git-machete, git-secret, git-town, gitsigns.nvim, Goldpinger, Google ADK, Google Ads API,
    Google Identity Services, grsecurity, Gun.js, GVim, GW-BASIC, Heritrix, Hetzner Robot, Hyper-V Replica,
    icecc, Icinga Director, Immunity Debugger, IoT SiteWise, IoT TwinMaker, JDeveloper,
    Jenkins Configuration as Code, Jenkins Job Builder, jmx_exporter, JScript, KairosDB, KDiff3, Komodor,
    kube-prometheus, KuzuDB, KùzuDB, libdeflate, libelf, localhost.run, lualine.nvim, LuaSnip, M3DB, MacVim,
    MetricsQL, Middleware.io, mini.nvim, mirrord, mkimage, Momento Cache, NAXSI, NESASM,
    Netlify Edge Functions, Netsparker, Nitric, node-sqlite3, noice.nvim, NomadBSD, none-ls, null-ls,
    nvim-dap, nvim-tree, Odigos, OLE DB, Oodle, OpenWhisk, OPNET, ora2pg, OrbitDB, OTel Collector,
    Outline VPN, P4Merge, Parsimonious, pg_activity, pg_bulkload, pg_duckdb, pg_dumpall, pg_lake,
    pg_mooncake, pg_qualstats, pg_stat_kcache, pgcopydb, PgDog, pgmetrics, PGroonga, Phorge, PowerSploit,
    QualNet, QuickBASIC, Railpack, RDS Proxy, REALbasic, Resilio Sync, RoboMaker, rsync.net, RunsOn,
    SAP ASE, sbase, Sequel Ace, Sequel Pro, setup-node, snacks.nvim, Spegel, SQL Anywhere, sqlpp11,
    SQuirreL SQL, SSHGuard, statsd_exporter, Storage Spaces Direct, Storj, sysprep, systemd-cryptsetup,
    TinyCC, TortoiseSVN, TraceQL, TrackJS, trouble.nvim, Turbo C, Turbo C++, turnstiled, u-boot-tools,
    UltiSnips, uSockets, Varlink, Veritas NetBackup, VictoriaTraces, vim-airline, vim-fugitive,
    vim-surround, vmalert, w3af, WDAC, WebInspect, which-key, which-key.nvim, win-acme, Winglang, WinMerge,
    WinPE, yasnippet, YouCompleteMe, Zenmap, zerotier-one, zrok
  `,
}

/** Certain in exactly this case. */
const CASED = `
  AD CS, Arachni, Azure Artifacts, Azure Maps, Azure Speech, Berkelsoft, Beyond Compare, Blue Ocean,
  Cloud Profiler, Cloud Workstations, Dogtag, Edge Delta, Fly Machines, Form Recognizer, Hiawatha,
  Invicti, IoT Edge, Netlify Functions, Orama, Power Pages, Quick C, Security Command Center, Todoist,
  Toshi, Windows PE, Zircon
`

/** Plain words: certain only in a context. */
const WORDS = `
  AFP, AHV, AROS, Celero, Chime, Datastream, DBML, DCOM, DOKS, EASTL, EFK, Eucalyptus, FASM, Hatari,
  Hyperdrive, ICC, Iggy, IUP, LAPS, LKE, Medis, MELPA, Moloch, MorphOS, NSX, ODB, OKE, PCC, Postico,
  Prezto, Radicle, Riemann, RKE, RMI, Sceptre, SPL, TASM, TEI, Telnet, TFS, Turnstile, Upsource, Upsun,
  Vectorize, Voldemort, Watcom, Xaw, XDR, Xenia, XPC, YASM, Zaraz
`

export const OPERATIONS: Technology[] = listed(NAMES, CASED, WORDS)
