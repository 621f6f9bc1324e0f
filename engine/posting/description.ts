/** A pasted posting as it will be kept: nothing lost but invisible characters and surplus blank lines. */
export function cleanDescription(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\u200b\u200e\u200f\ufeff\u00ad]/g, '')
    .replace(/[\u00a0\t]/g, ' ')
    .replace(/[ ]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
