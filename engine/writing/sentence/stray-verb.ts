const FINITE =
  /^(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|should|does|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|cannot|can't|couldn't|won't|wouldn't|shouldn't|doesn't|don't|didn't)$/

/** What opens a statement inside another one, and so may have a verb of its own: "where", "sure (that)", "the one (that) we". */
const OPENS =
  /^(?:that|which|who|whom|whose|where|whereby|wherein|wherever|when|whenever|while|if|because|since|as|so|how|what|whatever|why|after|before|until|once|than|whether|though|although|unless|provided|given|like|now|sure|ensur(?:e[sd]?|ing)|assum(?:e[sd]?|ing)|confirm(?:s|ed|ing)?|verif(?:y|ied|ying)|saying|means?|meant|it|they|there|he|she|you|we|i)$/

/** "Made the user have a shell", "to have": the verb is governed and needs no subject. */
const GOVERNED = /^(?:to|and|or|not|also|must|will|would|can|could|may|might|should|does)$/
const CAUSING = /^(?:make|makes|made|making|let|lets|letting|help|helps|helped|helping|have|had|having)$/

/**
 * "Dealt with the lock may hang", "read the logs to retry were in vain": a statement with a subject of its own was run into the deed,
 * or the sentence was cut in its middle.
 */
export function hasStrayVerb(text: string): boolean {
  if (
    !/\s(?:is|are|was|were|ha[sd]|have|will|would|can|could|may|might|must|should|does|do(?= not)|[a-z]+n't|cannot)\b/.test(
      text,
    )
  )
    return false
  const [first = '', ...words] = wordsOutside(text)
  // "Made sure the lid fits", "decided the lid was to stay": what was decided is a statement.
  let opened = OPENS.test(first.toLowerCase()) ? 1 : 0
  let before = ''
  let isCaused = false
  for (const written of words) {
    const word = written.replace(/[,.;:]+$/, '').toLowerCase()
    // "The way the rows are read".
    if (OPENS.test(word) || (word === 'way' && before === 'the')) opened++
    else if (CAUSING.test(word)) isCaused = true
    if (FINITE.test(word) && !GOVERNED.test(before) && !(isCaused && word === 'have')) {
      if (opened === 0) return true
      opened--
    }
    // Behind a colon another statement would begin.
    if (/[:;]$/.test(written)) opened = 0
    before = word
  }
  return false
}

/** The words of a sentence without what stands in brackets, in quotes or is code. */
function wordsOutside(text: string): string[] {
  return text
    .replace(/\([^()]*\)/g, '')
    .replace(/"[^"]*"|`[^`]*`/g, 'it')
    .replace(/\bdo not\b/g, "don't")
    .split(/\s+/)
}
