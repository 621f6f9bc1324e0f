import { listed, type Technology } from './technology.ts'

/** Frameworks, libraries and tools by language, taken in any case. */
const NAMES = {
  names: `
    a-h/templ, adlfs, Adoptium, Agroal, aio-pika, aioftp, Alchemy CMS, alive-progress, Allegro CL,
    amazing_print, Amber Smalltalk, anchor-lang, Answer Set Programming, asammdf, async-nats, asyncio-mqtt,
    AtomVM, autobahn-python, avian2d, awesome_print, axlsx, BAC0, benchmark-ips, betterproto,
    bevy_ecs_tilemap, borsh, Brainfuck, Bun ORM, CableReady, Caché ObjectScript, CakeML, camelot-py,
    can-isotp, cargo-asm, cargo-bundle, cargo-deb, cargo-geiger, cargo-lambda, cargo-ndk, cargo-outdated,
    cargo-wix, cassandra-driver, caxlsx, cilium/ebpf, clickhouse-local, CLSQL, CompCert, Component Pascal,
    confluent-kafka-python, console-subscriber, CoreWCF, cosmwasm-std, crossbeam-channel, cryptography.io,
    CryptoVerif, Cycle ORM, dacite, Datalevin, db-scheduler, DDEV, delvewheel, django-haystack, Docksal,
    DoctrineBundle, DragonRuby, Dropwizard Metrics, EasyNetQ, easysnmp, ECLiPSe CLP, egui_plot,
    EiffelStudio, ELMAH, Episerver, ESBMC, esbuild-rails, espflash, Eta lang, EUnit, evmap, eZ Platform,
    fgprof, Firezone, Fody, FOSRestBundle, FOSUserBundle, frunk, GemFire, gitui, gmqtt, go-sql-driver,
    GopherJS, gopsutil, Gosu lang, GraphQL.NET, hbmqtt, Hotwire Native, HTTPoison, httprb, httptest, HUnit,
    iai-callgrind, iBATIS, Ibexa, ink-lang, Jane Street Core, Java PathFinder, JBMC, JFace, JobRunr,
    JSONata, jsonlint, K Framework, kafka-go, kafka-python, keystone-engine, klog, KnpMenuBundle,
    KnpPaginator, kurbo, langid, laravel-permission, leafwing-input-manager, LexikJWTAuthenticationBundle,
    LFortran, libcoro, libfmt, LiipImagineBundle, Linq2DB, LispWorks, LiteSpeed Cache, logr, luma.oled,
    Mage-OS, Magic xpa, mahotas, matchbox_socket, MDBX, Medoo, MemberPress, meson-python, Micro Focus COBOL,
    microbenchmark, miniz, mongodb-rust, mysql_async, nalgebra-glm, native-tls, nats-py, ndarray-linalg,
    NetBeans Platform, Netflix Conductor, NetRexx, newLISP, nrf-hal, NuSMV, nuXmv, ooRexx, OpenJPA,
    OpenMage, openssl-sys, operator-framework, OroCRM, owlready2, oxipng, parquet2, Phinx, pico-args,
    Picolisp, Piranha CMS, playsound, PowerBuilder, premailer, pretty_midi, profvis, Promela, Proto.Actor,
    py-cord, py4web, pylink-square, pyrefly, PySAT, PySCIPOpt, pyserial-asyncio, pytest-postgresql,
    pytest-qt, pytest-snapshot, python-barcode, python-gnupg, python-memcached, python-osc, python-uinput,
    pyvis, pyvisa-py, pyxlsb, qrcode.js, questionary, quic-go, quick-xml, quinn-proto, rdkafka,
    readability-lxml, recordlinkage, RedBeanPHP, redbpf, renet, Rmpi, roxmltree, rp-hal, rskafka,
    ruby-install, RubyMotion, rumqttc, rumqttd, sassc, ScalikeJDBC, schemars, segno, simpleaudio,
    smbprotocol, smbus-cffi, SNOBOL, SNOBOL4, solana-program, SonarAnalyzer, Sonata Admin, SonataAdmin,
    spatie/laravel-permission, SPFx, sprs, sqlfmt, SquirrelMail, StarLogo, stm32f4xx-hal,
    StofDoctrineExtensions, strum_macros, taplo, termui, Test::Unit, tower-lsp, treepoem, TypeProf,
    udsoncan, Ultimate Automizer, UPPAAL, usvg, UVdesk, vibe.d, VichUploaderBundle, VisualWorks, Vtiger CRM,
    WebpackEncoreBundle, WinDev, Windows App SDK, Winter CMS, WP Super Cache, zbar, zerologr, zipapp,
    zune-jpeg
  `,
}

/** Certain in exactly this case. */
const CASED = `
  Aiken, Aimeos, Apalache, Ballista, Befunge, Bigloo, Bolero, Brittany, Chibi, Coravel, CORBA, Effekt,
  Eiffel, Extbase, Flurl, Formidable Forms, Frege, Futhark, GemStone, Gren, Hubris, Importmap, INTERCAL,
  IRB, Itcl, Kawa, Kemal, KivyMD, Lando, Mailcatcher, Maude, Michelson, Nashorn, Pallene, Phan, Picat,
  Racecar, Racket CS, Rel8, Roswell, Sather, Sulu, Thelia, Toga, Wand
`

/** Plain words: certain only in a context. */
const WORDS = `
  ABCL, ABL, ACSL, ASM, BIRT, bleak, Buildr, calamine, CCL, Ceylon, Cg, Chuffed, CLOG, Cuis, DMD, DNN,
  ECL, Eio, Flix, FMX, FxCop, GDC, Goa, Golo, Gosu, GQL, Huma, HVM, Hy, Jai, Kha, LANSA, lapin, LDC, Ligo,
  Lowdefy, Midje, MSL, Oberon, Panko, RABL, Reek, Restlet, Roc, Rodin, Rosette, Satis, Seq, Serf, Soufflé,
  Spatie, tiberius, TLC, TUnit, Uniface, VDM, Watir, Yaws
`

export const SERVERS: Technology[] = listed(NAMES, CASED, WORDS)
