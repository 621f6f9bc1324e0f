import { describe, expect, it } from 'vitest'
import { findTechnologies } from '../facts/technologies/technologies.ts'
import { readDocument } from '../text/lines/document.ts'
import { LOWERED } from './technologies/lowered.ts'
import { TECHNOLOGIES } from './technologies.ts'

const spellings = TECHNOLOGIES.flatMap(({ name, also = [], shown = [], cased = [], words = [] }) =>
  [...new Set([name, ...also, ...shown, ...cased, ...words])].map((spelling) => ({ name, spelling })),
)
const capitalised = (spelling: string) => /^\p{Lu}\p{Ll}+$/u.test(spelling)
const uncertain = TECHNOLOGIES.flatMap(({ cased = [], words = [] }) => {
  const inSmallLetters = new Set([...cased, ...words].filter((spelling) => /^\p{Ll}/u.test(spelling)))
  return [...cased, ...words].filter((spelling) => {
    const small = spelling.toLowerCase()
    return capitalised(spelling) && !inSmallLetters.has(small) && !LOWERED.has(small)
  })
})
const named = (text: string) => findTechnologies(readDocument(text)).map(({ name }) => name)

describe('the dictionary of technologies', () => {
  it('holds every name once', () => {
    const names = TECHNOLOGIES.map(({ name }) => name.toLowerCase())
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('gives every spelling to one technology', () => {
    const owners = new Map<string, Set<string>>()
    for (const { name, spelling } of spellings) {
      const key = spelling.toLowerCase()
      owners.set(key, (owners.get(key) ?? new Set()).add(name))
    }
    expect([...owners].filter(([, names]) => names.size > 1)).toEqual([])
  })

  it('has no spelling with spaces around it or without a letter', () => {
    expect(
      spellings.filter(({ spelling }) => spelling !== spelling.trim() || !/\p{L}/u.test(spelling)),
    ).toEqual([])
  })

  it('finds every certain spelling by its canonical name', () => {
    const missed = TECHNOLOGIES.filter(
      ({ name, cased = [], words = [] }) => ![...cased, ...words].includes(name),
    )
      .map(({ name }) => name)
      .filter((name) => !named(`We have been using ${name} for a year.`).includes(name))
    expect(missed).toEqual([])
  })
})

describe('names in small letters that are no words', () => {
  it('are all listed with capitals', () => {
    const certain = new Set(TECHNOLOGIES.flatMap(({ cased = [] }) => cased.map((name) => name.toLowerCase())))
    expect([...LOWERED].filter((name) => !certain.has(name))).toEqual([])
  })

  it.each([
    ['Fixed the node group of the eks cluster.', ['Amazon EKS']],
    ['Moved the sasl login of the relay from irix to lede.', ['SASL', 'IRIX', 'LEDE']],
    ['The dataset is on kaggle, and it ran on eight mpi ranks.', ['Kaggle', 'MPI']],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))
})

describe('a name that is also a word', () => {
  it.each([...new Set(uncertain)])('does not take "%s" for a technology in plain English', (word) => {
    const plain = word.toLowerCase()
    expect(named(`They ${plain} it again, and a ${plain} of that kind is what we wanted.`)).toEqual([])
    expect(named(`${word} of that kind was what we had wanted all along.`)).toEqual([])
  })
})
