const MAX_BYTES = 200
// What Windows keeps for its devices, also with an extension or blanks after it.
const RESERVED = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)\s*(\.|$)/i

/** Makes names under which files can stand side by side in one folder of any system, duplicates numbered "cv (2).pdf". */
export function createZipNames() {
  const taken = new Set<string>()
  const lastNumber = new Map<string, number>()

  return (originalName: string): string => {
    const name = safeName(originalName)
    const key = fold(name)
    let candidate = name
    let number = lastNumber.get(key) ?? 1
    while (taken.has(fold(candidate))) {
      number += 1
      candidate = shorten(name, ` (${number})`)
    }
    lastNumber.set(key, number)
    taken.add(fold(candidate))
    return candidate
  }
}

/** Without folders, invisible characters and whatever some system does not allow in a name. */
export function safeName(originalName: string): string {
  const parts = originalName.toWellFormed().split(/[/\\]/)
  const visible = (parts.findLast((part) => !/^\s*\.{0,2}\s*$/.test(part)) ?? '')
    .normalize('NFC')
    // The joiner holds emoji together; all other characters of this kind only mislead.
    .replace(/[^\P{Cf}\u200d]|[\p{Cc}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/[. ]+$/, '')
  const name = /[^\s\u200d]/u.test(visible) ? visible : 'document'
  return shorten(RESERVED.test(name) ? `_${name}` : name)
}

/** What two names share that some system would take for one. */
function fold(name: string): string {
  const compatible = name.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return compatible.toUpperCase().toLowerCase().normalize('NFKC').trim()
}

/** Puts `suffix` before the extension and cuts the name, never a character, to the longest that every system takes. */
function shorten(name: string, suffix = ''): string {
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && name.length - dot <= 20 ? name.slice(dot) : ''
  const stem = name.slice(0, name.length - extension.length)
  const room = MAX_BYTES - Buffer.byteLength(suffix + extension)
  let cut = ''
  for (const { segment } of new Intl.Segmenter().segment(stem)) {
    if (Buffer.byteLength(cut) + Buffer.byteLength(segment) > room) break
    cut += segment
  }
  return (cut.replace(/[. ]+$/, '') || (suffix ? '' : 'document')) + suffix + extension
}
