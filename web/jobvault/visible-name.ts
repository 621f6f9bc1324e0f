/** A file name as it may be shown: characters that would turn the text around are made visible instead. */
export function visibleName(name: string): string {
  return name.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '\ufffd')
}
