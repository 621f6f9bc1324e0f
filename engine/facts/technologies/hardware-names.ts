import { CHIP, HAS_MODEL, MODEL, PART_NUMBER } from '../../lexicon/part-numbers.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { matchesIn } from '../../text/patterns/matches.ts'
import { isInUrl } from './mark-at.ts'

/** Whether the text is about boards and parts. */
export function isAboutHardware(text: string): boolean {
  const words = text.match(
    /\b(?:pcbs?|schematics?|solder(?:ed|ing)?|breadboard|microcontroller|footprints?|gpio|datasheets?|resistors?|capacitors?|sensors?|firmware|spi|i2c|uart|teensy|arduino|esp32|stm32|raspberry pi|rp2040|oscilloscope|multimeter|servo|stepper|accelerometer|imu|flight computer|sd card|kicad|jlcpcb|easyeda|oled|lcd|pico)\b/gi,
  )
  return new Set(words?.map((word) => word.toLowerCase())).size >= 2
}

/** Models, chips and parts by the shape of their names; a part alone counts only in a text about hardware. */
export function findHardware(sentence: Sentence, isHardware: boolean): { start: number; name: string }[] {
  const { text } = sentence
  if (!/\d/.test(text)) return []
  const models = (HAS_MODEL.test(text) ? matchesIn(text, MODEL) : []).filter(
    // "Matrox Millennium 1536 MB" ends with an amount.
    ({ index, 0: name }) =>
      !/^ (?:[KMGT]i?B|[MG]Hz|W|V|mm|cm|DPI|dpi)\b/.test(
        text.slice(index + name.length, index + name.length + 6),
      ),
  )
  const chips = matchesIn(text, CHIP).filter(({ index }) => !isInUrl(sentence, index))
  // "Semtech SX1280" names the chip, and whose it is.
  const machines = models.filter(
    ({ index, 0: name }) => !chips.some((chip) => chip.index > index && chip.index < index + name.length),
  )
  const isInModel = (at: number) =>
    machines.some(({ index, 0: name }) => index <= at && at < index + name.length)
  const parts = isHardware ? matchesIn(text, PART_NUMBER) : []
  return [...machines, ...[...chips, ...parts].filter(({ index }) => !isInModel(index))].map((match) => ({
    start: match.index,
    name: match[0],
  }))
}
