/**
 * Names that are words, and the company that makes names of them. Where a text shows the signs of a field, its names
 * count as they are written here; one in small letters counts with a capital as well.
 */
export const KIN: { signs: RegExp; names: string }[] = [
  {
    signs:
      /\b(?:[Gg]olang|go\.mod|goroutines?|gofmt|gopls|golangci(?:-lint)?|go\.sum|[Gg]o (?:test|build|vet|mod|code|module|binary|CLI)|in Go|Go (?:\d|service|server|backend|app|package|program|project))\b/,
    names:
      'Badger, badger, Bubbles, buf, Buffalo, Chi, chi, cobra, colly, delve, dlv, Echo, Encore, ent, Fiber, fx, Gin, ginkgo, Gio, Goa, goose, Huma, Iris, koanf, mage, mockery, pebble, resty, Revel, revive, rod, slog, squirrel, templ, testify, viper, watermill, zap',
  },
  {
    signs:
      /\b(?:Rust|rustc|rustup|[Cc]argo\.toml|cargo (?:build|test|run|add|bench)|crates?|tokio|serde|rustfmt|axum)\b/,
    names:
      'Amethyst, argh, ash, bb8, candle, chrono, clap, Criterion, cursive, cxx, darling, dasp, divan, embassy, eyre, faer, fern, flume, glam, heed, hyper, iced, insta, jiff, kani, kira, legion, lettre, loco, logos, loom, maud, mio, naga, nom, pest, Poem, postcard, prost, rapier, Rocket, ropey, salsa, Salvo, sled, snafu, specs, strum, Sycamore, syn, tera, Tide, tonic, warp, winnow',
  },
  {
    signs:
      /\b(?:Node(?:\.js|JS)?|npm|pnpm|yarn|TypeScript|JavaScript|package\.json|React|Next\.js|Vue|Svelte|Vite|webpack|ESLint|Jest|Vitest|Babel|Angular|CommonJS)\b/,
    names:
      'ava, Agenda, Bolt, Bree, Brunch, Bunyan, c8, chalk, cheerio, cockatiel, Emotion, Eta, Feathers, h3, hapi, helmet, husky, idb, immer, inquirer, istanbul, jose, Knockout, ky, Lexical, Lit, Marko, Mercurius, mocha, Mustache, ncc, Nitro, nock, opossum, ora, Paraglide, Parcel, Passport, Payload, Polka, Primus, Quill, Relay, Remix, Sails, serialport, Slate, Stencil, Stitches, tsx, turbo, Victory, wretch, Yup, zx',
  },
  {
    signs:
      /\b(?:Python ?[23]?|python3?|pip|Django|Flask|FastAPI|pytest|pandas|numpy|NumPy|pyproject|\w{1,30}\.py|PyP[Ii]|asyncio|[Pp]ylint|flake8|mypy|setuptools|virtualenv|SQLAlchemy|py[23](?:\.\d+)?)\b/,
    names:
      'Ariadne, arq, attrs, bandit, Beanie, Behave, Black, Bottle, Chalice, Chameleon, connexion, dacite, Daphne, Dash, flask, flit, Granian, Graphene, hatch, Hypothesis, Invoke, locust, Mako, mamba, marshmallow, moto, nose, nox, parso, pex, Piccolo, pixi, Poetry, poetry, Procrastinate, Pyramid, Pyre, questionary, radon, refurb, Rich, Robyn, scalene, shiv, Solara, splink, suds, syrupy, Textual, Toga, Trio, trio, twine, Twisted, uv, Voila, voluptuous, vulture, waitress',
  },
  {
    signs: /\b(?:Rails|Ruby|Gemfile|RSpec|gems?|RuboCop|Sidekiq|ActiveRecord)\b/,
    names:
      'Ahoy, Alba, Audited, Avo, Blazer, Bullet, devise, Discard, Draper, Flipper, Grape, Grover, Interactor, Mechanize, Middleman, Oj, Opal, Overmind, Panko, Paranoia, Passenger, prawn, pry, Que, RABL, Rack, Reek, roo, Sequel, Shrine, Slim, Spree, Statesman, Steep, Stimulus, Thin, Trailblazer, Trestle, Turbo, Unicorn, VCR, Watir, Wisper, YARD',
  },
  {
    signs: /\b(?:Lua(?:JIT|u|Rocks)?|luarocks|luacheck|Neovim|LÖVE|Love2D)\b/,
    names: 'busted, Busted, Fennel, Lapis, Penlight, Teal',
  },
  {
    signs: /\b(?:PHP|Laravel|Symfony|artisan|PHPUnit|PHPStan|composer\.json)\b/,
    names:
      'Blade, Breeze, Carbon, Cashier, Doctrine, Dusk, Envoy, Folio, Fortify, Herd, Homestead, Horizon, Infection, Latte, Lumen, Mockery, Nova, Octane, Pennant, Pest, Phan, Pint, Plates, Propel, Prophecy, Pulse, Rector, Reverb, Sail, Sanctum, Satis, Scout, Socialite, Sonata, Telescope, Tinker, Twig, Valet, Vapor, Volt',
  },
  {
    signs:
      /\b(?:Java(?: \d+)?|JVM|JDK|Spring(?: Boot)?|Kotlin|Maven|Gradle|Hibernate|JUnit|Mockito|Tomcat)\b/,
    names:
      'Actuator, Ant, ASM, BIRT, Caffeine, Camel, Conductor, CXF, DBCP, Derby, Eureka, Exposed, Feign, Grizzly, Immutables, Jackson, Jersey, JFR, Lettuce, PIT, Quartz, Reactor, Resin, Ribbon, Shenandoah, Shiro, Velocity, Wicket',
  },
  {
    signs: /\.NET\b|C#|F#|\b(?:NuGet|Blazor|csproj|Entity Framework|EF Core|dotnet)\b/,
    names:
      'Bogus, Brighter, Cake, Fable, FAKE, Giraffe, Harmony, Humanizer, Marten, Mono, Nuke, Orleans, Polly, Prism, Rebus, Refit, Saturn, Seq, Suave, Wolverine',
  },
  {
    signs: /\b(?:Elixir|Erlang|Ecto|LiveView|mix\.exs|GenServer)\b/,
    names:
      'Ash, Axon, Bandit, BEAM, Broadway, Bumblebee, Burrito, Bypass, Commanded, ETS, Exq, Finch, Guardian, Hackney, hackney, Hologram, Horde, Kino, Membrane, Mint, Mox, Nerves, OTP, Phoenix, Plug, Poison, Pow, Quantum, Req, Rustler, Scenic, Swoosh, Tesla, Timex, Waffle, Wallaby, Wisp, Yaws',
  },
  {
    signs: /\b(?:Haskell|GHC|Hackage|stack\.yaml)\b/,
    names:
      'Beam, Cabal, cabal, Clash, conduit, effectful, Hedgehog, lens, Miso, mtl, optics, Persistent, polysemy, Reflex, Scotty, Stack, STM, streamly, tasty',
  },
  {
    signs: /\b(?:OCaml|opam|dune-project)\b/,
    names: 'Bonsai, Crowbar, Dream, dune, Lwt, Melange, Merlin, Opium, ppx',
  },
  {
    signs: /\b(?:Scala|sbt|ZIO|Akka)\b/,
    names:
      'Ammonite, Bloop, Cats, Circe, Laminar, Metals, Mill, Monocle, Quill, Refined, Skunk, Slick, Spark, Tapir, Weaver',
  },
  {
    signs: /\b(?:Clojure(?:Script)?|Leiningen|deps\.edn)\b/,
    names: 'Crux, Integrant, Pedestal, Reagent, Ring, Rum',
  },
  {
    signs: /\b(?:Lisp|SBCL|Racket|Guile|Emacs|elisp)\b/,
    names: 'Clack, Denote, ERC, Evil, Gambit, Gnus, ivy, Ivy, projectile, SLIME, Sly, TRAMP, vertico',
  },
  {
    signs: /C\+\+|\b(?:lld|ccache|linkers?|CMake|CMakeLists|gcc|GCC|[Cc]lang|MSVC)\b/,
    names:
      'Beast, Blaze, Boost, Bullet, Cairo, Capstone, cereal, cpr, Criterion, Crow, expat, fmt, FLINT, Jolt, Keystone, Magnum, mold, ODE, OGRE, Opus, stb, STL, Tracy',
  },
  {
    signs:
      /\b(?:Linux kernel|kernel (?:module|driver|patch|config|panic|tree)|dmesg|device ?tree|drivers?\/|upstream kernel)\b/i,
    names: 'b4, BTF, DAMON, DRM, DTB, dtc, DTS, FUSE, HID, IIO, IMA, iwd, KMS, KSM, kexec, Lima, Smack',
  },
  {
    signs:
      /\b(?:PCB|Arduino|ESP32|ESP8266|STM32|RP2040|microcontroller|firmware|GPIO|solder(?:ed|ing)|Raspberry Pi|breadboard|RTOS)\b/i,
    names: 'Eagle, HAL, LIN, LoRa, Matter, Mender, PIC, PIO, Proteus, RIOT, RTT, SWO, teensy, UDS',
  },
  {
    signs: /\b(?:FPGAs?|Verilog|SystemVerilog|VHDL|Vivado|Quartus|ASIC|RTL)\b/,
    names:
      'AHB, APB, Avalon, Bender, BOOM, Cadence, Caravel, Chisel, Clash, Cyclone, Diamond, Genus, Ibex, ILA, Innovus, ISE, Magic, MIG, Radiant, SDC, SERV, Spartan, Spectre, Stratix, Surfer, SVA, Tempus, VCS, Versal, Virtex, Virtuoso, XDC',
  },
  {
    signs: /\b(?:ROS ?2?|[Rr]obots?|[Rr]obotics|Gazebo|[Ll]i[Dd][Aa][Rr]|LIDAR|SLAM|drones?|rover)\b/,
    names:
      'ament, Apollo, Baxter, Ceres, Choreo, Drake, DWA, EV3, FRC, Husky, Jackal, KDL, LCM, Limelight, NAO, NXT, Octo, Ouster, Parrot, PCL, Pepper, Pinocchio, PR2, PROS, rqt, Sawyer, SDF, SICK, Sophus, SRDF, tf, VEX, ZED',
  },
  {
    signs:
      /\b(?:3D[- ]print(?:er|ers|ed|ing)?|PLA|PETG|nozzle|slicer|CNC|G-?code|Klipper|OctoPrint|CAD|extruder)\b/i,
    names: 'ABS, Candle, Duet, Dynamo, Inventor, Lychee, Plasticity, Revo, Rhino, SALOME, TPU, UGS, Vault',
  },
  {
    signs: /\b(?:games?|modd(?:ing|ers?|ed)|mesh(?:es)?|players?|prefabs?|C#|NPCs?)(?![\w#])/i,
    names: 'Unity',
  },
  {
    signs:
      /\b(?:Unity|Unreal|UE[45]|Godot|game engine|game jam|gameplay|shaders?|Vulkan|OpenGL|DirectX|Minecraft|Blender|sprites?)\b/i,
    names:
      'ACES, Addressables, ANGLE, Arnold, Bitsy, Blueprint, Blueprints, Bottles, Bullet, Burst, Cinder, Cycles, Dawn, Detour, Dolphin, DOTS, Draco, DXR, EOS, Fabric, Flash, FSR, FXAA, GAS, GML, Hammer, Heaps, Ink, Jolt, Lumen, Marmoset, Maya, Metal, Mirror, Modo, Niagara, Octane, OGRE, OSL, Paper, Photon, PIX, PlayMaker, Processing, Proton, PUN, Quilt, Recast, Sequencer, Slang, Slate, Spine, Sponge, Starling, Stride, TAA, Tiled, Tracy, Twine, Udon, UMG, USD, Wine',
  },
  {
    signs: /\b(?:audio|synth(?:esi[sz]er)?s?|MIDI|DAW|VST3?|music|podcast)\b/i,
    names:
      'AAX, Audition, beets, Carla, CLAP, Dante, Finale, Hydrogen, JACK, LAME, MPE, Opus, OSC, Picard, Reaper, REAPER, Roon, Tenacity',
  },
  {
    signs: /\b(?:videos?|codecs?|ffmpeg|livestream(?:ing)?|broadcast|encoder)\b/i,
    names: 'ATEM, Avid, Elemental, Fusion, Mux, Nuke, SDI, SRS, SRT, WHIP',
  },
  {
    signs: /\b(?:iOS|Xcode|SwiftUI|UIKit|macOS|XCTest|TestFlight|Alamofire|CocoaPods|iPhone|iPad)\b/,
    names: 'Combine, Hummingbird, Instruments, Metal, Nimble, Nuke, Quick, Realm, SPM, TCA, Vapor',
  },
  {
    signs:
      /\b(?:Android|Kotlin|kotlinx|kapt|KSP|Jetpack|Gradle|Retrofit|WorkManager|Robolectric|OkHttp|ViewModel|Hilt)\b/,
    names:
      'AGP, Coil, Compose, coroutines, DataStore, EventBus, Exposed, FCM, Flipper, Fresco, Glide, Maestro, Paparazzi, Picasso, Room, Timber, Turbine',
  },
  {
    signs: /\b(?:Flutter|Dart|pubspec)\b/,
    names: 'Bloc, BLoC, dio, Drift, Flame, Freezed, Hive, Melos, Provider, Rive',
  },
  { signs: /\b(?:React Native|Expo)\b/, names: 'EAS, Fabric, Hermes, Maestro, Metro, Reanimated' },
  {
    signs:
      /\b(?:Neovim|nvim|Vim|dotfiles|onboarding|dev (?:environment|setup)|devcontainers?|Wayland|X11|window manager|tmux|zsh|Arch Linux|NixOS)\b/,
    names:
      'bat, Budgie, Cinnamon, exa, eww, fd, fish, Helix, i3, Kate, kitty, lf, mako, MATE, mise, Plasma, stow, Sway, sway, tig, Weston, Zed',
  },
  {
    signs:
      /\b(?:SQL|data (?:warehouse|lake|platform|engineer\w*)|warehouse|ETL|ELT|Kafka|Hadoop|Postgres(?:QL)?|BigQuery|Snowflake|dbt|Airflow|Databricks)\b/,
    names:
      'Arrow, Astronomer, Beam, Calcite, Cube, Daft, DLT, dlt, Drill, Druid, Elementary, EMR, Fathom, Feather, Flume, Glue, Heron, Hex, Hive, Hue, Ibis, Impala, Kudu, Mage, Materialize, Maxwell, Neon, Nessie, ORC, Paimon, Phoenix, Photon, Pinot, Polaris, Presto, Ranger, Rill, Segment, Singer, Soda, Spark, Stitch, Storm, Vector, YARN',
  },
  {
    signs:
      /\b(?:PyTorch|TensorFlow|LLMs?|machine learning|deep learning|neural (?:net\w*)|fine-?tun\w+|inference|RAG|embeddings?|GPUs?|Hugging ?Face)\b/i,
    names:
      'Accelerate, AMP, Apex, AWQ, Ax, Axolotl, Cline, Codex, Comet, Cursor, DDP, Donut, Equinox, Falcon, Gemma, Guidance, Gym, Haiku, Instructor, Kraken, Lightning, Llama, LoRA, Merlin, Modal, Neptune, Nougat, Outlines, Phoenix, Ray, Replicate, Sacred, SAM, Stan, TGI, Transformers, Weave, Windsurf',
  },
  {
    signs:
      /\b(?:RNA|DNA|genom\w+|DESeq2|edgeR|featureCounts|samtools|sequencing|FASTQ|FASTA|transcriptom\w*|BAM|q?PCR|proteins?|phylogen\w+|contigs?|bioinformatics)\b/i,
    names:
      'AMBER, BEAST, BLAST, Bracken, Chimera, Coot, DIAMOND, Fiji, Galaxy, Guppy, Kraken, Mascot, Mash, MEGAN, MUSCLE, Perseus, Phenix, Picard, Pilon, Prodigal, Racon, Rosetta, Salmon, Skyline, Snippy, STAR, SYBR, Trinity',
  },
  {
    signs:
      /\b(?:telescopes?|photometr\w+|astronom\w+|astrophys\w+|cosmolog\w+|collider|plasma|DFT|molecular dynamics|Monte Carlo|particle physics|CERN|spectroscop\w+)\b/i,
    names:
      'AIPS, Aladin, ASE, CAMB, CASA, CLASS, DS9, FLASH, Gaia, INDI, MCX, MEEP, MESA, NEST, ORCA, PLUTO, Pythia, RAMSES, REBOUND, ROOT, SCALE, Serpent, Sherpa, TESS',
  },
  {
    signs: /\b(?:ocean\w*|climate|hydrolog\w+|netcdf|meteorolog\w+|atmospher\w+|seism\w+|groundwater)\b/i,
    names: 'CDO, GMT, GSW, Madagascar, NCL, NCO, NEMO, SWAN, SWAT',
  },
  {
    signs: /\b(?:algebra|solvers?|linear programming|MATLAB|theorems?|symbolic)\b/i,
    names: 'Choco, GAMS, GAP, Magma, Maple, Octave, Singular',
  },
  {
    signs: /\b(?:RStudio|tidyverse|ggplot2?|dplyr|CRAN|R (?:packages?|scripts?|[Mm]arkdown|code)|in R)\b/,
    names: 'caret, golem, leaflet, patchwork, plumber, Posit, sf, Shiny, shiny, terra',
  },
  {
    signs:
      /\b(?:GIS|QGIS|PostGIS|shapefiles?|geospatial|OpenStreetMap|satellite imagery|GeoJSON|map tiles)\b/,
    names: 'FME, H3, LAS, Leica, Overpass, OSM, Photon, PROJ, S2, SAGA, SNAP, Valhalla',
  },
  {
    signs: /\b(?:HPC|MPI|Slurm|SLURM|supercomput\w+|OpenMP)\b/,
    names:
      'Balsam, Chapel, DDT, Frontier, HIP, HPL, IOR, Legion, MPI, Perlmutter, RAJA, ReFrame, Shifter, Singularity, STREAM, Summit, TAU, Torque',
  },
  {
    signs: /\b(?:AWS|Amazon Web Services|EC2|CloudFormation|CloudWatch)\b/,
    names: 'Aurora, Comprehend, Glacier, Glue, Macie, Nitro, Pinpoint, SAM, Textract, Transcribe',
  },
  { signs: /\bmpi\b/i, names: 'mpi' },
  {
    signs: /\b(?:Cloudflare|Wrangler|wrangler\.toml)\b/,
    names: 'D1, Hyperdrive, R2, Turnstile, Vectorize, Zaraz',
  },
  { signs: /\b(?:GCP|Google Cloud|GKE|Cloud Run)\b/, names: 'Dataflow, GCR, IAP, Spanner' },
  {
    signs: /\bAzure\b/,
    names: 'ACI, ACR, APIM, Arc, Bastion, Fabric, Purview, Sentinel, Synapse, VMSS',
  },
  {
    signs: /\bOpenStack\b/,
    names: 'Cinder, Glance, Heat, Horizon, Ironic, Keystone, Magnum, Neutron, Nova, Octavia, Swift',
  },
  {
    signs: /\b(?:Kubernetes|[Kk]8s|kubectl|GitOps|EKS|GKE|AKS|OpenShift|Docker|Terraform|Ansible|CI\/CD)\b/,
    names:
      'Ambassador, Bamboo, Boundary, Butane, Calico, Carvel, Chef, Cobbler, Concourse, Contour, crane, Crucible, CUE, Dex, Dive, Drone, Emissary, Fission, Flux, Gardener, Goldilocks, Harbor, Harness, Headlamp, Helm, HPA, Hubble, Ignition, kapp, Kong, kpt, Lens, Loft, Molecule, Nexus, Nomad, Notary, Octant, OKE, OPA, Packer, Pkl, Pluto, Polaris, Popeye, Puppet, Quay, RKE, Rook, Salt, Semaphore, Spinnaker, stern, Tanka, Vault, Volcano, VPA, Watchtower, zot',
  },
  {
    signs: /\b(?:Prometheus|Grafana|OpenTelemetry|OTel|observability|alerting|Datadog|Loki)\b/,
    names:
      'Alloy, Axiom, Carbon, Cortex, Graphite, Litmus, Mimir, Parca, Pinpoint, Pixie, Sloth, Tempo, Vector',
  },
  {
    signs: /\b(?:BGP|OSPF|VLANs?|routers?|firewalls?|Cisco|Juniper|subnets?)\b/,
    names:
      'Aruba, Barracuda, BIRD, Catalyst, Cumulus, EOS, F5, GRE, ISE, LVS, mtr, Nebula, Nexus, Oxidized, OVS, P4, Panorama, SRX, Tomato, VRF',
  },
  {
    signs:
      /\b(?:exploit\w*|malware|CTF|pentest\w*|reverse[- ]engineer\w*|forensics?|SIEM|red team|disassembl\w+|shellcode)\b/i,
    names:
      'amass, Aqua, Autopsy, CAPE, Cutter, Empire, gau, GEF, GRR, Havoc, Hydra, IDA, Kali, KAPE, Medusa, Mythic, Orca, Pacu, PEDA, Prowler, Rekall, Responder, Shuffle, Sigma, Sliver, Tines, Unicorn, Volatility, Wiz',
  },
  {
    signs: /\b(?:SSO|OAuth ?2?|OIDC|SAML|MFA)\b/,
    names: 'CAS, Cedar, Clerk, Dex, Duo, Hydra, Keystone, Kratos, Oso, PAM',
  },
  {
    signs: /\b(?:Selenium|Postman|Cucumber|test automation|load test\w*|API tests?|contract tests?)\b/,
    names:
      'Allure, Bruno, Dredd, Gauge, Karate, Locust, Newman, Paw, Prism, Serenity, siege, Spectral, Squish, Stoplight, Taurus, vegeta, wrk',
  },
  {
    signs: /\b(?:WordPress|CMS|Drupal|Shopify|e-commerce|Magento|WooCommerce)\b/,
    names:
      'ACF, Astra, Craft, Genesis, Ghost, Grav, Hydrogen, Keystone, Kirby, Liquid, Medusa, Oro, Payload, Sage, Sanity, Swell, Timber',
  },
  { signs: /\b(?:Salesforce|SOQL|Visualforce)\b/, names: 'Apex, Aura, Flow, LWC' },
  {
    signs: /\b(?:trading|payment (?:gateway|provider|API|processing)|fintech|broker(?:age)? API)\b/i,
    names: 'Alpaca, FIX, MT4, MT5, Paddle, Square, SWIFT, Zipline',
  },
  {
    signs: /\b(?:self-?host(?:ed|ing)?|home ?lab|NAS|Home Assistant|Proxmox|Unraid|Synology)\b/i,
    names:
      'Alexa, Apprise, Borg, Cockpit, Conduit, Crafty, Deluge, Discourse, Flame, Ghost, Guacamole, Isso, Lovelace, Lychee, Matrix, Matter, Memos, Moonlight, Mumble, Nest, Paperless, Piper, Prosody, Sunshine, SWAG, Tandoor, Thread, Transmission, Woodpecker, Wyoming',
  },
  {
    signs:
      /\b(?:Ethereum|Solidity|smart contracts?|blockchain|on-chain|EVM|Web3|DeFi|NFTs?|Solana|Bitcoin)\b/i,
    names:
      'Aave, Alchemy, Anchor, Anvil, Ape, Arbitrum, Aries, Avalanche, Base, Brownie, BSC, Cairo, Celo, Compound, Cosmos, Curve, Dune, Echidna, ENS, Fantom, Forge, Foundry, Huff, Infura, Lido, Lighthouse, Linea, Move, NEAR, Nimbus, Noir, Optimism, Phantom, Pinata, Polygon, Quorum, Remix, Ripple, Scroll, Slither, Stellar, Substrate, Sui, TON, Truffle',
  },
  {
    signs:
      /\b(?:documentation (?:site|build|portal)|docs site|[Rr]edoc|MkDocs|Docusaurus|prose linter|translations?|locali[sz]ation|i18n|static site)\b/i,
    names: 'Breathe, Fluent, Prince, Slate, Starlight, Vale',
  },
  {
    signs: /\b(?:accessibility|screen readers?|a11y|WCAG|axe (?:violations?|checks?|audit|rules?))\b/i,
    names: 'ARIA, axe, Dragon, JAWS, Narrator, Orca',
  },
  {
    signs:
      /\bmatrix\.org\b|\b(?:homeservers?|Matrix (?:rooms?|bots?|bridges?|clients?|spec|protocol|federation|archive)|(?:bridged to|bots? for|rooms? (?:in|on)) Matrix)\b/,
    names: 'Cinny, Conduit, Dendrite, Element, Hookshot, Matrix, Synapse',
  },
  {
    signs: /\b(?:Linux|distro|Debian|Ubuntu|Fedora|Gentoo)\b/,
    names: 'Arch, Borg, Focal, Jammy, Kali, Leap, Noble, pacman, portage, Qubes, Tails, Void',
  },
]
