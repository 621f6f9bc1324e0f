import { listed, type Technology } from './technology.ts'

/** What pages and their parts are made of: kits, charts, editors, bundlers, taken in any case. */
const NAMES = {
  names: `
    Ant Design Vue, AntV, AntV G6, AOS.js, Arco Design, Ariakit, Awesomplete, barba.js, billboard.js, Buefy,
    bundlewatch, CanvasJS, Cash.js, chartjs-plugin-datalabels, Choices.js, class-variance-authority,
    CloudCannon, compromise.js, connect-livereload, ConvNetJS, create-vue, Cropper.js, Croppie, csso,
    Cubism.js, cuid2, dart-sass, decimal.js, Declarative Shadow DOM, DevExtreme, DHTMLX, doT.js, dotenvx,
    Driver.js, esno, Extism, fast-deep-equal, fast-xml-parser, Fermyon, fflate, Fine Uploader, Fluent 2,
    Fluent.js, Forestry.io, Form.io, Foundation for Sites, fraction.js, fullPage.js, FusionCharts,
    Glide Data Grid, Gluestack, gluestack-ui, HEEx, hotkeys.js, Inputmask, ion.RangeSlider, jest-dom, jiti,
    jqGrid, js-joda, jstat, jsverify, lightGallery, LinguiJS, Litepicker, LiveStore, Magnific Popup,
    Milkdown, ml-matrix, model-viewer, modern-normalize, Mousetrap.js, nerdamer, ng-mocks, ngx-charts,
    ngx-datatable, Nitropack, nodenv, Notyf, numeric.js, NutUI, object-hash, OffscreenCanvas, p-retry,
    Packery, pako, Park UI, Parsley.js, Plate.js, PrimeFlex, react-grid-layout, react-i18n, react-joyride,
    react-jsonschema-form, react-number-format, react-pdf-viewer, react-pro-sidebar, react-query-builder,
    Reakit, redux-form, Rslib, Sanitize.css, seedrandom, selectize.js, SharedWorker, simple-statistics,
    sirv, size-limit, Skeleton CSS, Snap.svg, Spectre.css, stdlib-js, StrykerJS, style-loader,
    Subresource Integrity, Survey.js, Swup, synaptic.js, TDesign, testdouble.js, TestingBot, Tokens Studio,
    Tom Select, transloco, Trusted Types, tsdown, tsParticles, TUI Editor, TWGL, UI Kitten,
    UI5 Web Components, Umbrella JS, Varlet, vaul, Vidstack, Vivus.js, Vue Flow, vue-query, w2ui, WebSQL,
    wink-nlp, WOW.js, Zag.js, Zeroheight, ZingChart, Zoom SDK, ZRender
  `,
}

/** Certain in exactly this case. */
const CASED = `
  Angular CDK, Chartist, Container Queries, Evergreen UI, Formily, Grommet, Import Maps, Javy, JSON Forms,
  Lenis, Lunacy, Media Chrome, Noty, Pattern Lab, Rickshaw, Shoelace, Sinopia, Slim Select,
  Style Dictionary, Tabulator, Theme UI, Vant, Waku, Web Awesome, Whimsical
`

/** Plain words: certain only in a context. */
const WORDS = `
  Agora, Aphrodite, D2, Genshi, JSR, JSS, Lunatic, Milligram, ogl, Radium, regl, Stitches, Superpowered,
  Vento, WMR
`

export const PAGES: Technology[] = listed(NAMES, CASED, WORDS)
