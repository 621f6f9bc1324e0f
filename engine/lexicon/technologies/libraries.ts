import type { Technology } from './technology.ts'

/** Libraries with names of their own, taken in any case, by the world they belong to. */
const NAMES = {
  ruby: `
    Brakeman, Dalli, Doorkeeper, dry-rb, hiredis, HTTParty, i18n-tasks, importmap-rails, Kaminari,
    Karafka, Propshaft, rbenv, RBS, ruby-vips, Shakapacker, Sprockets, Webpacker
  `,
  javascript: `
    Acorn.js, amCharts, ApexCharts, Ark UI, ArkType, Aurelia, Autoprefixer, Base UI, Bit.dev, Bluebird,
    Blueprint.js, Builder.io, Comlink, Commitizen, commitlint, cssnano, Cytoscape.js, Dagre, depcheck,
    Dexie, dnd-kit, Docz, Dojo Toolkit, EAS Build, Effect-TS, Element Plus, execa, Ext JS, Fabric.js,
    Feathers.js, Floating UI, Fluent UI, FormatJS, fp-ts, FullCalendar, GraphQL Yoga, graphql-codegen,
    h3.js, Hammer.js, happy-dom, HeroUI, highlight.js, hls.js, Hocuspocus, howler.js, Hygraph, Hyperapp,
    Immutable.js, Inquirer.js, io-ts, Jimp, jscodeshift, jsdom, jsPDF, Kendo UI, KeystoneJS, knip, Konva,
    Lingui, lint-staged, LiveKit, localForage, LokiJS, Mantine, markdown-it, marked.js, mediasoup,
    Medusa.js, microbundle, Million.js, Mithril, Moleculer, N-API, Naive UI, nanoid, NeDB, NextUI,
    Nitro.js, Nivo, Nock, node-fetch, node-gyp, node-tap, nodemon, nyc, oclif, Papa Parse, patch-package,
    PayloadCMS, pdf-lib, PDF.js, PeerJS, pg-boss, pino, Polka.js, Polymer, Popper.js, Pothos, Prism.js,
    Ramda, React Flow, react-admin, react-dnd, react-intl, react-pdf, react-spring, react-virtualized,
    react-window, Refine.dev, release-please, remark-gfm, Restify, Rete.js, Riot.js, Semantic UI, SheetJS,
    Shiki, sigma.js, simple-peer, size-limit, Styleguidist, superagent, Supertest, Terser, Tone.js,
    ts-node, TypeBox, UglifyJS, unbuild, undici, uPlot, urql, Valibot, Valtio, VeeValidate, Verdaccio,
    Video.js, vis.js, visx, Volar, VueUse, winston, Workerize, Yjs, zx
  `,
  python: `
    Adafruit Blinka, APScheduler, Argos Translate, Ariadne GraphQL, astroquery, asyncpg, AUTOMATIC1111,
    backtrader, BeeWare, bitsandbytes, Botpress, Brython, Cantera, ccxt, CFFI, cibuildwheel, cloudpickle,
    ControlNet, Cookiecutter, Coqui TTS, ctypes, CVAT, cx_Freeze, Datashader, deal.II, DEAP, DeepFace,
    DeepLabCut, Dialogflow, DINOv2, DIPY, Django Ninja, django-allauth, django-filter,
    djangorestframework, doctest, einops, emcee, ESPnet, evdev, Evidently AI, face_recognition,
    factory_boy, fairseq, fastai, FEniCS, Flask-Login, Flask-RESTful, Flask-SQLAlchemy, Folium, freezegun,
    fsspec, gammapy, Giskard, gpiozero, Graphene-Python, HDBSCAN, healpy, imageio, imbalanced-learn,
    InsightFace, intake-esm, InvokeAI, ipywidgets, joblib, Kaldi, Kedro, Kombu, Kornia, Label Studio,
    LibreTranslate, librosa, lmfit, loguru, lxml, Mangum, Marian NMT, Mayavi, MDAnalysis, MetPy,
    missingno, mkdocs-material, MMDetection, MNE-Python, MONAI, MongoEngine, MoviePy, mysqlclient, napari,
    nbconvert, NiBabel, Nilearn, Nose2, Nuitka, NumExpr, numpydoc, OmegaConf, Open3D, OpenMC, OpenPose,
    openpyxl, pandas-profiling, Pandera, Papermill, Paramiko, pdfplumber, Peewee, PettingZoo, photutils,
    Piper TTS, PonyORM, PRAW, psycopg, psycopg2, psycopg3, pyannote, PyAudio, PyAutoGUI, PyAV, pydub,
    PyInstaller, pymatgen, PyMongo, PyMuPDF, PyMySQL, Pynput, Pyodide, pypdf, PyPDF2, PyProj, PyScript,
    pyserial, python-dateutil, python-docx, python-telegram-bot, PyTorch3D, pyusb, PyYAML,
    Quantum ESPRESSO, ReportLab, rioxarray, Roboflow, RPi.GPIO, ruamel.yaml, scikit-bio, Segment Anything,
    sentence-transformers, SentencePiece, SimPy, skorch, sktime, smbus2, Sphinx AutoAPI, statsforecast,
    Strawberry GraphQL, structlog, Supervisely, Telethon, tifffile, tiktoken, timm, Tortoise ORM, tox-uv,
    tslearn, Tweepy, umap-learn, VASP, VCR.py, Vosk, XlsxWriter, ydata-profiling, Yellowbrick, yfinance,
    Zappa, zarr-python
  `,
  rust: `
    async-std, bindgen, bytemuck, candle-core, cbindgen, defmt, Dioxus, embedded-hal, esp-hal, Fyrox,
    ggez, gtk-rs, macroquad, maturin, nalgebra, napi-rs, parking_lot, probe-rs, proptest, quinn, redb,
    relm4, RTIC, rust-analyzer, rustdoc, rustls, Slint, smol-rs, thiserror, tokio-tungstenite, Trunk.rs,
    wasm-bindgen, wasm-pack, wgpu, winit
  `,
  go: `
    asynq, Beego, certigo, client-go, controller-runtime, Ebiten, Ebitengine, entgo, errgroup, Fyne,
    Gio UI, go-fuzz, go-git, go-kit, go-redis, gofumpt, golang-migrate, goleak, gomock, gorilla/mux,
    gorilla/websocket, gqlgen, groupcache, grpc-gateway, Kubebuilder, Logrus, mockgen, Operator SDK,
    promtool, Ristretto, sqlmock, TinyGo, twirp, urfave/cli, Watermill, zerolog
  `,
  jvm: `
    Agrona, Allure Report, AndroidX, Apache CXF, Apache Jena, Apache Karaf, Apache POI, Apache Tika,
    Arthas, Awaitility, Blaze-Persistence, ButterKnife, Byte Buddy, CameraX, cglib, Chronicle Queue,
    Compojure, Datomic, Doobie, EasyMock, EclipseLink, ehcache3, Finagle, Finatra, Google Jib, Grails,
    HdrHistogram, Hystrix, Infinispan, iText, JavaCC, JavaPoet, Jetpack DataStore, Jetpack Navigation,
    JFlex, JGit, jmxtrans, JNA, Jolokia, jsoup, Kotest, kotlinx.serialization, Ktorm, Lagom, LeakCanary,
    Micronaut Data, MockK, Moshi, MPAndroidChart, Netflix Eureka, NullAway, OpenFeign, OpenRewrite, OSGi,
    PDFBox, picocli, PowerMock, Project Loom, Project Panama, Quartz Scheduler, QueryDSL, RDF4J, re-frame,
    Renjin, RESTEasy, sbt-assembly, ScalaTest, Shapeless, ShedLock, Specs2, SQLDelight, Xerces
  `,
  native: `
    A-Frame, apitrace, bgfx, Bochs, Box64, bpftool, bubblewrap, CGAL, chroot, CloudCompare, Cocos Creator,
    COLMAP, conntrack, Corosync, cuSPARSE, debootstrap, dm-crypt, dpkg, dracut, DRBD, DXVK, EasyBuild,
    EnTT, Firejail, FLTK, fmtlib, FreeType, ftrace, gflags, ggml, GGUF, Guix, Halide, HarfBuzz, ImPlot,
    initramfs, ipkg, Irrlicht, iSCSI, jMonkeyEngine, JUCE, kdump, keepalived, kexec, kprobes, libbpf,
    libexpat, libicu, libjpeg-turbo, libpng, libretro, libxml2, llama-cpp-python, Lmod, LTTng, LUKS, LVGL,
    lwIP, LWJGL, MakeHuman, MAME, MaterialX, mdadm, MeshLab, Meshroom, Mirror Networking, Mixamo,
    mkinitcpio, mozjpeg, NCCL, Netcode for GameObjects, newlib, nghttp2, ngtcp2, nlohmann/json, nsenter,
    Nsight, Nuklear, NVENC, nvidia-smi, NVML, NVRTC, OpenEXR, OpenImageIO, OpenMVG, OpenVDB, opkg,
    Panda3D, Pango, perf_events, picolibc, PlayCanvas, Point Cloud Library, pugixml, quiche, RapidJSON,
    RenderDoc, RetroArch, RPG Maker, ScummVM, simdjson, Skia, snapd, Spack, spdlog, Spine 2D, SystemTap,
    TinyUSB, TinyXML, U8g2, uClibc, WineHQ, Wwise, zypper
  `,
  dotnet: `
    .NET Aspire, AutoMapper, BepInEx, Dapr, FluentAssertions, FluentValidation, Gtk#, IdentityServer,
    LiteDB, Mapster, MelonLoader, NLog, NServiceBus, NSubstitute, NSwag, Paket, RavenDB, ReactiveUI,
    Reqnroll, Roslyn, Serilog, SpecFlow, Swashbuckle, Unity DOTS
  `,
  operations: `
    1Password, Anchore, ApacheBench, Argo Events, asdf, autocannon, AWStats, Batfish, Bitwarden,
    Blackbox exporter, Botkube, cAdvisor, Capistrano, CapRover, Checkly, Chef InSpec, CIS-CAT,
    cloudflared, Coder.com, Conftest, Coolify, cPanel, Cribl, Cronitor, DefectDojo, Dependency-Track,
    Dev Containers, Devbox, devcontainer, DevSpace, direnv, distroless, Dokku, driftctl, EJBCA, env0,
    Envoyer, External Secrets Operator, Flagger, FullStory, GitHub Codespaces, Gitpod, GoAccess, Goss,
    Grafana Alloy, Grafana Faro, HammerDB, Haraka, Healthchecks.io, Highlight.io, Hotjar, HyperDX,
    Infisical, Infracost, InSpec, Inspektor Gadget, Instana, iperf, iperf3, k9s, Katello, KeePass, Kiali,
    kitchen-ci, kOps, KServe, kube-bench, kube-state-metrics, KubeArmor, Kubecost, Kubescape, Kubeshark,
    kubespray, Laravel Forge, LibreNMS, Lightstep, LogRocket, Lynis, MailHog, Mailpit, mtail, NAPALM,
    Nautobot, NetBox, Netmiko, Observium, Okteto, OpenCost, OpenEBS, OpenSCAP, oVirt,
    OWASP Dependency-Check, Parca, pgbench, Plesk, Ploi, Pomerium, Portainer, Raygun, Robusta, RunCloud,
    Rundeck, Scapy, Sealed Secrets, Seldon Core, Serverspec, SigNoz, smallstep, smokeping, Spacelift,
    Spacewalk, StackStorm, step-ca, stress-ng, sysbench, Sysdig, Telepresence, Terratest, Testinfra,
    Tetragon, tfenv, tfsec, Tracee, Uptrace, Vaultwarden, vcluster, vegeta, Virtualmin, Vuls, Webmin,
    Windows exporter, wrk2, x2go, XCP-ng, YCSB
  `,
  desktop: `
    Accerciser, at-spi, AT-SPI2, Avahi, BlueZ, CustomTkinter, Dear PyGui, electron-builder,
    Evolution Data Server, Fcitx, GLib, GNOME Shell, GObject, GtkSourceView, hostapd, Hyprland, i3wm,
    IBus, Inno Setup, KDE Frameworks, Kirigami, KWin, libinput, libusb, LightDM, LXQt, ModemManager, MSIX,
    NetworkManager, Neutralinojs, NSIS, NW.js, OOUI, Parsoid, PolicyKit, Pywikibot, QtWebEngine, Sciter,
    SDDM, Squirrel.Windows, Toolforge, UI Automation, UIAutomation, WiX Toolset, wlroots, wpa_supplicant,
    xdg-desktop-portal, Xfce
  `,
  compilers: `
    addr2line, Babashka, Binaryen, binutils, Chevrotain, Chez Scheme, CHICKEN Scheme, CIDER, CLISP,
    FlameGraph, GHCJS, gperftools, Guile Scheme, HLint, hspec, Jison, Js_of_ocaml, Lezer, LuaRocks,
    Mach-O, Menhir, Moonscript, Nearley, nREPL, objdump, Ocamlbuild, PEG.js, Pythran, Quicklisp, Ragel,
    re2c, readelf, RPython, Stackage, TableGen, Template Haskell, Transcrypt, WABT, WAMR, wasm-opt,
    WasmEdge, yacc, Yesod
  `,
  debugging: `
    Android Profiler, Charles Proxy, Clinic.js, Core Web Vitals, dmesg, Eclipse MAT, heapdump, Hoppscotch,
    htop, HTTPie, iostat, iotop, lsof, ltrace, mitmproxy, netcat, node-inspector, nslookup,
    PageSpeed Insights, ProcDump, Process Monitor, Proxyman, React DevTools, Reactotron, Redux DevTools,
    Sitespeed.io, socat, Spector.js, Sysinternals, systrace, traceroute, vmstat, Vue Devtools,
    WebPageTest, WinDbg
  `,
  databaseTools: `
    Adminer, AKHQ, auto_explain, Benthos, better-sqlite3, btree_gin, Bucardo, Bytewax, CloudNativePG,
    DataGrip, DBeaver, dbmate, EdgeDB, ElectricSQL, FaunaDB, hstore, Jedis, Kafdrop, Kafka UI, Karapace,
    Londiste, ltree, MaxScale, MongoDB Atlas, MongoDB Compass, mongodump, Mongoid, mongosh, mydumper,
    MySQL Workbench, mysqltuner, node-postgres, Percona Toolkit, pg_hint_plan, pg_repack, pg_trgm,
    pgAdmin, pganalyze, pglogical, phpMyAdmin, PowerSync, redis-rb, RedisInsight, Redpanda Connect,
    Replicache, RisingWave, RxDB, Skeema, Slony, SQL Server Management Studio, sql.js, SSMS,
    Stackexchange.Redis, Stolon, Strimzi, TablePlus, Timeplus, TinyBase, Triplit, wal-g, WatermelonDB,
    Xata, XtraBackup
  `,
  dataAnalysis: `
    AIF360, AlphaZero, Alteryx, Ambari, Amundsen, AnyLogic, Apache Atlas, Apache Flume, Apache Kylin,
    Apache Livy, Apache Oozie, Apache Zeppelin, AssemblyAI, AutoKeras, AutoML, Azure Databricks,
    BigQuery ML, BlackJAX, BoTorch, Cerebras, Cisco Packet Tracer, CleanRL, Cloudera, Containernet,
    Crystal Reports, Cube.js, Cytoscape, Datafold, Dataform, Dataplex, Deepgram, Deepnote, Diffrax,
    Doc2Vec, Domo BI, ElevenLabs, ELMo, EMR Serverless, EVE-NG, Evidence.dev, Fairlearn,
    Gaussian Splatting, Gephi, GNS3, Google Data Studio, Google TPU, GPyTorch, Graphistry, Gym Retro,
    H2O.ai, Hortonworks, InterpretML, KerasCV, Lake Formation, LakeFS, Lambda Labs, Lightdash, MapR,
    MATSim, MetricFlow, Microsoft Fabric, Midjourney, MineRL, Mininet, Mode Analytics, MuZero, NetLogo,
    Nevergrad, nnU-Net, ns-3, Observable Plot, ObservableHQ, OMNeT++, OneLake, OpenMetadata, OpenSpiel,
    Optax, Orange3, Orbax, Packet Tracer, Paperspace, Plotnine, Power Pivot, Procgen, Project Nessie,
    PyCaret, pyecharts, PySC2, Rapidminer, Replicate API, RunPod, Shapash, Sigma Computing, Soda Core,
    SQLFluff, SQLMesh, Sqoop, SSAS, Stable-Baselines, Synapse Analytics, TensorFlow Probability, Tianshou,
    Together AI, TorchGeo, TPOT, Unity Catalog, Unity ML-Agents, Vast.ai, Vensim, Vowpal Wabbit
  `,
  helpdesk: `
    Aircrack-ng, AnyDesk, apktool, ArcSight, Bettercap, BloodHound, checksec, Cobalt Strike, Cortex XDR,
    CrackMapExec, Cuckoo Sandbox, dirb, dnSpy, Ettercap, Exchange Online, Exchange Server, ffuf,
    Freshservice, FTK Imager, GLPI, Gobuster, Group Policy, ILSpy, Impacket, InsightVM, Intune, JADX,
    Jamf Pro, LogRhythm, Maltego, Metasploitable, Microsoft Exchange, Microsoft Intune,
    Microsoft Sentinel, Mimikatz, MISP, MobSF, Nikto, OllyDbg, osTicket, PowerView, pwntools, QRadar,
    Rapid7, Recon-ng, ROPgadget, RSAT, SCCM, Security Onion, Shodan, Sliver C2, Spiceworks, SpiderFoot,
    TeamViewer, Tenable.io, theHarvester, TheHive, Velociraptor, VirusTotal, Windows Autopilot, WSUS,
    x64dbg, Zammad
  `,
  robotics: `
    acados, AirSim, AprilTag, ArUco, Betaflight, CasADi, catkin, colcon, CoppeliaSim, Cyclone DDS,
    Dynamixel, ELRS, ExpressLRS, Fast DDS, iNav, Intel RealSense, IPOPT, micro-ROS, Mission Planner,
    OctoMap, ODrive, OMPL, OpenManipulator, ORB-SLAM, ORB-SLAM3, OSQP, Pixhawk, QGroundControl, rclcpp,
    rclpy, RealSense, rosbag, roslaunch, RTAB-Map, SimpleFOC, tf2, TurtleBot, TurtleBot3, URDF, V-REP,
    VESC, Xacro, Zenoh
  `,
  electronics: `
    A4988, ADS1115, AMS1117, Atmel Studio, AVRDUDE, BlueKitchen, Blynk, BME280, BMP280, Cadence Virtuoso,
    CH340, ChibiOS, CMSIS, CNC.js, Code Composer Studio, Contiki, CP2102, DHT11, DHT22, DRV8825, DS18B20,
    Edge Impulse, ESP-MQTT, Espressif, esptool, FatFs, Fritzing, FT232, FTDI, GDSII, GRBL, GTKWave,
    HC-SR04, HSPICE, HX711, IAR Embedded Workbench, Icarus Verilog, ILI9341, J-Link, Keil, KLayout, L298N,
    libopencm3, LightBurn, LinuxCNC, LittleFS, MAX7219, MCP2515, Microchip Studio, ModelSim, MPLAB,
    MPLAB X, MPU6050, MPU9250, Mynewt, NimBLE, Node-RED, nRF Connect SDK, nRF24L01, OpenLane, OpenThread,
    PN532, PulseView, QuestaSim, Raspberry Pi OS, RC522, RFM95, Saleae, SEGGER, sigrok, SIM800L, Sky130,
    SkyWater, SoftDevice, Sonoff, SPIFFS, SSD1306, ST-Link, STM32CubeProgrammer, TFLite Micro,
    ThingsBoard, ThingSpeak, ThreadX, TinyML, TMC2209, TP4056, Tuya, Wokwi
  `,
  geography: `
    Cloud Optimized GeoTIFF, Entwine, ERDAS, GeoNetwork, GeoNode, geopy, GeoTIFF, GTFS, GTFS-RT,
    iD editor, JOSM, kepler.gl, Landsat, LAStools, MapInfo, Nominatim, OpenTripPlanner, osm2pgsql, OSMnx,
    Osmosis, PDAL, Pelias, PMTiles, Potree, Proj4js, PyDeck, pygeoapi, SAGA GIS, Sentinel-2, Shapefile,
    TileServer GL, Tippecanoe, Turf.js, WhiteboxTools
  `,
  services: `
    Adjust SDK, Adobe Experience Manager, Alchemy API, Algolia InstantSearch, Algorand, Alpaca API,
    AppsFlyer, Arbitrum, Arweave, BigCommerce, Binance API, Bloomreach, Bolt CMS, Branch.io, Calendly,
    Cardano, Chargebee, Checkout.com, CleverTap, Coinbase API, CoinGecko, commercetools, Concrete5, Coveo,
    Craft CMS, Customer.io, DatoCMS, Decap CMS, django CMS, DocuSign, Filecoin, Formspree, Google Places,
    GraphHopper, Grav CMS, HERE Maps, Hybris, Infura, Interactive Brokers, Kentico, Kirby CMS, Klaviyo,
    Kontent.ai, Listmonk, Lucidworks, Mautic, MetaMask, Mezzanine, MJML, MoEngage, Mollie, Near Protocol,
    Neos CMS, Netlify CMS, Nodemailer, nopCommerce, October CMS, OctoberCMS, OpenCart, OpenWeatherMap,
    Optimizely CMS, Pico CMS, Plone, Plutus, Polygon.io, Prismic, ProcessWire, Recurly, RevenueCat,
    RudderStack, Sajari, Saleor, Salesforce Commerce Cloud, SAP Commerce, Sendinblue, SilverStripe,
    Sitecore, Solidus, Spree Commerce, StarkNet, Statamic, Storyblok, Subgraph Studio, Sylius, Tezos,
    TinaCMS, TomTom, TradingView, Typeform, Vendure, WalletConnect, WebEngage, Worldpay, zkSync
  `,
  gamesAndMedia: `
    Accord.NET, Agones, Agora SDK, Apache FOP, aubio, Bukkit, ChucK, ClosedXML, CMAF, Colyseus, CryEngine,
    Csound, Demucs, docx4j, Elgato SDK, Emgu CV, Epic Online Services, EPPlus, exiv2, FishNet, FLAC,
    Flax Engine, GeckoLib, GoldSrc, Gotenberg, id Tech, idTech, ImageSharp, irrKlang, iTextSharp, JPEG XL,
    LADSPA, Leptonica, libheif, libjxl, libraw, libsamplerate, libsndfile, libwebp, Lightstreamer, Luanti,
    Lumberyard, LV2, madmom, Magick.NET, MediaInfo, Minetest, miniaudio, ML.NET, MuPDF, NeoForge, O3DE,
    OpenAL, OpenJPEG, OpenMW, OpenRA, OpenTTD, Paged.js, pdfium, pdftk, Photon Fusion, PhpSpreadsheet,
    PlayFab, PortAudio, PrinceXML, Pure Data, qpdf, QuestPDF, RNNoise, Roact, Rojo, RtAudio, Shaka Player,
    Silero VAD, SkiaSharp, SoLoud, Sonic Pi, Source Engine, Speex, Spigot API, Steamworks, Streamlabs,
    Theora, TidalCycles, TorchSharp, Twitch API, VAAPI, Vorbis, VST3, WeasyPrint, Web MIDI, WebRTC VAD,
    youtube-dl, yt-dlp
  `,
  partsOfLargerOnes: `
    AFL++, Akka HTTP, Akka Streams, Alertmanager, Apptainer, Asciidoctor, Aurora Serverless, Bambu Studio,
    bbolt, BitBake, botocore, bpftrace, BuildKit, Cachegrind, CalDAV, Callgrind, CANopen, CardDAV,
    Chaos Mesh, ChromeDriver, clangd, Cloudflare Turnstile, CmdStan, CmdStanPy, CodeLlama, ComfyUI,
    conda-forge, Cosign, cuBLAS, cuDNN, dav1d, detekt, discord.js, discord.py, DistilBERT, Erlang/OTP,
    ESXi, FastLED, ffprobe, FigJam, Firebase Cloud Messaging, Forgejo, Free Pascal, gawk, GeoDjango,
    GeoPandas, GraphicsMagick, h5py, hCaptcha, Hive Metastore, HiveQL, hvPlot, illumos, ioredis, IPython,
    jaxlib, journald, JupyterHub, JupyterLab, k3d, Kafka Connect, Kafka Streams, kqueue, kube-proxy,
    kubeadm, kubelet, Lambda@Edge, LAPACK, libadwaita, libaom, libavcodec, libcurl, libFuzzer, librdkafka,
    libSQL, LibTorch, libtorrent, libVLC, Lightning Web Components, LineageOS, lit-html, LitmusChaos,
    LogQL, LookML, Magit, Manticore Search, Metricbeat, micromamba, Miniconda, Miniforge, MirrorMaker,
    Mixtral, mod_rewrite, mod_wsgi, MPICH, MSYS2, mysqldump, nf-core, nixpkgs, node_exporter, nRF Connect,
    OBS Studio, oneDNN, OpenBLAS, OpenEmbedded, OpenJDK, OpenLDAP, OpenResty, OpenSSH, OpenVR, OPNsense,
    OrcaSlicer, OSS-Fuzz, PaperMC, PCBWay, PrimeNG, PrimeReact, Promtail, pt-online-schema-change,
    Pushgateway, PyArrow, PyGObject, Pylance, PySpark, PyStan, pytesseract, pytest-xdist, PyVista, QLoRA,
    QMK Firmware, Rasterio, Ray Serve, Ray Tune, react-dom, redis-cli, redis-py, Redshift Spectrum,
    ReScript, rizin, RLlib, RoBERTa, RP2040, RP2350, rsyslog, SBCL, Sinon.js, SmartOS, SocketCAN,
    SonarCloud, SonarLint, SOQL, Spark SQL, Spark Streaming, Spring Data JPA, STM32CubeIDE, STM32CubeMX,
    strongSwan, SVT-AV1, SWI-Prolog, SwiftData, syslog-ng, TensorFlow.js, TikZ, torchaudio, torchvision,
    TruffleHog, tshark, typescript-eslint, Ultralytics, Underscore.js, UTF-8, vCenter, Vivado, Vue Router,
    Wasmer, WebdriverIO, Workbox, Workers KV, wxPython, x264, x265, XCUITest, Zigbee2MQTT
  `,
  r: `
    blogdown, bookdown, brms, bslib, data.table, ggplotly, httr, jsonlite, knitr, lme4, lubridate,
    pkgdown, purrr, quanteda, Rcpp, renv, reticulate, roxygen2, rstan, rvest, shinydashboard, sparklyr,
    stringr, testthat, tidymodels, tidyr, tidytext, usethis, xml2
  `,
  lowLevel: `
    c-ares, fanotify, futex, inotify, libarchive, libcap, libffi, libgit2, libidn2, libmagic, libnghttp2,
    libnl, libpcap, libpsl, libseccomp, libssh, libssh2, libunwind, libxslt, libyaml, mmap, nghttp3,
    ptrace, sendfile, zlib-ng
  `,
  systemsAndNetworks: `
    aeson, AlexNet, amdgpu, Appsmith, apt-get, argparse, Asahi Linux, autopkgtest, BepuPhysics,
    Bottlerocket, Budibase, cohttp, compiler-rt, Copr, CoreOS, corepack, CycleGAN, debhelper, DeepWalk,
    DenseNet, devscripts, DMA-BUF, dnf, EEVEE, EfficientNet, Embree, Faster R-CNN, Flang, Flatcar,
    Flux.jl, fs2, GeckoView, getopt, git-buildpackage, Gitaly, GNNExplainer, GrapheneOS, GraphSAGE,
    GSSAPI, hatchling, HuBERT, i915, ImGuizmo, Impeller, InceptionV3, Irmin, KASAN, KeePassXC, Kickstart,
    kmemleak, Koji, KUnit, LeNet, libc++, libedit, libolm, libsignal, libstdc++, linenoise, lintian,
    Linux Mint, llhttp, lockdep, Makie, Manjaro, Mask R-CNN, matrix-js-sdk, matrix-rust-sdk, mdBook,
    MirageOS, Mnesia, MobileNet, MobileNetV2, netlink, NocoDB, node2vec, NTLM, NVMe, OpenImageDenoise,
    OpenTK, OptiX, optparse, pbuilder, Pix2Pix, Pluto.jl, postmarketOS, Praefect, Qubes OS, R-CNN,
    readline, rebar3, reprotest, rpmbuild, sbuild, scalafix, scalafmt, Schannel, sched_ext,
    Secure Transport, servant-server, Slackware, SourceKit, SPNEGO, Spring Initializr, Spring Web,
    SQLCipher, stb_image, StyleGAN, swift-nio, SwiftNIO, syzbot, syzkaller, Tacotron, Talos Linux,
    Taskcluster, ToolJet, TransE, Tumbleweed, V4L2, VGG16, VGG19, Vision Transformer, vodozemac,
    Void Linux, Wav2Vec, wav2vec2, WaveNet, WebRender, yum, Z-Wave JS
  `,
  publicProjects: `
    BigBlueButton, BookStack, cgit, ClearlyDefined, Collabora, CryptPad, CycloneDX, Darktable, digiKam,
    DokuWiki, Domoticz, Flipper Zero, Fluidd, Focalboard, FontForge, FreePBX, FreeSWITCH, FreshRSS,
    GNU Radio, Gogs, GQRX, HackRF, HandBrake, HedgeDoc, JabRef, Jitsi Videobridge, Kamailio, Kanboard,
    Kdenlive, KStars, LimeSDR, LMMS, Lokalise, Mainsail, MakeMKV, MantisBT, MediaGoblin, Meshtastic,
    Miniflux, Misskey, MotionEye, MuseScore, Natron, Navidrome, Octopi, OnlyOffice, OpenBTS, OpenChain,
    openHAB, OpenProject, OpenShot, OpenSIPS, Osmocom, ownCloud, Paperless-ngx, Peertube, PhotoPrism,
    Pixelfed, Pontoon, Prowlarr, Pwnagotchi, qBittorrent, Radarr, RawTherapee, Redmine, rtl-sdr, ScanCode,
    Scribus, SDR#, Seafile, Shotcut, Sourcehut, SPDX, srsRAN, Stellarium, Syncthing, Tasmota, Transifex,
    USRP, Wallabag, Wiki.js, WLED, XWiki, ZoneMinder, Zotero
  `,
}

