import { GENERIC_WORDS } from '../lexicon/generic-words.ts'
import { INTERFACE_LINES, INTERFACE_STARTS } from '../lexicon/interface-noise.ts'
import { JOB_SITES } from '../lexicon/job-sites.ts'
import { DEPARTMENTS, PLACES, TERMS } from '../lexicon/places.ts'
import { COMPANY_LABELS, OTHER_LABELS, POSITION_LABELS } from '../lexicon/posting-labels.ts'
import { AFTER_POSTING, SECTION_WORDS } from '../lexicon/posting-sections.ts'
import { bare, fold } from './fold.ts'
import { GENDER_MARK, hasRoleNoun } from './roles.ts'

const SECTIONS = new Set(SECTION_WORDS)
const AFTER = new Set(AFTER_POSTING)

/** A name as running text writes it, in ASCII shadow: capitalised words, joined by small ones. Bounded, so that no text makes it slow. */
const WORD = String.raw`(?:(?:[A-Z]\.){1,4}|(?:St|Dr)\.|[A-Z0-9][A-Za-z0-9&'+]{0,40}(?:[.\/-][A-Za-z0-9&'+]{1,40}){0,4})`
const LINK = '(?:&|of|de|du|des|del|della|di|da|do|dos|la|le|und|and|et|y|e|for|fur|the|von|van|der)'
const FORM = String.raw`(?:,? (?:Inc|Pvt\. Ltd|Ltd|Corp|Co|LLC|S\.A|S\.L|S\.r\.l|S\.p\.A|Sp\. z o\.o|A\/S|B\.V|GmbH|s\.r\.o|a\.s|e\.V)\b\.?)`
export const NAME = `(?<![A-Za-z0-9])(?-i:${WORD}(?: (?:${LINK} ){0,2}${WORD}){0,5}${FORM}?)`

export const LEGAL_FORM =
  /(?:^|[\s,])(?:inc|incorporated|pvt\. ltd|corp|corporation|llc|l\.l\.c|llp|ltd|limited|plc|pty|pte|gmbh|mbh|ag|se|kg|kgaa|ohg|ug|e\.?\s?v|eg|ges\.m\.b\.h|sas|sasu|sarl|s\.?a\.?s?|s\.?a\.?r\.?l|s\.?l\.?u?|s\.?p\.?a|s\.?r\.?l|bv|b\.v|nv|n\.v|ab|a\/s|aps|oy|oyj|as|s\.r\.o|spol\. s r\.o|a\.s|sp\. z o\.?\s?o|kft|zrt|ltda|s\.a\. de c\.v|eireli|d\.o\.o|k\.k|co|company|group|holding|gruppe|groupe)\.?$/i

const tidy = (text: string) => fold(text).replace(/\s+/g, ' ').trim()

export const isJobSite = (name: string): boolean =>
  JOB_SITES.has(bare(name).replace(/(?:com|de|fr|es|io|co|net|org)$/, '')) || JOB_SITES.has(bare(name))

/** "CDI à Paris", "Vollzeit in Wien". */
const CONTRACT =
  /^(?:cdi|cdd|alternance|interim|freelance|vollzeit|teilzeit|festanstellung|full[ -]?time|part[ -]?time|contract|permanent|temporary)\b/

/** A place, a way of working, a kind of contract, an amount or an address: header matter that is no name. */
export function isCircumstance(text: string): boolean {
  const plain = tidy(text).replace(/^[^\p{L}\p{N}$€£]+|[.,;:!]+$/gu, '')
  if (!plain || TERMS.test(plain)) return true
  if (CONTRACT.test(plain) && plain.split(' ').length <= 5 && !hasRoleNoun(plain.replace(CONTRACT, '')))
    return true
  if (
    /^(?:https?:|www\.)|@\w+\.\w|[$€£¥₹]|\b\d+(?:[.,]\d+)*\s?(?:k|eur|usd|gbp|chf|kc|czk|pln|zl|sek|lpa)\b|\b\d+\s?%/.test(
      plain,
    )
  )
    return true
  if (
    /^[\d\s./-]+$|^(?:job |req(?:uisition)? ?|posting |stellen)?(?:id|ref|reference|number|nr|no|nummer)\b[\s.:#]*\w*\d|\b(?:days?|weeks?|months?|hours?|hrs?|years?) ago\b|\bapplicants?\b|\bvor \d+|\bil y a\b|\bhace \d/.test(
      plain,
    )
  )
    return true
  const parts = plain.split(/\s*[,/;·•|()+]\s*|\s+(?:or|and|und|oder|et|ou|y|o|&|-)\s+/).filter(Boolean)
  return parts.some((part) => PLACES.has(part) || TERMS.test(part)) && !LEGAL_FORM.test(text)
    ? true
    : /\bremote\b|\bhybrid\b|\bon-?site\b|\bhome ?office\b/.test(plain)
}

