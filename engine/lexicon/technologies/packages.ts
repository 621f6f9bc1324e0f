import { listed, type Technology } from './technology.ts'

/** Libraries, servers and engines one builds programs and games from, taken in any case. */
const NAMES = {
  web: `
    Ace Editor, ajv-formats, ast-grep, babel-jest, babel-loader, Bacon.js, bcryptjs, Beancount, BIBFRAME,
    Bookmarklet, Bootstrap Icons, bundlesize, CasperJS, chokidar, classnames, Closure Compiler, Closure
    Library, clsx, COLLADA, Create React App, create-react-app, create-vite, cross-env, CSS-in-JS,
    css-loader, Daily.co, DataLoader, DjVu, DNxHD, docx, dprint, Dublin Core, Duktape, Dust.js, engine.io,
    escodegen, eslint-config-airbnb, eslint-plugin-import, eslint-plugin-react, esprima, fast-glob, Feather
    Icons, FlexSearch, Flowbite, Framework7, FreeMarker, Froala, fs-extra, Fuse.js, gettext, GraphQL Code
    Generator, graphql-js, graphql-ws, graphql-yoga, Greasemonkey, Heroicons, html-webpack-plugin, Hygen,
    Iconify, immer.js, IndieAuth, InstantDB, io.js, ISO 9660, JerryScript, jQuery Mobile, JSHint, JSLint, JW
    Player, KissFFT, less-loader, Liveblocks, LiveScript, loadable-components, log4js, lowdb, lru-cache,
    lunr.js, magic-string, manypkg, Mapbox GL JS, MARC21, material-table, Matroska, micromatch, Micropub,
    mini-css-extract-plugin, minimist, MiniSearch, mkdirp, MooTools, multer, Neutralino, neverthrow,
    ngx-translate, NIfTI, node-addon-api, node-redis, node-sass, normalizr, npm-check-updates, npm-run-all,
    Nunjucks, nuxt-auth, OAI-PMH, ofetch, Onsen UI, OOXML, OpenAPI Generator, openapi-typescript, OpenType,
    OpenURL, p-limit, p-queue, Paper.js, Parse Server, PartyKit, PDFKit, pdfmake, PhantomJS, picomatch,
    Plyr, Poedit, postcss-preset-env, PostGraphile, pptx, prettier-plugin-tailwindcss, PrimeFaces, ProRes,
    Prototype.js, Pure.css, purify-ts, Pygments, QuickJS, QUnit, RDFa, react-beautiful-dnd, react-bootstrap,
    react-dropzone, react-icons, react-markdown, react-native-maps, react-native-paper,
    react-native-vision-camera, react-native-webview, react-toastify, react-virtuoso, reactstrap, Realm.js,
    redux-observable, redux-persist, redux-thunk, rehype, rimraf, runtypes, sass-loader, schema.org,
    ShareDB, ShareJS, shelljs, Skeleton UI, SlickGrid, SlimerJS, socket.io-client, SoundFont,
    source-map-explorer, StandardJS, Summernote, svelte-kit, swagger-codegen, tailwind-merge, Tampermonkey,
    tinyglobby, Traceur, TrueType, ts-jest, ts-loader, ts-morph, ts-pattern, TSLint, ttypescript,
    TurboModules, twMerge, Two.js, TypeDB, TypeGraphQL, uBlock Origin, unplugin, Unpoly, url-loader,
    userscript, uWebSockets.js, vee-validate, Violentmonkey, vue-cli, vue-i18n, Vuelidate, web-vitals,
    WebAudio, WebExtensions, WebHID, Webix, Webmention, webpack-bundle-analyzer, webpack-dev-server, WebSub,
    WebVR, WebVTT, why-did-you-render, Wijmo, WindiCSS, WOFF2, XLIFF, y-websocket, Z39.50, Zepto,
    zod-to-json-schema
  `,
  servers: `
    Accumulo, ActiveX, AFNetworking, Akka.NET, Arquillian, Attoparsec, AudioUnit, BlueJ, Boost.Hana,
    Boost.Spirit, Buildbot, C++Builder, CanCanCan, chumsky, civetweb, CLI11, Cocoa Touch, Codefresh,
    Codeship, Collabora Online, Core Audio, CoreAudio, Corretto, cppkafka, cppzmq, cxxopts, CyberPanel,
    DevStack, Dolibarr, DotNetNuke, Dr.Jit, Dremio, DrJava, Eclipse RCP, Emby, Enoki, env_logger, Esqueleto,
    EtherCalc, Etherpad Lite, EventKit, Exasol, FactoryGirl, fastboot, Firefly III, FlutterFire, fontconfig,
    Fourmolu, FreeImage, FriBidi, FuelPHP, GameKit, GDI+, Gearpump, gfx-rs, ghci, ghcid, giflib, glium,
    glog, GnuCash, go2rtc, goimports, Gomega, Google Play Services, GoogleMock, gopls, Greenfoot, Grocy,
    gtkmm, Hamcrest, HandBrakeCLI, Happstack, hidapi, hledger, Imlib2, Immich, Invoice Ninja, Jellyseerr,
    jsoniter, Kimai, Kitex, Kitura, Kolla, kotlinx, KrakenD, libbluray, libconfig, libcurlpp, libdc1394,
    libdvdcss, libftdi, libgd, libharu, libiio, libjpeg, libmicrohttpd, libmodbus, libmongoc, libmpv,
    libpqxx, librabbitmq, libraqm, librsvg, libserialport, libsoup, libtiff, libuhd, libwebsockets, libzmq,
    Lidarr, liquid-dsp, Lunasvg, magic_enum, Magisk, Mealie, MediaMTX, Megaparsec, MiniMagick, ML Kit,
    mockall, MonetDB, Monix, MPlayer, mpv, MyBB, mysql++, nanomsg, NanoSVG, Netezza, Nextcloud Talk, nng,
    NodeBB, Nutch, NZBGet, Oat++, oatpp, Opaleye, OpenSlide, Ormolu, Overseerr, Padrino, Paperless-ng,
    PassKit, PencilKit, Pentaho, Pistache, pocketfft, podofo, proc-macro2, pyftdi, PySide2, Qt Quick
    Controls, Qt WebEngine, range-v3, redis-plus-plus, resvg, rTorrent, ruTorrent, RxKotlin, SABnzbd,
    Scalaz, serde_json, Shoulda, Silverlight, Sitefinity, Skia4Delphi, snmalloc, SoapySDR, SOCI, SOIL2,
    sqlite_orm, SQLiteCpp, StreamSets, structopt, SwiftFormat, Tautulli, Temurin, tinyxml2, TokyoCabinet,
    toml11, TripleO, Typhoeus, UI Automator, Uno Platform, uWebSockets, vBulletin, Vikunja,
    WatchConnectivity, WEBrick, websocketpp, Wercker, XenForo, Xerces-C, Xposed, xsimd, yaml-cpp, zeromq.js
  `,
  games: `
    86Box, Ableton, Affinity Designer, Affinity Photo, AngelScript, App Inventor, Atari ST, AudioKit, Azure
    Kinect, Bitwig, Blockly, bsnes, CEGUI, ChaiScript, Clip Studio Paint, Coin3D, CreateJS, Cubase, Daz3D,
    DeSmuME, Dolphin emulator, EaselJS, Excalibur.js, FCEUX, flecs, FluidSynth, Game Boy, Game Boy Advance,
    Game Jolt, GameMaker Studio, GarageBand, glslang, Google Cardboard, GZDoom, Havok, HaxeFlixel, Heaps.io,
    higan, HTC Vive, iClone, ImpactJS, itch.io, Kaboom.js, Leap Motion, Lightroom, LuxCoreRender, MadMapper,
    Magic Leap, MagicaVoxel, Marvelous Designer, Mednafen, Mega Drive, melonDS, melonJS, Mesen, mGBA,
    Mitsuba, MoltenVK, Neo Geo, Newton Dynamics, Nintendo DS, Nintendo Switch, Oculus Rift, OpenFL,
    OpenRCT2, OpenSceneGraph, osgEarth, pbrt, PCem, PCSX2, Pixaki, POV-Ray, PPSSPP, Pro Tools, Pyxel, Quixel
    Megascans, ReactPhysics3D, Reallusion, RenderMan, Resolume, RmlUi, RPCS3, Ryujinx, SDL_mixer, SDL_ttf,
    Sega Genesis, shaderc, SMAPI, SpeedTree, stb_truetype, Stencyl, Substance Designer, TexturePacker,
    tinyobjloader, TouchOSC, Ursina, VCV Rack, VRChat, xemu, XR Interaction Toolkit, Yarn Spinner,
    ZynAddSubFX
  `,
  moreTools: `
    3CX, Aegisub, aiortc, Airsonic, Akregator, Androguard, Anytype, Apache Traffic Server, AppFlowy,
    ArchiveBox, AspectJ, AStyle, Audiobookshelf, Aurora Store, autoflake, AviSynth, Baresip, BaseX,
    Batocera, Bikeshed, bmake, BookWyrm, BPMN.js, bpython, C-Reduce, Calibre-Web, Camunda Modeler,
    CCExtractor, changedetection.io, CherryTree, CircuitVerse, Clipboard.js, Cobertura, creduce, cscope,
    Csmith, ctags, cvs2svn, Dancer2, Dashy, DataTables.net, DAVx5, DB Browser for SQLite, DBIx::Class,
    DejaGnu, deqp, Dieharder, Dillo, Docmost, dqlite, Drachtio, DragonflyDB, Dragula, Drawflow, Dune 3D,
    ElastAlert, elinks, EmulationStation, Eturnal, eXist-db, Exuberant Ctags, F-Droid, Falkon, Fancybox,
    fdroidserver, Flowblade, flowchart.js, FreeMind, Freeplane, FreeTube, Funkwhale, FusionPBX, gcov, gcovr,
    gdbserver, geckodriver, Gedit, gifsicle, git-remote-hg, gitolite, gitweb, Glide.js, gnulib, Google Books
    API, Gotify, Gource, gperf, gprbuild, Groonga, Guetzli, hg-git, Homarr, HTTrack, Hugin, IGDB, ikiwiki,
    ImageOptim, Intro.js, Ionicons, IzzyOnDroid, jEdit, JHBuild, jpegoptim, jQuery Validation, jsPlumb,
    JsSIP, KCachegrind, Konqueror, kubectx, kubens, kubetail, Kurento, Kvazaar, Kwrite, Lakka, Last.fm API,
    LaunchBox, lcov, Leafpad, libdatachannel, Libreddit, librespot, Lightbox2, Linkding, Linphone,
    ListenBrainz, litecli, LiteFS, LiteGraph, Locomotive Scroll, Logisim, Logisim Evolution, Logitech Media
    Server, Luminance HDR, Mark.js, MarkLogic, Material Icons, Mermaid.js, MetaBrainz, MiniZinc,
    mjpg-streamer, mkdocstrings, MKVToolNix, Modernizr, Mojolicious, moOde, Mopidy, MotionEyeOS,
    mozregression, Mroonga, msedgedriver, MusicBrainz, mycli, MyPaint, Nageru, NewPipe, Nitter,
    normalize.css, ntfy, ntfy.sh, OBS Ninja, OCRmyPDF, ODBC, OMDb API, OmegaT, OOjs, Open Food Facts, Open
    Library API, OpenClover, OpenFoodFacts, OpenJFX, openQA, OpenToonz, OpenVidu, optipng, Owl Carousel,
    particles.js, Pencil2D, Perl::Critic, perlcritic, perltidy, pgAgent, pgcli, pgcrypto, pgloader, pgTAP,
    PhotoSwipe, PiCorePlayer, Piglit, Pion, PJSIP, Plack, pngquant, polyfill.io, potrace, Privoxy, PSGI,
    ptpython, Pushbullet, pydoctor, QCachegrind, qutebrowser, Radicale, rav1e, Recalbox,
    regenerator-runtime, reposurgeon, reset.css, ReSpec, ReText, RetroPie, Rough.js, roughViz, rqlite,
    rtags, rtpengine, SciTE, ScrollMagic, Searx, SearXNG, sentinelsat, shairport-sync, sharness,
    Shepherd.js, Shiboken, Shiori, Simplenote, SIP.js, SIPp, Slick carousel, Snapcast, sngrep, SolveSpace,
    SonarScanner, SpatiaLite, spotifyd, sqldiff, sqlitebrowser, Squeezelite, Squoosh, StaxRip, Streamlink,
    svn2git, SVT-VP9, SweetAlert, Synfig, Sysprof, Tarantool, Teddit, termshark, Test262, Test::More,
    Tinyproxy, tmate, TMDB API, TortoiseHg, Traffic Server, Trilium, TriliumNext, tusd, Typeahead.js,
    Typed.js, Umbrello, Uncrustify, UnifiedPush, Universal Ctags, unixODBC, unpaper, uStreamer, Vanta.js,
    VapourSynth, VDO.Ninja, VisualEditor, Voctomix, VVenC, w3m, web-platform-tests, WebIDL, WebPush,
    webrtc-rs, websocketd, Wings3D, x262, xdoctest, XPCOM
  `,
  ofLanguages: `
    aasm, active_model_serializers, activerecord-import, acts-as-taggable-on, acts_as_list, aiogram,
    aiomqtt, asciimatics, asyncua, autoprefixer-rails, aws-sdk-s3, better_errors, Blitz.js, blueprinter,
    byebug, C++03, cachetools, capistrano-rails, capybara-webkit, certifi, chardet, charset-normalizer,
    climate_control, closure_tree, colorama,
    CommonJS, commonmarker, compress/flate, comtypes, concurrent.futures, container/heap, container/list,
    crypto/aes, crypto/ecdsa, crypto/ed25519, cssbundling-rails, cytoolz, dartsass-rails, database_cleaner,
    dateutil, debug/dwarf, debug/elf, devise-jwt, devise_token_auth, diskcache, disnake, docutils,
    dotenv-rails, elasticsearch-rails, encoding/asn1, erb_lint, ES2015, ES2017, ES2020, ES2022,
    ES5, ES6, ESNext, excon, execjs, factory_bot_rails, fast_jsonapi, filelock, fog-aws, formtastic,
    go/build, go/format, go/token, golang.org/x/crypto, golang.org/x/net, golang.org/x/tools, good_job,
    google-api-python-client, grape-swagger, graphql-ruby, gspread, haml-lint, hash/crc32, hash/maphash,
    heapq, hiredis-client, image/jpeg, importlib_metadata, index/suffixarray, iniconfig, instaloader,
    io/ioutil, itsdangerous, jsbundling-rails, kramdown, kt-paperclip, libcamera-apps, lograge,
    markdown-it-py, MarkupSafe, math/bits, mini_magick, minimalmodbus, mistune, money-rails, more-itertools,
    mrsk, mypy_extensions, Narwhals, net/http/httptest, net/http/httputil, net/textproto, newrelic_rpm,
    nextcord, nh3, npyscreen, omniauth-google-oauth2, online_migrations, os/signal, os/user, paho-mqtt,
    pandas-ta, paper_trail, parallel_tests, passlib, picamera, picamera2, pkg_resources, platformdirs,
    pluggy, portalocker, prometheus_exporter, pry-byebug, pry-rails, puma_worker_killer, PyBluez, pygsheets,
    pyjanitor, PyJWT, pymodbus, PyNaCl, pyobjc, pyOpenSSL, pyproject-hooks, Pyrogram, PySimpleGUI, pystray,
    python-jose, pytube, pytz, pywebview, pywin32, rack-cors, rack-timeout, React Admin, redcarpet,
    RedwoodJS, regexp/syntax, resque-scheduler, rest-client, rolify, rpicam-apps, rspec-rails, rspec-retry,
    rswag, rubocop-rails, ruby-kafka, ruby-lsp, runtime/metrics, runtime/trace, sassc-rails, scout_apm,
    selenium-webdriver, semantic_logger, sentry-raven, sentry-ruby, sidekiq-cron, sidekiq-scheduler,
    sidekiq-unique-jobs, slack_sdk, socketserver, solid_cache, solid_queue, sorbet-runtime, Spotipy,
    spring-watcher, spyne, standardrb, statsd-instrument, stimulus-rails, sweetviz, TA-Lib,
    tailwindcss-rails, termcolor, test-prof, testing/fstest, testing/quick, testing/synctest,
    text/tabwriter, therubyracer, thinking-sphinx, timecop, turbo-rails, typing-extensions,
    typing_extensions, tzdata, uglifier, unicode/utf8, unittest.mock, urwid, vectorbt, view_component,
    w1thermsensor, wrapt, x/crypto, x/oauth2, x/tools, yabeda, zeep, zoneinfo
  `,
}

