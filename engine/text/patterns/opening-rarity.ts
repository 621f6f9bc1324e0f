/** Stands for a figure anywhere in a word. */
export const FIGURE = '\t'

/** The commonest words of notes, the commonest first. */
const COMMON =
  'the to and of a in i is for it on that was with this we be not as from my are have by at but an so can which will or all if when were had now has one there they been then also some up out more just new what after do no into would other only than time about used use its still how our using like me work get made because could did before make first each same any should these them where being over most two too next between see need you your'.split(
    ' ',
  )

/** How often a word of a note opens so, for the openings of the commonest words; a space stands for their end. */
const MET = new Map<string, number>()
for (const [rank, word] of COMMON.entries()) {
  const often = 0.12 / (rank + 3)
  for (let end = 1; end <= word.length + 1; end++) {
    const opening = `${word} `.slice(0, end)
    MET.set(opening, (MET.get(opening) ?? 0) + often)
  }
}

/** How often a word has a figure, begins with a certain one, or has a certain mark beside it. */
const WITH_FIGURE = 0.03
const WITH_THIS_FIGURE = 0.001
const WITH_MARK = 0.01

/** About how often one of the openings is met in a note, by the word: each letter makes it rarer. */
export function frequencyOf(openings: ReadonlySet<string>): number {
  let sum = 0
  for (const opening of openings) {
    if (opening === FIGURE) sum += WITH_FIGURE
    else if (/\d/.test(opening)) sum += WITH_THIS_FIGURE
    else if (!/^\w/.test(opening)) sum += WITH_MARK
    else sum += (MET.get(opening) ?? 0) + 0.8 * 6 ** -opening.length
  }
  return sum
}
