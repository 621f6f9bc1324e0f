import { nothing } from './in-place.ts'

const ASCIIDOC = /^={2,5}[ \t]{1,8}\S|link:https?:|^#\+title:/im
const MARKS =
  /^(={2,5})(?=[ \t]{1,8}\S)|([ \t]={2,5})$|(link:https?:[^\s[\]]{1,500}\[)([^[\]\n]{1,300})\]|([ \t]\+)$|^(#\+title:)/gim

/** The headings and links of AsciiDoc, the headings of MediaWiki, the title of an Org file. */
export function fromAsciiDoc(text: string): string {
  if (!ASCIIDOC.test(text)) return text
  return text.replace(
    MARKS,
    (
      mark: string,
      heading?: string,
      closing?: string,
      link?: string,
      words?: string,
      broken?: string,
      title?: string,
    ) => {
      if (heading) return '#'.repeat(heading.length)
      if (closing || broken) return ' '.repeat(mark.length)
      if (link) return `${nothing(link)}${words}\u200b`
      return title ? '#'.padEnd(title.length) : mark
    },
  )
}
