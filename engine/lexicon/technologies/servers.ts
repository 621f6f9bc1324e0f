import { listed, type Technology } from './technology.ts'

/** Frameworks, libraries and tools by language, taken in any case. */
const NAMES = {
  names: `
    a-h/templ, Adoptium, Agroal, aio-pika, aioftp, Alchemy CMS, Allegro CL, amazing_print, Amber Smalltalk,
    anchor-lang, Answer Set Programming, asammdf, async-channel, async-nats, asyncio-mqtt, AtomVM,
    autobahn-python, avian2d, awesome_print, axlsx, BAC0, benchmark-ips, betterproto, bevy_ecs_tilemap,
    Brainfuck, Bun ORM, CableReady, Caché ObjectScript, CakeML, can-isotp, cargo-asm, cargo-bundle,
    cargo-deb, cargo-geiger, cargo-lambda, cargo-ndk, cargo-outdated, cargo-wix, caxlsx, cilium/ebpf,
    clickhouse-local, CLSQL, CompCert, Component Pascal, confluent-kafka-python, console-subscriber,
    CoreWCF, cosmwasm-std, crossbeam-channel, cryptography.io, CryptoVerif, Cycle ORM, Datalevin,
    db-scheduler, DDEV, Docksal, DoctrineBundle, DragonRuby, Dropwizard Metrics, EasyNetQ, easysnmp,
    ECLiPSe CLP, egui_plot, EiffelStudio, ELMAH, Episerver, ESBMC, esbuild-rails, espflash, Eta lang, EUnit,
    evmap, eZ Platform, fgprof, Firezone, Fody, Formidable Forms, FOSRestBundle, FOSUserBundle, frunk,
    GemFire, generic-array, gmqtt, go-sql-driver, GopherJS, gopsutil, Gosu lang, GraphQL.NET, hbmqtt,
    Hotwire Native, HTTPoison, httprb, HUnit, iai-callgrind, iBATIS, Ibexa, ink-lang, Jane Street Core,
    Java PathFinder, JFace, JobRunr, JSONata, K Framework, kafka-go, kafka-python, klog, KnpMenuBundle,
    KnpPaginator, kurbo, laravel-permission, leafwing-input-manager, LexikJWTAuthenticationBundle, LFortran,
    LiipImagineBundle, Linq2DB, LispWorks, LiteSpeed Cache, logr, luma.oled, Mage-OS, Magic xpa,
    matchbox_socket, Medoo, MemberPress, Micro Focus COBOL, mongodb-rust, mysql_async, nalgebra-glm,
    native-tls, nats-py, ndarray-linalg, NetBeans Platform, Netflix Conductor, NetRexx, nrf-hal, NuSMV,
    nuXmv, ooRexx, OpenJPA, OpenMage, openssl-sys, operator-framework, OroCRM, oxipng, parquet2, Phinx,
    pico-args, Piranha CMS, playsound, PowerBuilder, pretty_midi, Promela, Proto.Actor, pylink-square,
    PySAT, pyserial-asyncio, pytest-postgresql, pytest-qt, pytest-snapshot, python-barcode, python-gnupg,
    python-osc, python-uinput, pyvisa-py, pyxlsb, qrcode.js, quic-go, quick-xml, quinn-proto, rdkafka,
    RedBeanPHP, redbpf, renet, roxmltree, rp-hal, rskafka, ruby-install, RubyMotion, rumqttc, rumqttd,
    sassc, ScalikeJDBC, schemars, segno, simpleaudio, smbprotocol, smbus-cffi, SNOBOL, SNOBOL4,
    solana-program, SonarAnalyzer, Sonata Admin, SonataAdmin, spatie/laravel-permission, SPFx, sprs,
    SquirrelMail, StarLogo, stm32f4xx-hal, StofDoctrineExtensions, strum_macros, termui, Test::Unit,
    tower-lsp, treepoem, TypeProf, udsoncan, Ultimate Automizer, UPPAAL, usvg, UVdesk, vibe.d,
    VichUploaderBundle, VisualWorks, Vtiger CRM, WebpackEncoreBundle, WinDev, Windows App SDK, Winter CMS,
    WP Super Cache, zbar, zerologr, zune-jpeg
  `,
}

/** Certain in exactly this case. */
const CASED = `
  Aiken, Aimeos, Apalache, Ballista, Befunge, Bigloo, Bolero, Brittany, Chibi, Coravel, Effekt, Eiffel,
  Extbase, Flurl, Frege, Futhark, GemStone, Gren, Hubris, Importmap, INTERCAL, Itcl, Kawa, Kemal, KivyMD,
  Lando, Mailcatcher, Maude, Michelson, Nashorn, Pallene, Phan, Picat, Racecar, Racket CS, Rel8, Roswell,
  Sather, Sulu, Thelia, Toga
`

/** Plain words: certain only in a context. */
const WORDS = `
  ABCL, ABL, ACSL, ASM, BIRT, bleak, Buildr, calamine, CCL, Ceylon, Cg, Chuffed, CLOG, Cuis, DMD, DNN,
  ECL, Eio, Flix, FMX, FxCop, GDC, Goa, Golo, Gosu, GQL, Huma, HVM, Hy, Jai, Kha, LANSA, lapin, LDC, Ligo,
  Lowdefy, Midje, MSL, Oberon, Panko, RABL, Reek, Restlet, Roc, Rodin, Rosette, Satis, Seq, Serf, Soufflé,
  Spatie, tiberius, TLC, TUnit, Uniface, VDM, Watir, Yaws
`

export const SERVERS: Technology[] = listed(NAMES, CASED, WORDS)