/** Certain in exactly this case. */
const CASED = `
  AJAX, ASTC, AWT, Blue Iris, Chipmunk, Citra, DDS, DevIL, DevTools, Dojo, Faraday, Faust, Fresco, GBA,
  GBDK, GLAD, GLEW, GLUT, GRDB, IIIF, Janus, KTX2, Lazarus, LiveData, MARC, N64, NDK, NES, Ocelot, Ogg,
  Ogre, Parsec, Picasso, Polonius, Protractor, Rapier, RDF, Reaper, Servant, Silex, Smarty, SNES, Sokol,
  Spek, STUN, Trix, VRTK, WASAPI, Wicket, YUI, Yuzu, Zend
`

/** Plain words: certain only in a context. */
const WORDS = `
  Broccoli, Brunch, Buffalo, Hedgehog, Jolt, Marko, Scotty, Tapestry
`

/** Words and other spellings, with what makes them certain. */
const AMBIGUOUS: Technology[] = [
  { name: 'ES modules', cased: ['ESM'] },
  { name: 'Gorilla', words: ['Gorilla'], nouns: ['mux', 'websocket', 'sessions'] },
  { name: 'nom', words: ['nom'], nouns: ['parser', 'parsers', 'crate'] },
  { name: 'Spine', words: ['Spine'], nouns: ['animation', 'animations', 'runtime', 'skeleton'] },
  { name: 'Tiled', words: ['Tiled'], nouns: ['map', 'maps', 'editor'] },
]

export const PACKAGES: Technology[] = [...listed(NAMES, CASED, WORDS), ...AMBIGUOUS]