/** Libraries whose names are words, or names only in a certain case. */
const AMBIGUOUS: Technology[] = [
  { name: 'ATtiny', also: ['ATtiny85'] },
  { name: 'mbedTLS', also: ['Mbed TLS'] },
  { name: 'ThreadSanitizer', also: ['TSan'] },
  { name: 'oh-my-zsh', also: ['Oh My Zsh'] },
  { name: 'org-mode', also: ['Org mode'] },
  { name: 'OpenMPI', also: ['Open MPI'] },
  { name: 'Meta Quest', also: ['Oculus Quest'] },
  { name: 'WS2812B', also: ['WS2812'] },
  { name: 'nginx-ingress', also: ['ingress-nginx'] },
  { name: 'git-lfs', also: ['Git LFS'] },
  { name: 'Crashlytics', also: ['Firebase Crashlytics'] },
  { name: 'TensorFlow Lite', also: ['TFLite'] },
  { name: 'ONNX Runtime', also: ['onnxruntime'] },
  { name: 'PyQt', shown: ['PyQt5', 'PyQt6'] },
  { name: 'PySide', shown: ['PySide6'] },
  { name: 'Redux Toolkit', also: ['RTK Query'] },
  { name: 'Click', words: ['Click'], nouns: ['CLI', 'library', 'commands'] },
  { name: 'Rich', words: ['Rich'], nouns: ['library', 'console'] },
  { name: 'Pendulum', words: ['Pendulum'] },
  { name: 'Fabric', words: ['Fabric'], nouns: ['script', 'scripts', 'tasks'] },
  { name: 'Flower', words: ['Flower'], nouns: ['dashboard'] },
  { name: 'Motor', words: ['Motor'] },
  { name: 'Panel', words: ['Panel'] },
  { name: 'FURY', cased: ['FURY'] },
  { name: 'UTM', cased: ['UTM'] },
  { name: 'CDN', cased: ['CDN', 'CDNs'] },
  { name: 'Mono', words: ['Mono'], nouns: ['runtime', 'develop'] },
  { name: 'Wine', words: ['Wine'] },
  { name: 'Cairo', words: ['Cairo'] },
  { name: 'ICU', words: ['ICU'], nouns: ['library', 'message', 'collation'] },
  { name: 'Bullet', words: ['Bullet'], nouns: ['gem'] },
  { name: 'Enzyme', words: ['Enzyme'], nouns: ['tests', 'test', 'wrapper'] },
  { name: 'AVA', words: ['AVA'] },
  { name: 'Istanbul', words: ['Istanbul'] },
  { name: 'Hydra', words: ['Hydra'], nouns: ['config', 'configs'] },
  { name: 'Spark AR', cased: ['Spark AR'] },
  { name: 'Iced', words: ['Iced'] },
  { name: 'Embassy', words: ['Embassy'] },
  { name: 'Ent', words: ['Ent'] },
  { name: 'River', words: ['River'] },
  { name: 'Quartz', words: ['Quartz'], nouns: ['scheduler', 'job', 'jobs'] },
  { name: 'Ion', words: ['Ion'], nouns: ['shell'] },
  { name: 'PCL', words: ['PCL'] },
  { name: 'GLM', words: ['GLM'] },
  { name: 'Proton', words: ['Proton'] },
  { name: 'Sway', words: ['Sway'] },
  { name: 'Lens', words: ['Lens'] },
  { name: 'OCR', cased: ['OCR'] },
  { name: 'LSTM', cased: ['LSTM', 'LSTMs'] },
  { name: 'CNN', cased: ['CNN', 'CNNs'] },
  { name: 'SVM', cased: ['SVM'] },
  { name: 'Random Forest', also: ['RandomForest', 'RandomForestClassifier'] },
  { name: 'U-Net', also: ['UNet'] },
  { name: 'ResNet', also: ['ResNet-50', 'ResNet50', 'ResNet18'] },
  { name: 'DQN', cased: ['DQN'] },
  { name: 'PPO', cased: ['PPO'] },
  { name: 'OLED', cased: ['OLED'] },
  { name: 'Wi-Fi', cased: ['Wi-Fi'] },
  { name: 'ESP-NOW' },
  { name: 'Seeed XIAO', cased: ['XIAO'], also: ['XIAO RP2040', 'XIAO ESP32'] },
  { name: 'Nucleo', cased: ['Nucleo', 'NUCLEO'] },
  { name: 'NVIDIA DGX', shown: ['DGX'], cased: ['DGX'] },
  { name: 'Chromium', words: ['Chromium'], nouns: ['fork', 'browser', 'embedded'] },
  { name: 'WebKit', also: ['WebKitGTK'] },
  { name: 'V8', cased: ['V8'] },
  { name: 'SpiderMonkey' },
  { name: 'JavaScriptCore' },
  { name: 'Servo', words: ['Servo'] },
]

