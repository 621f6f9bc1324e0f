import type { Sentence } from '../../text/lines/document.ts'
import { isMachineText } from './machine-text.ts'
import { markAt } from './mark-at.ts'
import type { Found } from './technology-places.ts'

/** A code span that is the name itself, or starts with the command. */
export function isNamedInCode(found: Found): boolean {
  const mark = markAt(found.sentence, found.start)
  const isWhole = mark?.start === found.start && mark.end === found.end
  return (
    (isWhole && (found.spelling.certainty === 'cased' || CALLED_FOR.test(beforeMark(found)))) ||
    isCommand(found)
  )
}

/** "calls via `requests`": what a name set as code is used for makes it one, however plain. */
const CALLED_FOR =
  /\b(?:(?:via|using|uses|used|to use|installed|adopted)|(?:migrated|ported|rewritten) (?:to|in)) (?:the )?["'`]?$/i

function beforeMark({ sentence, start }: Found): string {
  return sentence.text.slice(Math.max(0, start - 16), start)
}

export function isCommand({ spelling, sentence, start, end }: Found): boolean {
  const word = sentence.text.slice(start, end)
  if (isRun(sentence, start, end) && spelling.certainty !== 'word' && isOfNote(word)) return true
  if (isTyped(sentence, start, end) && spelling.certainty === 'sure' && isOfNote(word)) return true
  if (!spelling.technology.commands?.includes(word)) return false
  const mark = markAt(sentence, start)
  if (mark?.kind === 'code')
    return mark.start === start && (mark.end === end || sentence.text.charAt(end) === ' ')
  const isFirst = start < 12 && /^\s*(?:[$>%]\s*)?(?:sudo\s+)?$/.test(sentence.text.slice(0, start))
  return isFirst && isMachineText(sentence) && /^ \S/.test(sentence.text.slice(end, end + 2))
}

/** What every prompt sees says nothing about the work. */
const EVERYDAY =
  /^(?:git|curl|wget|ssh|scp|sftp|rsync|grep|egrep|sed|awk|gawk|tar|gzip|gunzip|unzip|zip|make|vim|nano|emacs|less|man|cat|ps|top|htop|ping|systemctl|journalctl|service|apt|apt-get|yum|dnf|brew|bash|zsh|sh|python|python3|node|npm|npx|pip|pip3|xargs|find|diff|patch|chmod|chown|mount|dmesg|sysctl|lsblk|fdisk|ifconfig|netstat|openssl)$/

function isOfNote(word: string): boolean {
  return /^[a-z\d_-]{3,}$/.test(word) && !EVERYDAY.test(word)
}

/** What starts the tools of a project: "bundle exec rspec", "npx vitest", "bin/rubocop". */
const RUNNER =
  /(?:^|\s)(?:bundle exec |npx |bunx |pnpm (?:exec )?|yarn |poetry run |uv run |pipenv run |python3? -m |\.?\/?bin\/)$/

function isRun({ kind, text }: Sentence, start: number, end: number): boolean {
  if (kind !== 'code' || !/^(?: |$)/.test(text.slice(end, end + 1))) return false
  return RUNNER.test(text.slice(Math.max(0, start - 16), start))
}

/** Whether it was typed at a prompt or with options: "$ asdf list ruby", "rsync -av from to". */
function isTyped({ kind, text }: Sentence, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 10), start)
  if (/(?:^|\s)[$%] (?:sudo )?$/.test(before)) return text.charAt(end) === ' '
  return kind === 'code' && /^(?:sudo )?$/.test(before) && /^ --?[a-z]/i.test(text.slice(end, end + 4))
}
