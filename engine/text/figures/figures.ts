import { lean } from '../../lean.ts'

/** "before: 40", "End: 2.4": one of two figures that belong together. */
const END_OF_CHANGE =
  /^(?:(?:before|after)\b.{0,12}|(?:begin|beginning|start|end|old|new|now|baseline|patched|initial|final)(?:\s[\w-]+){0,2}\s?[:=]\s?\D{0,3})\d/i

/** "RAM -608 bytes", "bundle: +3 kB (1.2%)" */
const DELTA =
  /(?:^|[\s(])[-+\u2212]\s?\d[\d.,]*\s?(?:%|[kMGT]i?B\b|bytes\b|[nmu\u00b5]?s\b|lines\b|LOC\b|pp\b|points?\b)/

/** Whether a line gives what a figure was or has become, or by how much it moved. */
export function isEndOfChange(text: string): boolean {
  return END_OF_CHANGE.test(text) || DELTA.test(text)
}

const SCORE = lean(
  /\b(?:accuracy|precision|recall|f1|auc|auroc|loss|scores?|mAP|mae|mse|rmse|bleu|rouge|perplexity|psnr|ssim|iou|dice|val|coverage|r2|lighthouse|elo|kappa|correlation|(?:hit|success|pass|error|failure|conversion|retention|click-through) rate)\b[^.;\d]{0,30}(?:\d{0,6}\.\d|\d{1,6}\s?%|\d{1,6}\/\d)|(?<![\d.])(?:\d{0,6}\.\d{1,8}|\d{1,6}\s?%|\d{1,6}\/\d{1,6})\s(?:[a-z-]+\s)?(?:accuracy|precision|recall|f1|auc|loss|scores?|mAP|iou|coverage|correlation)\b/i,
)

const TALLY = lean(
  /\b\d[\d,.]*k?\s(?:[a-z-]+\s){0,2}(?:done|finished|fixed|closed|merged|migrated|moved|converted|filled|updated|passing|passed|pass|green|removed|deleted|resolved|processed|imported|synced|uploaded|written|covered|left|remaining|to go|tested|cleaned|replaced|shipped|published|answered|reviewed|completed|sold|signed up|registered|recovered|restored|freed|saved)\b|\b(?:all|every one of the) \d+\b/i,
)

/** Which kinds of result its figures tell: a score, or how many things were finished. */
export function figureFeatures(text: string): string[] {
  if (!/\d/.test(text)) return []
  return [...(SCORE.test(text) ? ['score'] : []), ...(TALLY.test(text) ? ['tally'] : [])]
}