const lineOf = (text: string) => tidy(text).replace(/^[^\p{L}\p{N}]+|[\s:?!.…*_#]+$/gu, '')

/** Controls of a site: "Apply now", "Share", "Posted 3 days ago". */
export function isControl(text: string): boolean {
  const plain = lineOf(text)
  return INTERFACE_LINES.has(plain) || INTERFACE_STARTS.some((start) => plain.startsWith(start))
}

/** Controls, headings and labels of sites and postings. */
export function isFurniture(text: string): boolean {
  const plain = lineOf(text)
  if (!plain) return true
  if (isControl(text) || SECTIONS.has(plain) || AFTER.has(plain)) return true
  return POSITION_LABELS.has(plain) || COMPANY_LABELS.has(plain) || OTHER_LABELS.has(plain)
}

/** Whether a text can be an employer's name at all. */
export function isPlausibleCompany(text: string): boolean {
  const plain = tidy(text).replace(/[.,;:!?]+$/, '')
  if (plain.length < 2 || plain.length > 80 || text.split(/\s+/).length > 10) return false
  if (isGeneric(plain) || DEPARTMENTS.test(plain) || isFurniture(text) || GENDER_MARK.test(text)) return false
  if (isCircumstance(text) && !LEGAL_FORM.test(text)) return false
  if (hasRoleNoun(text) && !LEGAL_FORM.test(text) && text.split(/\s+/).length > 1 && endsInRole(text))
    return false
  return /\p{L}/u.test(text) && !/[!?]|:\s|\.\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u.test(text)
}

/** Made of words that name nobody, or of a legal form alone. */
const isGeneric = (plain: string) =>
  plain.split(/[\s/&-]+/).every((word) => GENERIC_WORDS.has(word)) ||
  (!plain.includes(' ') && LEGAL_FORM.test(plain))

const endsInRole = (text: string) => hasRoleNoun(text.split(/\s+/).slice(-1).join(' '))

/** A name without what sites write around it: "Careers at", "Logo", brackets, a final comma. */
export function cleanCompany(text: string): string {
  return text
    .replace(/[​-‏﻿]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\.(?:jobs|careers)$/i, '')
    .replace(
      /^(?:company logo (?:for|of),?|company,|logo (?:of|for|von|de)|avatar for|careers? at|jobs? at|work at|working at|about|at|@|by|bei|chez|posted by|hiring organization:?|company:|employer:)\s+(?=\S)/i,
      '',
    )
    .replace(
      /\s*(?:[-–|:·]\s*)?(?:careers?(?: page| site| portal)?|career opportunities|jobs?(?: board| page)?|current openings|job openings|logo|home ?page|karriere|stellenangebote|recrutement|opens in a new tab)\s*$/i,
      '',
    )
    .replace(
      /\s*\((?:opens in a new tab|hiring|we'?re hiring!?|https?:[^)]*|www\.[^)]*|[\w-]+(?:\.[\w-]+)+|yc [a-z]?\d+|[swf]\d{2}|series \w|confidential|(?=\w*\d{3})\w+)\)\s*/gi,
      ' ',
    )
    .replace(/^\d{2,}(?:\s*[-–_])?\s+(?=\p{Lu})/u, '')
    .replace(/\s*[®™]/g, '')
    .replace(/^["'“”‘’«»\s*_[\]-]+|["“”«»\s*_[\],;:|–-]+$/g, '')
    .trim()
}
