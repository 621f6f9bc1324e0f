import { MISSPELLINGS } from '../lexicon/misspellings.ts'
import { withArticles } from './articles.ts'

const meant = new Map(
  MISSPELLINGS.trim()
    .split(/\s+/)
    .map((pair) => {
      const [mistyped = '', word = ''] = pair.split('/')
      return [mistyped, word.replace('~', ' ')]
    }),
)

/** A text as its author would hand it in: spelt right and with all its articles. */
export function polished(text: string): string {
  return withArticles(
    text
      .replace(/\b([Aa]) (?=8[\d.,]*(?:[%x]|-|\s)|1[18](?:[%x]|-|\s))/g, '$1n ')
      .replace(/\b([Aa]) (?=(?!one\b|once\b|eu|ewe|oui)[aeio][a-z]{2,}\b)/g, '$1n ')
      .replace(
        /\b([Aa])n (?=(?:[bcdfgjklmnpqrstvwz]|[Hh](?!onest|ono|our|eir|erb))[aeiou][a-z]{2,}\b)/g,
        '$1 ',
      )
      .replace(/(?<=[a-z] )# of (?=[a-z])/g, 'number of ')
      .replace(/(?<![\w.@/_#$`"'-])\p{L}[a-z]+(?![\w@/_=(`"'-]|\.\w)/gu, respelt),
  )
}

function respelt(word: string): string {
  const right = meant.get(word.toLowerCase())
  if (right === undefined) return word
  return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right
}
