export type FrontMatter = { position?: string; company?: string; body: string }

const POSITION_KEYS = [
  'job_title',
  'jobtitle',
  'position',
  'title',
  'role',
  'roles',
  'name',
  'titre',
  'poste',
]
const COMPANY_KEYS = [
  'company',
  'company_name',
  'employer',
  'organization',
  'organisation',
  'hiring_organization',
  'client',
  'entreprise',
  'empresa',
  'startup',
  'agency',
  'firm',
]

/** Takes a YAML head off a Markdown posting, reading what it says of position and company. */
export function readFrontMatter(text: string): FrontMatter {
  const match = /^\s*---[ \t]*\r?\n([\s\S]{0,8000}?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)
  if (!match?.[1]) return { body: text }
  const values = new Map<string, string>()
  for (const line of match[1].split(/\r?\n/)) {
    const pair = /^([\w-]{2,30})\s*:\s*(.{1,200})$/.exec(line)
    if (pair?.[1] && pair[2]) values.set(pair[1].toLowerCase().replaceAll('-', '_'), unquote(pair[2]))
  }
  const position = POSITION_KEYS.map((key) => values.get(key)).find(Boolean)
  const company = COMPANY_KEYS.map((key) => values.get(key)).find(Boolean)
  return { ...(position && { position }), ...(company && { company }), body: text.slice(match[0].length) }
}

const unquote = (value: string) =>
  value
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^\[(.*)\]$/, '$1')
    .trim()
