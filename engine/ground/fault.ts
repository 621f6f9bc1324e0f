/** What a claim says beyond its source. */
export type FaultKind =
  | 'number'
  | 'computed number'
  | 'technology'
  | 'identifier'
  | 'name'
  | 'date'
  | 'stronger claim'
  | 'modality'
  | 'unsupported'

export type TextFault = { kind: FaultKind; words: string }