/** Certain in exactly this case. */
const CASED = `
  AEM, Aeron, Anki, Ardour, Asterisk, Audacity, AWX, Barman, Braintree, Brevo, BroadcastChannel, Bugzilla,
  Caffe2, Calibre, Canvas API, Chalice, CLIP, Clipboard API, Cocoa, Connexion, CRAN, Crowdin, Cura, DALL-E,
  Darts, DAX, Drools, Durable Objects, ENVI, Essentia, Faker, Falcon, Fetch API, Fiddler,
  File System Access API, Fiona, Flax, Flowable, FMOD, Frappe, Frigate, Gecko, Geolocation API,
  getUserMedia, Groq, GRU, Gymnasium, Headscale, Hedera, History API, Incus, InfiniBand,
  IntersectionObserver, Jamf, JNI, JuMP, Kamal, Kinect, KML, Lemmy, localStorage, Longhorn, LoopBack, LXD,
  MAAS, Mamba, Massif, mathlib, Media Source Extensions, Miri, MSan, MutationObserver, Nakama, NeMo, NeRF,
  Notifications API, OGR, oneAPI, Payment Request API, PBS, PEFT, Pharo, Pointer Events, Polly, Praat,
  Prophet, Prost, Push API, Quart, Rancher, Rasa, requestAnimationFrame, ResizeObserver, RoCE, Rook, SDXL,
  sessionStorage, SHAP, SharedArrayBuffer, Shelly, Skript, SMOTE, Sonarr, SoX, Spigot, SPIRE, Spleeter,
  STAC, Strudel, Swiper, SWT, Syft, Taiga, Tenable, Thrust, Trac, TRL, Turso, Typer, UBSan, UWP,
  View Transitions API, ViT, Vitis, WASI, Web Audio API, Web Bluetooth, Web Crypto API,
  Web Notifications API, Web Push, Web Serial, Web Share API, Web Speech API, Web Workers, WebCodecs,
  Weblate, WebUSB, XMLHttpRequest, Zuul, Zynq
`
/** Plain words: certain only in a context. */
const WORDS = `
  Alibi, anyhow, Atlantis, Avalanche, Cacti, Circe, crossbeam, Doppler, Downshift, Duende, Effector,
  Foreman, Ganglia, Inferno.js, Jersey, Juju, marshmallow, mio, Molecule, moto, Orleans, Pacemaker, Portage,
  Prow, Rebus, Refit, Revel, Siege, Spotless, Sysmon, Teleport, templ, tenacity, Tremor, Twine, zipline
`

export const LIBRARIES: Technology[] = [
  ...Object.values(NAMES).flatMap((names) => listOf(names).map((name) => ({ name }))),
  ...listOf(CASED).map((name) => ({ name, cased: [name] })),
  ...listOf(WORDS).map((name) => ({ name, words: [name] })),
  ...AMBIGUOUS,
]

function listOf(names: string): string[] {
  return names.trim().split(/,\s+/)
}
