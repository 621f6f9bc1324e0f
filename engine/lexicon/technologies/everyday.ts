import { listed, type Technology } from './technology.ts'

/** Accounts, formats, networks, commands and ways of working that notes of all trades speak of, taken in any case. */
const NAMES = {
  services: `
    Back4App, Bluehost, Bubble.io, Finnhub, GoDaddy, Google Vision API, Hyperliquid, IEX Cloud, Kalshi, Micro.blog,
    NearlyFreeSpeech, Polymarket, RapidAPI, Tiingo, TMDB, VulnHub, Write.as
  `,
  systems: `
    chkconfig, certutil, cmd.exe, Command Prompt, fping, gcloud, gpresult, Grid'5000, Intel AMT, LANCache, macvtap,
    Munki, VHDX, VMDK, winver, xterm, Xvfb, zvol
  `,
  libraries: `
    animate.css, CompressAI, connect-mongo, ffmpeg-next, fTetWild, Imagick, jMusic, jsprit, LibSVM, OpenSfM, pdf2image,
    Photon Bolt, preact-cli, tflite-runtime, TetWild, torchcodec, VSEARCH, virtio-drivers
  `,
  models: `
    ClinicalBERT, ModernBERT, PubMedBERT, RMSProp, SciBERT
  `,
  chains: `
    Ethash, Goerli, Rinkeby, Ropsten, Sepolia
  `,
  formats: `
    DAG-CBOR, EBNF, GBFS, IPLD, S/PDIF, SHA3
  `,
  devices: `
    AVR-Ada, DSP48, Hailo-8L, LIN bus, LIRC, MegaSquirt, R4300i, RJ45, rusEFI, Speeduino, Tesla K80, Tesla P100, Tesla T4,
    Tesla V100, UnixWare
  `,
  ways: `
    CI/CD, GitOps
  `,
}

/** Certain in exactly this case. */
const CASED = `
  Auto Layout, BDD, CAD, Clone Hero, Frame Debugger, M3U, RPC, SITL, TDD, VPS
`

/** Plain words and many things besides, with what makes them certain. */
const AMBIGUOUS: Technology[] = [
  { name: 'Adam', words: ['Adam'], nouns: ['optimizer', 'optimiser'] },
  { name: 'GD', words: ['GD'], nouns: ['extension', 'library'] },
  { name: 'Keychain', words: ['Keychain'], nouns: ['access', 'API', 'services'], among: ['iOS', 'Swift'] },
  { name: 'OTA', words: ['OTA'], nouns: ['update', 'updates', 'firmware', 'upload', 'uploads', 'flashing'] },
  { name: 'SGD', words: ['SGD'], nouns: ['optimizer', 'optimiser', 'training', 'momentum'] },
  {
    name: 'TTL',
    words: ['TTL'],
    nouns: ['serial', 'logic', 'level', 'levels', 'adapter', 'converter', 'signal', 'signals'],
  },
  {
    name: 'Twitter',
    words: ['Twitter'],
    nouns: ['API', 'app', 'bot', 'bots', 'client', 'clone', 'login', 'OAuth', 'SDK', 'integration'],
  },
  {
    name: 'Facebook',
    words: ['Facebook'],
    nouns: ['API', 'login', 'OAuth', 'SDK', 'Graph', 'integration', 'Messenger'],
  },
  { name: 'Spotify', words: ['Spotify'], nouns: ['API', 'SDK', 'client', 'integration'] },
]

export const EVERYDAY: Technology[] = [...listed(NAMES, CASED), ...AMBIGUOUS]
