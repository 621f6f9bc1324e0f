import { bare } from './fold.ts'

const PUBLIC =
  /^(?:gmail|googlemail|outlook|hotmail|yahoo|icloud|proton|protonmail|gmx|web|live|aol|linkedin|github|gitlab|google|twitter|facebook|instagram|youtube|goo|bit|forms|docs|notion|calendly|medium|apple|glassdoor|indeed|example|typeform|wikipedia|whatsapp|telegram)$/

const MAIL = /@([a-z0-9][a-z0-9.-]{2,80})/gi
const ADDRESS = /(?:@|https?:\/\/(?:www\.)?|\bwww\.)([a-z0-9][a-z0-9.-]{2,80})/gi
const DOMAIN_LIMIT = 30

/** The names in the mail addresses of a text: who is written to is who hires. */
export const mailDomains = (text: string): string[] => domains(text, MAIL)

/** The names in all addresses of a text. */
export const domainsIn = (text: string): string[] => domains(text, ADDRESS)

function domains(text: string, pattern: RegExp): string[] {
  const found = new Set<string>()
  for (const [, host = ''] of text.matchAll(pattern)) {
    const name = hostName(host)
    if (name) found.add(name)
    if (found.size >= DOMAIN_LIMIT) break
  }
  return [...found]
}

/** "careers.acme.co.uk" is acme's; public mail and social sites are nobody's. */
export function hostName(host: string): string | undefined {
  const parts = host.toLowerCase().replace(/\.$/, '').split('.')
  const isDouble = parts.length > 2 && (parts.at(-2) ?? '').length <= 3
  const name = isDouble ? parts.at(-3) : parts.at(-2)
  return name && name.length > 1 && !PUBLIC.test(name) ? name.replaceAll('-', '') : undefined
}

/** Capitalised names of up to four words in a text that an address spells without blanks: "Night Rail" for "nightrail". */
export function namesLike(slugs: ReadonlySet<string>, text: string): string[] {
  if (!slugs.size) return []
  const found = new Map<string, string>()
  const words = text.slice(0, 30_000).split(/[\s()"“”]+/)
  words.forEach((word, i) => {
    if (!/^[\p{Lu}\p{N}]/u.test(word)) return
    for (let length = 1; length <= 4; length++) {
      const name = words
        .slice(i, i + length)
        .join(' ')
        .replace(/[.,;:!?'’]+s?$/, '')
      const key = bare(name)
      if (slugs.has(key) && !found.has(key)) found.set(key, name)
      if (/[.,;:!?]$/.test(words[i + length - 1] ?? '')) break
    }
  })
  return [...found.values()]
}
