import { listed, type Technology } from './technology.ts'

/** Services of the clouds, formats and smaller libraries of many trades, taken in any case. */
const NAMES = {
  clouds: `
    AWS Client VPN, AWS Cost Explorer, AWS Global Accelerator, AWS Trusted Advisor, Azure Application Gateway,
    Azure Cache for Redis, Azure CDN, Azure Load Balancer, Azure Spot, Azure Traffic Manager, Azure Virtual Machines,
    Bright Data, Cloud Load Balancing, Databricks Unity Catalog, GitHub Container Registry, GitHub Packages,
    Identity-Aware Proxy, Jina AI, LangChain.js, NVIDIA Model Optimizer, NVIDIA Omniverse, OpenSearch Serverless,
    Qubole, SerpAPI, Spark MLlib
  `,
  web: `
    Brain.js, Classic ASP, CrashKiOS, Dexie.js, Google Mock, Include What You Use, Metal Shading Language,
    Orchard Core, Scoverage, StructureMap, Transformers.js
  `,
  formats: `
    AXI4-Lite, DLNA, IGMP, Media Foundation, MXFP4, MXFP8, NVFP4, SOCKS5, Wi-Fi Direct, XBRL
  `,
  devices: `
    HashiCorp Boundary, Lynxmotion, stm32flash, virt-viewer
  `,
}

/** Certain in exactly this case. */
const CASED = `
  ConTeXt, DDR3, DDR4, DDR5, FCM, INT8, ldd, Sabertooth, SDRAM, WMI, wouter
`

/** Short names of many things, with what makes them certain. */
const AMBIGUOUS: Technology[] = [
  {
    name: 'AMP',
    words: ['AMP'],
    nouns: ['page', 'pages', 'plugin', 'validator', 'cache', 'project', 'HTML'],
  },
  { name: 'AWS Certificate Manager', words: ['ACM'], among: ['AWS', 'CloudFront', 'Route 53', 'Terraform'] },
  { name: 'AWS Database Migration Service', words: ['DMS'], among: ['AWS', 'RDS', 'Aurora', 'Redshift'] },
  { name: 'AWQ', words: ['AWQ'], among: ['quanti', 'vLLM', 'GPTQ', 'LLM'] },
  { name: 'DALI', words: ['DALI'], nouns: ['bus', 'ballast', 'driver', 'gateway'] },
  {
    name: 'HPA',
    words: ['HPA'],
    nouns: ['config'],
    among: ['Kubernetes', 'k8s', 'pods', 'VPA', 'replicas', 'kubectl'],
  },
  { name: 'NUT', words: ['NUT'], among: ['UPS'] },
  { name: 'RTT', words: ['RTT'], among: ['J-Link', 'SEGGER', 'defmt', 'probe-rs'] },
  {
    name: 'RTK',
    words: ['RTK'],
    nouns: ['Query'],
    among: ['GNSS', 'GPS', 'base station', 'rover', 'u-blox', 'NTRIP', 'Redux', 'React', 'createSlice'],
  },
  {
    name: 'STL',
    words: ['STL'],
    nouns: ['containers', 'container', 'algorithms', 'vector'],
    among: ['print', 'mesh', 'Cura', 'Slicer', 'FreeCAD', 'OpenSCAD', 'Fusion 360', 'C++', 'std::', 'Boost'],
  },
  {
    name: 'SRT',
    words: ['SRT'],
    nouns: ['stream', 'streams', 'subtitles'],
    among: ['RTMP', 'OBS', 'FFmpeg'],
  },
  {
    name: 'SEPA',
    words: ['SEPA'],
    nouns: ['payments', 'debit', 'transfer', 'transfers', 'mandate', 'mandates'],
  },
]

export const PLATFORMS: Technology[] = [...listed(NAMES, CASED), ...AMBIGUOUS]
