import { COMMON_NAMES } from '../lexicon/name-words.ts'
import type { Sentence } from '../text/document.ts'
import { isMachineText } from './machine-text.ts'
import { canonicalName, isListed } from './spellings.ts'
import type { Unlisted } from './unlisted-technologies.ts'

/** Lines that load a package: its name is the first group. */
const LOADS = [
  /^\s*(?:from|import) ([a-z][a-z\d_]+)(?=[\s.,;]|$)/,
  /\bfrom ['"]((?:@[a-z\d-]+\/)?[a-z][a-z\d.-]+)['"]/,
  /\brequire\(?\s?['"]((?:@[a-z\d-]+\/)?[a-z][a-z\d.-]+)['"]/,
  /^\s*use ([a-z][a-z\d_]+)::/,
  /^\s*(?:library|require)\(([A-Za-z][A-Za-z\d.]+)\)/,
]

/** Commands that install packages, and the packages that follow; a system's packages are split finer than its tools. */
const INSTALL =
  /(?:^|[\s`$(])(?:(?:pip3?|pipx|conda|mamba|npm|pnpm|yarn|bun|gem|cargo|composer|poetry|uv|opam|luarocks)|(brew|apt|apt-get|dnf|yum|pacman|apk|choco|snap|flatpak))(?: --?[a-z][\w-]*)* (?:install|add|get|require|i|-S|global add) ((?:\S+ ?){1,6})/g
const PACKAGE = /^(?:@[a-z\d-]+\/)?[a-z][a-z\d]*(?:[-_.][a-z\d]+)*$/

/** Addresses that end in the name of a package; a repository may be anybody's own. */
const HOMES =
  /^https?:\/\/(?:www\.)?(?:npmjs\.com\/package|pypi\.org\/project|crates\.io\/crates|docs\.rs|rubygems\.org\/gems|packagist\.org\/packages\/[\w-]+|hackage\.haskell\.org\/package|hex\.pm\/packages|nuget\.org\/packages|pub\.dev\/packages|tracker\.debian\.org\/pkg|packages\.debian\.org\/[\w-]+|formulae\.brew\.sh\/formula|metacpan\.org\/dist|cran\.r-project\.org\/(?:web\/packages|package=)|aur\.archlinux\.org\/packages|bioconductor\.org\/packages)\/(@?[\w./-]{2,60}?)(?:\.git)?\/?(?:#.*)?$/
const OWN_PAGE = /^https?:\/\/([a-z\d-]+)\.(?:readthedocs\.io|js\.org)\/?$/i
const HOME_PAGE = /^https?:\/\/(?:www\.|docs\.)?([a-z\d-]+)\.(?:com|io|dev|org|rs|sh|app|ai|tools|build)\/?$/i
/** What one says before the name of a tool one uses. */
const USED =
  /\b(?:using|uses|used|via|on top of|based on|built on|switch(?:ed|ing)? to|mov(?:ed|ing) to|migrat(?:ed|ing) to) (?:the )?$/i
/** The page of a person or of an organisation. */
const PROFILE = /^https?:\/\/(?:github|gitlab|twitter|x|linkedin|codeberg)\.(?:com|org)\/(?:in\/)?[\w-]+\/?$/i
const LAST_PART = /^https?:\/\/[^\s?]+\/([\w.@-]+?)(?:\.html?|\.git)?\/?(?:[?#].*)?$/

/** Names that code, commands and links give away: what is imported, installed or linked to at its home. */
export function findInCode(sentence: Sentence): Unlisted[] {
  const isMachine = isMachineText(sentence)
  const installed = installedIn(sentence, isMachine)
  return isMachine ? [...loadedIn(sentence), ...installed] : [...linkedIn(sentence), ...installed]
}

/** Only packages we know: one's own modules are imported in the same words. */
function loadedIn(sentence: Sentence): Unlisted[] {
  if (!/\b(?:import|from|require|use|library)\b/.test(sentence.text)) return []
  return LOADS.flatMap((pattern) => {
    const match = pattern.exec(sentence.text)
    const name = match?.[1]
    if (!match || !name || !isListed(name)) return []
    const start = match.index + match[0].indexOf(name)
    return [{ sentence, start, end: start + name.length, name: canonicalName(name) }]
  })
}

function installedIn(sentence: Sentence, isMachine: boolean): Unlisted[] {
  const found: Unlisted[] = []
  for (const match of sentence.text.matchAll(INSTALL)) {
    const list = match[2] ?? ''
    let at = match.index + match[0].length - list.length
    // "the `npm install` command": the command ends with its marks.
    if (!isMachine && isInCode(sentence, match.index + 1) && !isInCode(sentence, at)) continue
    for (const word of list.trimEnd().split(' ')) {
      const name = word.replace(/[`'",.;:)]+$|(?:[=<>~]=|@\d).*$/g, '')
      if (PACKAGE.test(name) && name.length > 2) {
        if (!match[1] || isListed(name))
          found.push({ sentence, start: at, end: at + name.length, name: canonicalName(name) })
      } else if (!/^-/.test(word)) break
      // In prose the command ends with its first package: "pip install dask and rerun".
      if (!isMachine && !isInCode(sentence, at + word.length)) break
      at += word.length + 1
    }
  }
  return found
}

function isInCode({ marks }: Sentence, position: number): boolean {
  return marks.some(({ kind, start, end }) => kind === 'code' && start <= position && position < end)
}

function linkedIn(sentence: Sentence): Unlisted[] {
  return sentence.marks.flatMap(({ kind, target, start, end }) => {
    if (kind !== 'link' || !target) return []
    const name = sentence.text.slice(start, end).trim()
    const home = homeOf(target, sentence.text.slice(Math.max(0, start - 24), start))
    if (!home || !/^\S{3,30}$/.test(name) || squash(name) !== squash(home)) return []
    if (COMMON_NAMES.test(name) || !/\p{L}{2}/u.test(name)) return []
    return [{ sentence, start, end, name: canonicalName(name) }]
  })
}

/** The name that an address gives to what lives there, if it is the home of a tool. */
function homeOf(target: string, before: string): string | undefined {
  const home = (HOMES.exec(target) ?? OWN_PAGE.exec(target))?.[1]
  if (home) return home
  if (!USED.test(before) || PROFILE.test(target)) return undefined
  return (HOME_PAGE.exec(target) ?? LAST_PART.exec(target))?.[1]
}

function squash(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.(?:js|jl|py|rs|nvim)$/, '')
    .replace(/[^a-z\d@+]/g, '')
}
