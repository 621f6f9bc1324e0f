import { listed, type Technology } from './technology.ts'

/** What one measures, examines, makes and moves things with, written small as people write it. */
const NAMES = {
  instruments: `
    oscilloscope, multimeter, logic analyzer, spectrum analyzer, function generator, signal generator,
    vector network analyzer, thermal camera, data logger, dynamometer, spectrophotometer, mass spectrometer,
    electron microscope, confocal microscope, thermocycler, load cell, strain gauge, theodolite,
    total station, anemometer, flow meter, pyranometer
  `,
  makers: `
    3D printer, 3D printing, laser cutter, vinyl cutter, reflow oven, pick-and-place machine, CNC mill,
    CNC router, CNC machine, resin printer, wire EDM, waterjet cutter
  `,
  techniques: `
    qPCR, RT-PCR, gel electrophoresis, flow cytometry, mass spectrometry, Western blot, Sanger sequencing,
    confocal microscopy, GC-MS, LC-MS, UV-Vis, X-ray diffraction, ddPCR, ChIP-seq, RNA-seq, scRNA-seq,
    ATAC-seq, patch clamp, CRISPR
  `,
  moving: `
    stepper motor, servo motor, brushless motor, H-bridge, buck converter, boost converter, op amp,
    swerve drive, mecanum drive, e-ink, e-paper,
    rotary encoder, logic level shifter, zener diode
  `,
}

/** Certain in exactly this case. */
const CASED = `
  AFM, ATEM, BMS, CNC, DJI, DMM, ELISA, Fluke, FTIR, HPLC, LTE, MinION, NMR, PCR, Prusa, Rigol, SDR, VFD,
  VNA, XRD
`

/** Words and other spellings, with what makes them certain. */
const AMBIGUOUS: Technology[] = [
  {
    name: 'PID',
    words: ['PID'],
    nouns: [
      'control',
      'controller',
      'controllers',
      'loop',
      'loops',
      'tuning',
      'gains',
      'constants',
      'regulator',
    ],
  },
  { name: 'GPS', words: ['GPS'], nouns: ['module', 'receiver', 'tracker', 'antenna', 'logger', 'fix'] },
  { name: 'LCD', words: ['LCD'], nouns: ['display', 'screen', 'panel', 'module', 'driver', 'controller'] },
  { name: 'TFT', words: ['TFT'], nouns: ['display', 'screen', 'panel', 'module', 'driver'] },
  { name: 'SEM', words: ['SEM'], nouns: ['image', 'images', 'imaging', 'micrographs'] },
]

export const APPARATUS: Technology[] = [...listed(NAMES, CASED), ...AMBIGUOUS].map(withPlural)

/** "two stepper motors", "the H-bridges": what one can count is met in the plural as well. */
function withPlural(one: Technology): Technology {
  const isCounted =
    /(?:scope|meter|analyzer|generator|camera|logger|printer|cutter|oven|router|machine|motor|bridge|converter|amp|cell|gauge|encoder|driver|loop|controller|filter|diode)$/
  const british = one.name.includes('analyzer') ? [one.name.replace('analyzer', 'analyser')] : []
  if (!isCounted.test(one.name)) return one
  return { ...one, also: [one.name, ...british].flatMap((name) => [name, `${name}s`]).slice(1) }
}
