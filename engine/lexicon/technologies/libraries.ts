import type { Technology } from './technology.ts'

/** Libraries with names of their own, taken in any case, by the world they belong to. */
const NAMES = {
  ruby: 'Doorkeeper, Kaminari, HTTParty, Webpacker, Propshaft, Sprockets, importmap-rails, Dalli, Brakeman, i18n-tasks, hiredis, ruby-vips, Karafka, Shakapacker, dry-rb, rbenv, RBS',
  javascript:
    'Polymer, Mantine, nanoid, pino, winston, node-fetch, undici, superagent, Yjs, Hocuspocus, Lingui, react-intl, FormatJS, Jimp, PDF.js, pdf-lib, jsPDF, Konva, Fabric.js, react-window, react-virtualized, dnd-kit, react-dnd, Floating UI, Popper.js, Base UI, Ark UI, Blueprint.js, Fluent UI, Semantic UI, Kendo UI, Ext JS, Dojo Toolkit, Nock, Supertest, node-tap, nyc, ts-node, nodemon, lint-staged, commitlint, Commitizen, release-please, Verdaccio, patch-package, size-limit, knip, depcheck, VueUse, Volar, Element Plus, Naive UI, VeeValidate, jsdom, happy-dom, Acorn.js, Terser, UglifyJS, cssnano, Autoprefixer, Workerize, Comlink, Dexie, localForage, LokiJS, NeDB, SheetJS, Papa Parse, marked.js, markdown-it, remark-gfm, Shiki, Prism.js, highlight.js, Hammer.js, FullCalendar, Video.js, hls.js, howler.js, Tone.js, simple-peer, PeerJS, mediasoup, LiveKit, node-gyp, N-API, Rete.js, Cytoscape.js, sigma.js, vis.js, Dagre, React Flow, Nivo, visx, ApexCharts, amCharts, uPlot, Valtio, Effect-TS, fp-ts, io-ts, Valibot, ArkType, TypeBox, Ramda, Immutable.js, Bluebird, Aurelia, Mithril, Riot.js, Hyperapp, Million.js, react-pdf, react-spring, react-admin, Refine.dev, NextUI, HeroUI, Builder.io, oclif, Inquirer.js, zx, execa, microbundle, unbuild, Nitro.js, h3.js, Feathers.js, Moleculer, Polka.js, Restify, GraphQL Yoga, Pothos, urql, graphql-codegen, Hygraph, KeystoneJS, Medusa.js, PayloadCMS, Docz, Styleguidist, Bit.dev',
  python:
    'loguru, structlog, python-dateutil, lxml, PyYAML, ruamel.yaml, psycopg2, psycopg3, psycopg, asyncpg, PyMySQL, mysqlclient, PyMongo, Kombu, APScheduler, Paramiko, Nuitka, PyInstaller, cx_Freeze, BeeWare, cibuildwheel, nbconvert, Papermill, ipywidgets, Datashader, Mayavi, napari, DIPY, NiBabel, Nilearn, MNE-Python, scikit-bio, NumExpr, joblib, cloudpickle, Kedro, OmegaConf, einops, timm, fastai, skorch, bitsandbytes, sentence-transformers, tiktoken, SentencePiece, Open3D, PyTorch3D, Kornia, MONAI, tifffile, imageio, PyAV, MoviePy, pydub, librosa, PyAudio, PyPDF2, pypdf, PyMuPDF, ReportLab, pdfplumber, openpyxl, XlsxWriter, python-docx, Pyodide, PyScript, Brython, lmfit, emcee, healpy, astroquery, photutils, gammapy, Cantera, FEniCS, deal.II, OpenMC, pymatgen, MDAnalysis, VASP, Quantum ESPRESSO, zarr-python, fsspec, intake-esm, MetPy, PyProj, Folium, rioxarray, python-telegram-bot, Telethon, Tweepy, PRAW, yfinance, backtrader, ccxt, SimPy, DEAP, pyserial, pyusb, smbus2, gpiozero, RPi.GPIO, Adafruit Blinka, evdev, Pynput, PyAutoGUI, Cookiecutter, mkdocs-material, djangorestframework, django-allauth, django-filter, Django Ninja, Flask-SQLAlchemy, Flask-Login, Flask-RESTful, Zappa, Mangum, Tortoise ORM, Peewee, PonyORM, MongoEngine, Strawberry GraphQL, Graphene-Python, Ariadne GraphQL, factory_boy, freezegun, VCR.py, tox-uv, Nose2, doctest, Sphinx AutoAPI, numpydoc, CFFI, ctypes, PettingZoo, sktime, tslearn, statsforecast, imbalanced-learn, umap-learn, HDBSCAN, Yellowbrick, missingno, pandas-profiling, ydata-profiling, Pandera, Evidently AI, Giskard, Label Studio, Roboflow, CVAT, Supervisely, DeepFace, face_recognition, InsightFace, MMDetection, OpenPose, DeepLabCut, Segment Anything, DINOv2, ControlNet, AUTOMATIC1111, InvokeAI, Coqui TTS, Piper TTS, Kaldi, Vosk, pyannote, ESPnet, fairseq, Marian NMT, Argos Translate, LibreTranslate, Botpress, Dialogflow',
  rust: 'thiserror, parking_lot, bindgen, wgpu, winit, Dioxus, nalgebra, rustls, quinn, redb, proptest, rust-analyzer, rustdoc, cbindgen, maturin, wasm-bindgen, wasm-pack, Trunk.rs, RTIC, probe-rs, defmt, esp-hal, embedded-hal, Slint, relm4, gtk-rs, napi-rs, tokio-tungstenite, async-std, smol-rs, bytemuck, candle-core, Fyrox, macroquad, ggez',
  go: 'Logrus, zerolog, gorilla/mux, gorilla/websocket, sqlmock, go-redis, gomock, mockgen, entgo, urfave/cli, go-kit, Watermill, asynq, controller-runtime, Kubebuilder, Operator SDK, client-go, go-git, goleak, errgroup, golang-migrate, Fyne, Ebitengine, Ebiten, Gio UI, TinyGo, Beego, gqlgen, grpc-gateway, twirp, Ristretto, groupcache, certigo, promtool, go-fuzz, gofumpt',
  jvm: 'RESTEasy, AndroidX, Apache CXF, OpenFeign, Netflix Eureka, Hystrix, EasyMock, PowerMock, Awaitility, Allure Report, Google Jib, picocli, jsoup, Apache POI, iText, PDFBox, Apache Tika, Apache Jena, RDF4J, OSGi, Apache Karaf, JNA, Project Loom, Project Panama, Kotest, MockK, Ktorm, kotlinx.serialization, SQLDelight, Moshi, LeakCanary, Jetpack Navigation, Jetpack DataStore, CameraX, MPAndroidChart, ButterKnife, sbt-assembly, ScalaTest, Specs2, Doobie, Shapeless, Finagle, Finatra, Lagom, Datomic, re-frame, Compojure, Grails, Micronaut Data, ehcache3, Infinispan, EclipseLink, QueryDSL, Blaze-Persistence, ShedLock, Quartz Scheduler, NullAway, OpenRewrite, Renjin, JavaCC, JFlex, JGit, JavaPoet, Byte Buddy, cglib, HdrHistogram, Chronicle Queue, Agrona, jmxtrans, Jolokia, Arthas',
  native:
    'fmtlib, spdlog, nlohmann/json, simdjson, RapidJSON, gflags, pugixml, TinyXML, JUCE, FLTK, CGAL, Point Cloud Library, EnTT, bgfx, Skia, Pango, HarfBuzz, FreeType, libicu, libxml2, libpng, libjpeg-turbo, mozjpeg, libexpat, nghttp2, ngtcp2, quiche, lwIP, TinyUSB, LVGL, U8g2, newlib, picolibc, uClibc, ImPlot, Nuklear, Halide, NCCL, cuSPARSE, NVRTC, Nsight, NVENC, NVML, nvidia-smi, ggml, GGUF, llama-cpp-python, WineHQ, DXVK, Box64, MAME, RetroArch, libretro, ScummVM, Bochs, Irrlicht, Panda3D, jMonkeyEngine, LWJGL, Cocos Creator, PlayCanvas, A-Frame, RPG Maker, Wwise, Spine 2D, Mirror Networking, Netcode for GameObjects, Mixamo, MakeHuman, Meshroom, COLMAP, OpenMVG, CloudCompare, MeshLab, OpenVDB, MaterialX, OpenEXR, OpenImageIO, RenderDoc, apitrace, bpftool, libbpf, perf_events, ftrace, SystemTap, LTTng, kprobes, kdump, kexec, initramfs, dracut, mkinitcpio, dm-crypt, LUKS, mdadm, iSCSI, DRBD, Corosync, keepalived, conntrack, nsenter, bubblewrap, Firejail, chroot, debootstrap, dpkg, snapd, zypper, opkg, ipkg, Guix, Spack, EasyBuild, Lmod',
  dotnet:
    'NLog, Serilog, AutoMapper, FluentValidation, Dapr, .NET Aspire, ReactiveUI, Roslyn, Paket, Gtk#, FluentAssertions, NSubstitute, SpecFlow, Reqnroll, NServiceBus, IdentityServer, Swashbuckle, NSwag, Mapster, RavenDB, LiteDB, Unity DOTS, BepInEx, MelonLoader',
  operations:
    'kOps, kubespray, OpenEBS, External Secrets Operator, Sealed Secrets, Kiali, Flagger, Kubecost, k9s, distroless, x2go, Telepresence, DevSpace, Okteto, Pomerium, cloudflared, Spacelift, env0, Infracost, driftctl, tfsec, Conftest, kube-bench, vcluster, Devbox, Dev Containers, devcontainer, Gitpod, GitHub Codespaces, Coder.com, MailHog, Mailpit, Haraka, tfenv, asdf, direnv, Argo Events, Seldon Core, KServe, OpenCost, Robusta, Botkube, Kubeshark, Inspektor Gadget, Parca, Grafana Alloy, Grafana Faro, SigNoz, Uptrace, HyperDX, Highlight.io, LogRocket, FullStory, Hotjar, Raygun, Instana, Lightstep, Checkly, Cronitor, Healthchecks.io, Blackbox exporter, cAdvisor, kube-state-metrics, Windows exporter, mtail, Cribl, Rundeck, StackStorm, Spacewalk, Katello, XCP-ng, oVirt, Portainer, Dokku, CapRover, Coolify, Capistrano, Envoyer, Laravel Forge, Ploi, RunCloud, cPanel, Plesk, Virtualmin, Webmin, AWStats, GoAccess, LibreNMS, Observium, NetBox, Nautobot, Batfish, NAPALM, Netmiko, Scapy, iperf3, iperf, smokeping, sysbench, stress-ng, pgbench, HammerDB, YCSB, wrk2, vegeta, autocannon, ApacheBench, Goss, InSpec, Serverspec, Testinfra, Terratest, kitchen-ci, Chef InSpec, OpenSCAP, Lynis, CIS-CAT, Vuls, DefectDojo, Dependency-Track, OWASP Dependency-Check, Anchore, Sysdig, Tetragon, Tracee, KubeArmor, Kubescape, Bitwarden, Vaultwarden, 1Password, KeePass, Infisical, step-ca, smallstep, EJBCA',
  desktop:
    'GLib, GObject, GtkSourceView, Evolution Data Server, GNOME Shell, KWin, Kirigami, KDE Frameworks, at-spi, AT-SPI2, Accerciser, UI Automation, UIAutomation, OOUI, Parsoid, Toolforge, Pywikibot, IBus, Fcitx, xdg-desktop-portal, PolicyKit, Avahi, NetworkManager, ModemManager, wpa_supplicant, hostapd, BlueZ, libinput, libusb, wlroots, Hyprland, i3wm, Xfce, LXQt, LightDM, SDDM, Dear PyGui, CustomTkinter, Neutralinojs, NW.js, Sciter, QtWebEngine, Squirrel.Windows, electron-builder, Inno Setup, NSIS, WiX Toolset, MSIX',
  compilers:
    'TableGen, binutils, objdump, readelf, addr2line, Mach-O, gperftools, FlameGraph, Ocamlbuild, Menhir, Js_of_ocaml, GHCJS, Stackage, HLint, Template Haskell, Yesod, CHICKEN Scheme, Chez Scheme, Guile Scheme, CLISP, Quicklisp, CIDER, Babashka, nREPL, RPython, Pythran, Transcrypt, LuaRocks, Moonscript, WABT, Binaryen, wasm-opt, WAMR, WasmEdge, PEG.js, Nearley, Lezer, Chevrotain, Jison, yacc, re2c, Ragel',
  debugging:
    'WinDbg, ProcDump, Process Monitor, Sysinternals, systrace, Android Profiler, Charles Proxy, mitmproxy, Proxyman, HTTPie, Hoppscotch, netcat, socat, nslookup, traceroute, lsof, htop, iotop, vmstat, iostat, dmesg, ltrace, Eclipse MAT, heapdump, Clinic.js, node-inspector, Spector.js, Sitespeed.io, WebPageTest, PageSpeed Insights, Core Web Vitals, React DevTools, Vue Devtools, Redux DevTools, Reactotron',
  databaseTools:
    'pgAdmin, DBeaver, TablePlus, DataGrip, phpMyAdmin, Adminer, SQL Server Management Studio, SSMS, MySQL Workbench, MongoDB Compass, MongoDB Atlas, RedisInsight, dbmate, Skeema, pg_repack, wal-g, Stolon, CloudNativePG, pglogical, pg_trgm, hstore, ltree, btree_gin, pg_hint_plan, auto_explain, Bucardo, Slony, Londiste, MaxScale, Percona Toolkit, mysqltuner, mydumper, XtraBackup, mongodump, mongosh, Mongoid, redis-rb, Stackexchange.Redis, Jedis, node-postgres, better-sqlite3, sql.js, WatermelonDB, RxDB, ElectricSQL, PowerSync, Replicache, TinyBase, Triplit, EdgeDB, FaunaDB, Xata, RisingWave, Timeplus, Bytewax, Benthos, Redpanda Connect, Kafka UI, Kafdrop, AKHQ, Strimzi, Karapace',
  dataAnalysis:
    'Alteryx, SSAS, Crystal Reports, Google Data Studio, Domo BI, Sigma Computing, Mode Analytics, Deepnote, Observable Plot, ObservableHQ, Evidence.dev, Lightdash, Cube.js, MetricFlow, SQLMesh, SQLFluff, Soda Core, Datafold, OpenMetadata, Amundsen, Apache Atlas, Unity Catalog, Project Nessie, LakeFS, Apache Kylin, Apache Zeppelin, Apache Livy, Sqoop, Apache Flume, Apache Oozie, Ambari, Cloudera, Hortonworks, MapR, EMR Serverless, Lake Formation, BigQuery ML, Dataform, Dataplex, Azure Databricks, Microsoft Fabric, OneLake, Synapse Analytics, Power Pivot, Rapidminer, Vowpal Wabbit, H2O.ai, Orange3, ELMo, Midjourney, ElevenLabs, AssemblyAI, Deepgram, Together AI, Replicate API, RunPod, Vast.ai, Lambda Labs, Paperspace, Cerebras, Google TPU, Gaussian Splatting, TorchGeo, KerasCV, AutoML, AutoKeras, TPOT, Optax, Orbax, Diffrax, BlackJAX, TensorFlow Probability, GPyTorch, BoTorch, Nevergrad, Stable-Baselines, CleanRL, Tianshou, Unity ML-Agents, OpenSpiel, PySC2, MineRL, Procgen, Gym Retro, AlphaZero, MuZero, Doc2Vec, PyCaret, Shapash, InterpretML, Fairlearn, AIF360, Plotnine, pyecharts, Graphistry, Gephi, Cytoscape, NetLogo, AnyLogic, Vensim, MATSim, ns-3, OMNeT++, Mininet, GNS3, EVE-NG, Packet Tracer, Cisco Packet Tracer, Containernet',
  helpdesk:
    'Group Policy, WSUS, SCCM, Microsoft Intune, Intune, Exchange Server, Exchange Online, Microsoft Exchange, RSAT, Windows Autopilot, Jamf Pro, TeamViewer, AnyDesk, Freshservice, osTicket, Spiceworks, Zammad, GLPI, Metasploitable, Security Onion, TheHive, MISP, Velociraptor, FTK Imager, Microsoft Sentinel, QRadar, ArcSight, LogRhythm, Cortex XDR, Rapid7, InsightVM, Tenable.io, BloodHound, Mimikatz, CrackMapExec, Impacket, Gobuster, dirb, ffuf, Nikto, Aircrack-ng, Cobalt Strike, Sliver C2, PowerView, Ettercap, Bettercap, Maltego, Shodan, theHarvester, Recon-ng, SpiderFoot, VirusTotal, Cuckoo Sandbox, x64dbg, OllyDbg, dnSpy, ILSpy, JADX, apktool, MobSF, pwntools, ROPgadget, checksec',
  robotics:
    'URDF, Xacro, OpenManipulator, TurtleBot, TurtleBot3, OctoMap, RTAB-Map, ORB-SLAM, ORB-SLAM3, AprilTag, ArUco, RealSense, Intel RealSense, Pixhawk, QGroundControl, Mission Planner, Betaflight, iNav, ExpressLRS, ELRS, rosbag, catkin, colcon, rclcpp, rclpy, roslaunch, tf2, micro-ROS, Cyclone DDS, Fast DDS, Zenoh, AirSim, CoppeliaSim, V-REP, OMPL, CasADi, acados, IPOPT, OSQP, VESC, ODrive, Dynamixel, SimpleFOC',
  electronics:
    'Wokwi, Fritzing, Raspberry Pi OS, Saleae, sigrok, PulseView, ST-Link, J-Link, SEGGER, Keil, IAR Embedded Workbench, MPLAB, MPLAB X, Code Composer Studio, Atmel Studio, Microchip Studio, ModelSim, QuestaSim, GTKWave, Icarus Verilog, OpenLane, SkyWater, Sky130, Cadence Virtuoso, HSPICE, KLayout, GDSII, AVRDUDE, esptool, Espressif, TinyML, Edge Impulse, TFLite Micro, LittleFS, SPIFFS, FatFs, ThreadX, ChibiOS, Contiki, Mynewt, libopencm3, CMSIS, STM32CubeProgrammer, nRF Connect SDK, SoftDevice, BlueKitchen, NimBLE, ESP-MQTT, Blynk, ThingSpeak, ThingsBoard, Node-RED, Tuya, OpenThread, Sonoff, SSD1306, ILI9341, MPU6050, MPU9250, BME280, BMP280, DHT22, DHT11, HC-SR04, nRF24L01, MAX7219, L298N, A4988, TMC2209, DRV8825, TP4056, AMS1117, HX711, ADS1115, DS18B20, MCP2515, CH340, CP2102, FT232, FTDI, PN532, RC522, SIM800L, RFM95, GRBL, CNC.js, LightBurn, LinuxCNC',
  geography:
    'PMTiles, Tippecanoe, TileServer GL, Turf.js, Proj4js, Nominatim, Pelias, GTFS, GTFS-RT, OpenTripPlanner, iD editor, JOSM, osm2pgsql, Osmosis, OSMnx, geopy, PyDeck, kepler.gl, Potree, Entwine, PDAL, LAStools, SAGA GIS, WhiteboxTools, MapInfo, GeoNode, GeoNetwork, pygeoapi, Cloud Optimized GeoTIFF, GeoTIFF, Shapefile, Sentinel-2, Landsat, ERDAS',
  services:
    'Mollie, Chargebee, Recurly, Worldpay, Checkout.com, RevenueCat, AppsFlyer, Branch.io, Adjust SDK, CleverTap, MoEngage, WebEngage, Customer.io, Klaviyo, Sendinblue, MJML, Nodemailer, Listmonk, Mautic, Calendly, DocuSign, Typeform, Formspree, Netlify CMS, Decap CMS, TinaCMS, Prismic, Storyblok, DatoCMS, Kontent.ai, Sitecore, Adobe Experience Manager, Optimizely CMS, Kentico, Concrete5, Craft CMS, Statamic, October CMS, Grav CMS, Kirby CMS, Pico CMS, ProcessWire, SilverStripe, OctoberCMS, Bolt CMS, Neos CMS, Plone, django CMS, Mezzanine, Saleor, Solidus, Spree Commerce, BigCommerce, OpenCart, Sylius, Vendure, nopCommerce, commercetools, Hybris, SAP Commerce, Salesforce Commerce Cloud, Algolia InstantSearch, Bloomreach, Coveo, Lucidworks, Sajari, GraphHopper, HERE Maps, TomTom, Google Places, OpenWeatherMap, Alpaca API, Polygon.io, Interactive Brokers, TradingView, CoinGecko, Binance API, Coinbase API, MetaMask, WalletConnect, Alchemy API, Infura, Subgraph Studio, Arbitrum, zkSync, StarkNet, Near Protocol, Cardano, Plutus, Algorand, Tezos, Filecoin, Arweave',
  gamesAndMedia:
    'exiv2, libheif, libraw, libwebp, MediaInfo, yt-dlp, youtube-dl, Shaka Player, CMAF, VAAPI, JPEG XL, libjxl, OpenJPEG, Leptonica, pdfium, MuPDF, qpdf, pdftk, Apache FOP, PrinceXML, WeasyPrint, Paged.js, Gotenberg, docx4j, PhpSpreadsheet, ClosedXML, EPPlus, iTextSharp, QuestPDF, SkiaSharp, ImageSharp, Magick.NET, Emgu CV, Accord.NET, ML.NET, TorchSharp, Flax Engine, O3DE, CryEngine, Lumberyard, id Tech, Source Engine, GoldSrc, idTech, OpenMW, OpenRA, OpenTTD, Luanti, Minetest, NeoForge, Spigot API, Bukkit, GeckoLib, Roact, Rojo, Steamworks, Epic Online Services, PlayFab, Colyseus, Photon Fusion, Agones, FishNet, Lightstreamer, Agora SDK, Twitch API, Streamlabs, Elgato SDK, VST3, LV2, LADSPA, Csound, Pure Data, ChucK, Sonic Pi, TidalCycles, Web MIDI, RtAudio, PortAudio, miniaudio, SoLoud, OpenAL, irrKlang, libsndfile, libsamplerate, FLAC, Vorbis, Theora, Speex, RNNoise, WebRTC VAD, Silero VAD, Demucs, madmom, aubio',
  publicProjects:
    'Jitsi Videobridge, BigBlueButton, MediaGoblin, Peertube, Pixelfed, Misskey, Wallabag, Miniflux, FreshRSS, Paperless-ngx, PhotoPrism, Navidrome, Radarr, Prowlarr, qBittorrent, Syncthing, Seafile, ownCloud, CryptPad, OnlyOffice, Collabora, HedgeDoc, BookStack, Wiki.js, DokuWiki, XWiki, Focalboard, Kanboard, OpenProject, Redmine, MantisBT, Gogs, Sourcehut, cgit, Pontoon, Transifex, Lokalise, Zotero, JabRef, LMMS, MuseScore, Kdenlive, Shotcut, HandBrake, MakeMKV, OpenShot, Natron, Darktable, RawTherapee, digiKam, Scribus, FontForge, Stellarium, KStars, GNU Radio, SDR#, GQRX, rtl-sdr, HackRF, LimeSDR, USRP, OpenBTS, srsRAN, Osmocom, FreeSWITCH, Kamailio, OpenSIPS, FreePBX, ScanCode, SPDX, CycloneDX, OpenChain, ClearlyDefined, Octopi, Mainsail, Fluidd, Tasmota, WLED, openHAB, Domoticz, ZoneMinder, MotionEye, Pwnagotchi, Flipper Zero, Meshtastic',
}

