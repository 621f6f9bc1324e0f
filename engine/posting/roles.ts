import { ROLE_ENDINGS, ROLE_NOUNS, ROMANCE_NOUNS, SENIORITY } from '../lexicon/roles.ts'
import { fold } from './fold.ts'

/** "(m/w/d)", "H/F", "(all genders)": only ever written after a position. */
export const GENDER_MARK =
  /\(\s*(?:all genders?|any gender|gn|[mwfdhxvikžnaousg]|mwd|wmd|div|divers|alle|mensch|human)(?:\s*[/|,.·*:-]\s*(?:[mwfdhxvikžnaousg]{1,3}|div|divers|inter|any)){0,4}\s*\)|(?<![A-Za-zÀ-ž/])(?:[mwfd]\/[mwfd]\/[dxv]|[mw]\/[wf]\/[dx]|[HF]\/[HF](?:\/X)?|[mw]\/[mwvk]|[MK]\/[KM])(?![A-Za-zÀ-ž/])/i

/** "Entwickler:in", "Chef(fe)" and "développeur·se" as the lexicon has them. */
const plainWord = (word: string) =>
  fold(word)
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '')
    .replace(
      /(?:[:*_/·.•-]|\()(?:in(?:nen)?|r|se|rice|e|es|euse|ne|fe|le|trice|a|as|ka|frau|mann|e\.?s|n)\)?$/u,
      '',
    )
    .replace(/[^\p{L}\p{N}]+$/u, '')

/** Whether one word names an occupation, in any of the lexicon's languages and gendered spellings. */
export function isRoleWord(word: string): boolean {
  const plain = plainWord(word)
  if (!plain) return false
  if (ROLE_NOUNS.has(plain)) return true
  const singular = plain.replace(/(?:innen|in|en|es|s|n)$/, '')
  if (ROLE_NOUNS.has(singular) && plain.length > 4) return true
  if (plain.length < 8) return false
  return ROLE_ENDINGS.some((ending) => plain.endsWith(ending) || plain.endsWith(`${ending}in`))
}

export const isRomanceRole = (word: string): boolean => ROMANCE_NOUNS.has(plainWord(word))

export const wordsOf = (text: string): string[] =>
  text.split(/[\s,/|–—]+|(?<=[a-zß-ž])-(?=[A-ZÀ-Ž])/).filter(Boolean)

export const hasRoleNoun = (text: string): boolean => wordsOf(text).some(isRoleWord)

export const isSenior = (word: string): boolean => SENIORITY.has(fold(word).replace(/[(),]/g, ''))

/** Nouns that are also headings, departments or verbs: alone they prove little. */
const WEAK =
  /^(?:lead|leads|head|sales|staff|member|members|host|server|student|students|partner|partners|admin|executive|stage|commercial|driver|drivers|guide|principal|faculty|support|expert|experts|runner|charge|leader|leaders|guard|officer|worker|workers|supporter|crew|owner|owners|founder|founders|agent|user|users|builder|builders|maker|makers|manager:|coach|mentor|mentors|contributor|creator|contractor|operator|collector|processor|controller|handler|resident|volunteer|leitung|assistenz|ausbildung|cadre|practicas|secretaria|monitor|tester|phd|thesis)$/

/** How much a short text reads like the name of a position: 0 not at all, from 2 on it does. */
export function positionScore(text: string): number {
  const words = wordsOf(text)
  if (!words.length || words.length > 16 || text.length > 140) return 0
  let score = 0
  const roles = words.filter(isRoleWord)
  if (roles.length) score += roles.every((word) => WEAK.test(fold(word))) ? 1.2 : 2.5
  if (GENDER_MARK.test(text)) score += 3
  if (score && words.some(isSenior)) score += 0.7
  if (score && words.length > 10) score -= 0.8
  return score
}
