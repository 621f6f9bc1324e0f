import { lean } from '../../lean.ts'
import { FUNCTION_WORDS } from '../../lexicon/chunk-words.ts'
import { COMMON_WORDS } from '../../lexicon/common-words.ts'
import { COMMON_NAMES } from '../../lexicon/name-words.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { matchesIn } from '../../text/patterns/matches.ts'
import { isMachineText } from './machine-text.ts'
import { canonicalName, isListed, isPlainWord } from './spellings.ts'
import type { Unlisted } from './unlisted-technologies.ts'

/** Lines that load a package: its name is the first group. */
const LOADS = [
  /^\s*(?:from|import) ([a-z][a-z\d_]+)(?=[\s.,;]|$)/,
  /\bfrom ['"]((?:@[a-z\d-]+\/)?[a-z][a-z\d.-]+)['"]/,
  /\brequire\(?\s?['"]((?:@[a-z\d-]+\/)?[a-z][a-z\d.-]+)['"]/,
  /^\s*use ([a-z][a-z\d_]+)::/,
  /^\s*(?:library|require)\(([A-Za-z][A-Za-z\d.]+)\)/,
]

/** "#[serde(default)]": what marks up a type is a package as well. */
const ATTRIBUTE = /#!?\[([a-z][a-z\d_]+)(?=[:(])/

/** Commands that install packages, and the packages that follow; a system's packages are split finer than its tools. */
const INSTALL =
  /(?:^|[\s`$(])(?:(?:pip3?|pipx|conda|mamba|npm|pnpm|yarn|bun|gem|cargo|composer|poetry|uv|opam|luarocks)|(brew|apt|apt-get|dnf|yum|pacman|apk|choco|snap|flatpak))(?: --?[a-z][\w-]*)* (?:install|add|get|require|i|-S|global add) ((?:\S+ ?){1,6})/g
/** What installs the packages of a system or of a language is a tool of the work, too; npm and cargo belong to every build. */
const MANAGERS = new Map([
  ['apt', 'apt'],
  ['brew', 'Homebrew'],
  ['conda', 'Conda'],
  ['dnf', 'dnf'],
  ['mamba', 'Mamba'],
  ['pacman', 'pacman'],
  ['pip', 'pip'],
  ['pip3', 'pip'],
  ['poetry', 'Poetry'],
  ['uv', 'uv'],
  ['yum', 'yum'],
])
const MANAGER = /(?:apt|brew|conda|dnf|mamba|pacman|pip3?|poetry|uv|yum)(?= )/
const PACKAGE = /^(?:@[a-z\d-]+\/)?[a-z][a-z\d]*(?:[-_.][a-z\d]+)*$/

/** Addresses that end in the name of a package; a repository may be anybody's own. */
const HOMES = lean(
  /^https?:\/\/(?:www\.)?(?:npmjs\.com\/package|pypi\.org\/project|crates\.io\/crates|docs\.rs|rubygems\.org\/gems|packagist\.org\/packages\/[\w-]+|hackage\.haskell\.org\/package|hex\.pm\/packages|nuget\.org\/packages|pub\.dev\/packages|tracker\.debian\.org\/pkg|packages\.debian\.org\/[\w-]+|formulae\.brew\.sh\/formula|metacpan\.org\/dist|cran\.r-project\.org\/(?:web\/packages|package=)|aur\.archlinux\.org\/packages|bioconductor\.org\/packages)\/(@?[\w./-]{2,60}?)(?:\.git)?\/?(?:#.*)?$/,
)
/** A project that its makers are named after: github.com/quux/quux, github.com/quux-team/quux. */
const NAMESAKE =
  /^https?:\/\/(?:github|gitlab|codeberg)\.(?:com|org)\/(?=[\w.-]+\/([\w.-]+?)\/?$)\1[\w.-]*\/\1\/?$/i
const GO_PACKAGE = /^https?:\/\/pkg\.go\.dev\/(?:[\w.-]+\/)*(?:go-)?([a-z][a-z\d-]*?)(?:\/v\d+)?(?:[@#].*)?$/
const OWN_PAGE = /^https?:\/\/([a-z\d-]+)\.(?:readthedocs\.io|js\.org)\/?$/i
const HOME_PAGE = /^https?:\/\/(?:www\.|docs\.)?([a-z\d-]+)\.(?:com|io|dev|org|rs|sh|app|ai|tools|build)\/?$/i
/** What one says before the name of a tool one uses. */
const USED =
  /\b(?:using|uses|used|via|on top of|based on|built on|switch(?:ed|ing)? to|mov(?:ed|ing) to|migrat(?:ed|ing) to) (?:the )?$/i
/** The page of a person or of an organisation. */
const PROFILE = /^https?:\/\/(?:github|gitlab|twitter|x|linkedin|codeberg)\.(?:com|org)\/(?:in\/)?[\w-]+\/?$/i
const LAST_PART = /^https?:\/\/[^\s?]+\/([\w.@-]+?)(?:\.html?|\.git)?\/?(?:[?#].*)?$/

const BEFORE_ADDRESS =
  /\b(?:on|with|using|via|in|to|through|into) (\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)?)(?:,|:)? ?\(?$/u
/** Where people talk, watch, shop and read. */
const PUBLIC_PLACES =
  /^(?:meetup|eventbrite|substack|patreon|kickstarter|aliexpress|ebay|etsy|digi-?key|mouser|zoom|twitch|vimeo|goodreads|strava|mastodon|hacker ?news|imgur|arxiv|amazon|discord|telegram|slack|pinterest|tumblr|spotify|quora|tiktok|kaggle|udemy|coursera|pluralsight)$/i
const TYPED = /^(?:[$%>] )?(?:sudo )?([a-z][a-z\d_-]{3,}) (?:[a-z][a-z-]+ )?--?[a-zA-Z][\w-]*(?=[\s=]|$)/
/** The shell's own words, and those of the tools that every prompt sees. */
const SHELL =
  /^(?:alias|bash|basename|cargo|chgrp|chmod|chown|clear|curl|declare|diff|dirname|docker|echo|egrep|eval|exec|exit|export|find|free|grep|groups|gunzip|gzip|head|history|hostname|java|journalctl|kill|killall|less|local|lsblk|lsof|make|mkdir|mktemp|more|mount|netstat|nohup|node|openssl|patch|pgrep|ping|pkill|printf|python\d?|read|readlink|rmdir|rsync|service|sftp|shutdown|sleep|sort|source|stat|sudo|systemctl|tail|test|time|timeout|touch|type|ulimit|umask|umount|uname|unset|unzip|useradd|usermod|wait|watch|wget|which|while|whoami|xargs|adduser|passwd|note|also|option|options|flag|flags|default|used|with|from|that|this|then|when|line|file|like)$/

/** Names that code, commands and links give away: what is imported, installed or linked to at its home. */
export function findInCode(sentence: Sentence): Unlisted[] {
  const isMachine = isMachineText(sentence)
  const installed = [...installedIn(sentence, isMachine), ...markedUpIn(sentence)]
  return isMachine
    ? [...loadedIn(sentence), ...typedIn(sentence), ...installed]
    : [...linkedIn(sentence), ...addressedIn(sentence), ...typedIn(sentence), ...installed]
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

function markedUpIn(sentence: Sentence): Unlisted[] {
  const match = sentence.text.includes('[') ? ATTRIBUTE.exec(sentence.text) : null
  const name = match?.[1]
  if (!match || !name || isPlainWord(name) || !isListed(name)) return []
  const start = match.index + match[0].indexOf(name)
  return [{ sentence, start, end: start + name.length, name: canonicalName(name) }]
}

function installedIn(sentence: Sentence, isMachine: boolean): Unlisted[] {
  const found: Unlisted[] = []
  for (const match of matchesIn(sentence.text, INSTALL)) {
    const list = match[2] ?? ''
    let at = match.index + match[0].length - list.length
    const manager = MANAGER.exec(match[0])
    if (manager) {
      const start = match.index + manager.index
      const end = start + manager[0].length
      found.push({ sentence, start, end, name: canonicalName(MANAGERS.get(manager[0]) ?? '') })
    }
    // "the `npm install` command": the command ends with its marks.
    if (!isMachine && isInCode(sentence, match.index + 1) && !isInCode(sentence, at)) continue
    for (const word of list.trimEnd().split(' ')) {
      const name = word.replace(/[`'",.;:)]+$|(?:[=<>~]=|@\d).*$/g, '')
      // "an npm install per package"
      if (!isMachine && !isInCode(sentence, at) && (FUNCTION_WORDS.has(name) || name === 'per')) break
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
    const words = sentence.text.slice(start, end).trim()
    const home = homeOf(target, sentence.text.slice(Math.max(0, start - 24), start))
    // "[quuxdb's Close call](...)" is linked for what it is a part of.
    const name = /^([a-z][a-z\d-]+)'s /.exec(words)?.[1] ?? words
    if (!home || !/^\S{3,30}$/.test(name) || squash(name) !== squash(home)) return []
    if (COMMON_NAMES.test(name) || !/\p{L}{2}/u.test(name)) return []
    return [{ sentence, start, end: start + name.length, name: canonicalName(name) }]
  })
}

/** "with Quuxleaf https://www.quuxleaf.com/read/1": a name beside its own address, unless it is where people talk or shop. */
function addressedIn(sentence: Sentence): Unlisted[] {
  return sentence.marks.flatMap(({ kind, target, start, end }) => {
    if (kind !== 'url' && kind !== 'link') return []
    const address = target ?? sentence.text.slice(start, end)
    const before = sentence.text.slice(Math.max(0, start - 40), kind === 'link' ? end : start)
    const match = BEFORE_ADDRESS.exec(before)
    const name = match?.[1]
    if (!match || !name || squash(name) !== ownHost(address) || PUBLIC_PLACES.test(name)) return []
    if (COMMON_NAMES.test(name)) return []
    const at = Math.max(0, start - 40) + match.index + match[0].lastIndexOf(name)
    return [{ sentence, start: at, end: at + name.length, name: canonicalName(name) }]
  })
}

/** The part of a host name that was bought: "quuxleaf" of www.quuxleaf.com. */
function ownHost(address: string): string | undefined {
  return /^https?:\/\/(?:[\w-]+\.)*?([\w-]+)\.(?:[a-z]{2,6}|co\.uk)(?:[/?#:]|$)/i
    .exec(address)?.[1]
    ?.toLowerCase()
}

/** What was typed with options, at the start of its line: "quuxbench -n 20"; the shell's own words name nothing. */
function typedIn(sentence: Sentence): Unlisted[] {
  const match = TYPED.exec(sentence.text)
  const name = match?.[1]
  if (
    !match ||
    !name ||
    SHELL.test(name) ||
    COMMON_WORDS.has(name) ||
    FUNCTION_WORDS.has(name) ||
    verbIn(name, 'base', 's', 'past', 'ing') !== undefined
  )
    return []
  const start = match[0].indexOf(name)
  return [{ sentence, start, end: start + name.length, name: canonicalName(name) }]
}

/** The name that an address gives to what lives there, if it is the home of a tool. */
function homeOf(target: string, before: string): string | undefined {
  const home = (HOMES.exec(target) ??
    OWN_PAGE.exec(target) ??
    NAMESAKE.exec(target) ??
    GO_PACKAGE.exec(target))?.[1]
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
