import { listed, type Technology } from './technology.ts'

/** What pages and their parts are made of: kits, charts, editors, bundlers, taken in any case. */
const NAMES = {
  names: `
    Ant Design Vue, AntV, AntV G6, AOS.js, Arco Design, Ariakit, Awesomplete, barba.js, billboard.js, Buefy,
    bundlewatch, CanvasJS, Cash.js, chartjs-plugin-datalabels, Choices.js, class-variance-authority,
    CloudCannon, compromise.js, connect-livereload, ConvNetJS, create-vue, Cropper.js, Croppie, csso,
    Cubism.js, cuid2, dart-sass, decimal.js, Declarative Shadow DOM, DevExtreme, DHTMLX, DocSearch, doT.js,
    dotenvx, Driver.js, esno, Extism, fast-deep-equal, fast-xml-parser, Fermyon, fflate, Fluent 2,
    Fluent.js, Forestry.io, Form.io, fraction.js, fullPage.js, FusionCharts, Gluestack, gluestack-ui, HEEx,
    hotkeys.js, Inputmask, ion.RangeSlider, jest-dom, jiti, jqGrid, js-joda, jstat, jsverify, lightGallery,
    LinguiJS, Litepicker, LiveStore, Magnific Popup, Milkdown, Mirage JS, ml-matrix, modern-normalize,
    Mousetrap.js, nerdamer, ng-mocks, ngx-charts, ngx-datatable, Nitropack, nodenv, Notyf, numeric.js,
    NutUI, OffscreenCanvas, p-retry, Packery, pako, Park UI, Parsley.js, Plate.js, PrimeFlex,
    react-grid-layout, react-i18n, react-joyride, react-jsonschema-form, react-number-format,
    react-pdf-viewer, react-pro-sidebar, react-query-builder, Reakit, redux-form, Rslib, Sanitize.css,
    seedrandom, selectize.js, SharedWorker, simple-statistics, sirv, Skeleton CSS, Snap.svg, Spectre.css,
    stdlib-js, StrykerJS, style-loader, Subresource Integrity, Survey.js, Swup, synaptic.js, TDesign,
    testdouble.js, TestingBot, transloco, tsdown, tsParticles, TUI Editor, TWGL, UI Kitten,
    UI5 Web Components, ulid, Umbrella JS, vaul, Vidstack, Vivus.js, Vue Flow, vue-query, w2ui, WebSQL,
    wink-nlp, WOW.js, write-good, Zag.js, Zeroheight, ZingChart, Zoom SDK, ZRender
  `,
}

/** Certain in exactly this case. */
const CASED = `
  Angular CDK, Chartist, Container Queries, Evergreen UI, Fine Uploader, Formily, Foundation for Sites,
  Glide Data Grid, Grommet, Import Maps, Javy, JSON Forms, Lenis, Lightweight Charts, Lunacy, Media Chrome,
  Noty, Pattern Lab, Rickshaw, Shoelace, Sinopia, Slim Select, Style Dictionary, Tabulator, Theme UI,
  Tokens Studio, Tom Select, Trusted Types, Vant, Varlet, Waku, Web Awesome, Whimsical
`

/** Plain words: certain only in a context. */
const WORDS = `
  Agora, Aphrodite, D2, Genshi, JSR, JSS, Lunatic, Milligram, ogl, Radium, regl, Stitches, Superpowered,
  Vento, WMR
`

export const PAGES: Technology[] = listed(NAMES, CASED, WORDS)