/** Libraries whose names are words, or names only in a certain case. */
const AMBIGUOUS: Technology[] = [
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
  { name: 'Chromium', cased: ['Chromium'] },
  { name: 'WebKit', also: ['WebKitGTK'] },
  { name: 'V8', cased: ['V8'] },
  { name: 'SpiderMonkey' },
  { name: 'JavaScriptCore' },
  { name: 'Servo', words: ['Servo'] },
]

/** Certain in exactly this case. */
const CASED =
  'LoopBack, FMOD, Notifications API, Web Notifications API, Fetch API, Web Audio API, Web Share API, IntersectionObserver, ResizeObserver, MutationObserver, Geolocation API, Web Crypto API, Canvas API, WebUSB, Web Serial, Web Bluetooth, Push API, Web Push, File System Access API, History API, Clipboard API, BroadcastChannel, Payment Request API, Pointer Events, View Transitions API, WebCodecs, Web Workers, SharedArrayBuffer, localStorage, sessionStorage, requestAnimationFrame, XMLHttpRequest, Web Speech API, Media Source Extensions, getUserMedia, Tenable, Fiddler, Barman, Hedera, Strudel, ENVI, AEM, STAC, DAX, Shelly, NeRF, SoX, Jamf, Nakama, Essentia, Kinect, KML, Praat, Skript, DALL-E, Spleeter, Groq, Brevo, Audacity, Calibre, Kamal, Lemmy, Trac, Taiga, Longhorn, Miri, Prost, MAAS, Ardour, Incus, Rasa, Connexion, Zuul, Chalice, Swiper, Drools, Flowable, Aeron, Sonarr, Weblate, Crowdin, Faker, Fiona, Typer, Prophet, Darts, Quart, Falcon, Asterisk, Thrust, Frigate, Rook, Polly, CLIP, NeMo, Bugzilla, Anki, TRL, SHAP, JNI, SWT'
/** Plain words: certain only in a context. */
const WORDS =
  'Avalanche, Alibi, Sysmon, anyhow, tenacity, Teleport, Foreman, Doppler, Tremor, Jersey, Orleans, Rebus, Refit, Revel, Spotless, Twine, Portage, Pacemaker, Molecule, zipline, Atlantis, Downshift, Prow, Circe, Cacti, Ganglia, Juju, Duende, Inferno.js, marshmallow, crossbeam, moto, templ, Siege, mio, Effector'

export const LIBRARIES: Technology[] = [
  ...Object.values(NAMES).flatMap((names) => [...new Set(names.split(', '))].map((name) => ({ name }))),
  ...CASED.split(', ').map((name) => ({ name, cased: [name] })),
  ...WORDS.split(', ').map((name) => ({ name, words: [name] })),
  ...AMBIGUOUS,
]
