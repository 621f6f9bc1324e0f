import { lean } from '../../lean.ts'

/** "The kiosk prevents the gate from starting": what a good thing is kept from is no gain. */
const KEPT_FROM = lean(
  /\b(?:prevent|stop|keep|block|hinder|kept)(?:s|ped|p?ing|ed)? (?:(?!from\b)\S+ ){1,6}from (?:\w+ly |ever |being )?(?:work|run|start|load|build|compil|boot|connect|respond|finish|complet|launch|deploy|function|succeed|install|render|continu|operat)[a-z]{0,2}ing\b(?! (?:twice|again|duplicate|into|over|out|wild|forever|in parallel|at the same time|without|too|more than|on (?:every|each)|every|old|stale|wrong|malicious|unsigned|untrusted)\b)/i,
)
const RELIEF = /\b(?:no longer|not|never|nothing|n't)\b|n't\b/i

/** Whether something is told to have kept a thing from doing its work. */
export function keepsFromWorking(text: string): boolean {
  return KEPT_FROM.test(text) && !RELIEF.test(text)
}

/** "Attempted to move the kiosk to the quay, saving a pier": what that would have saved. */
const ATTEMPTED =
  /^(?:(?:I|we)\s)?(?:(?:also|then|first|next|briefly|even|have)\s)*(?:attempted|tried|attempt)\s(?:to\s|at\s|[a-z]+ing\s)/i
const SUCCEEDED =
  /\b(?:(?:it|this|that|which|and)\s(?:(?:actually|finally|all|now|really)\s)?(?:work(?:s|ed)|help(?:s|ed)|did|succeeded|fixed|solved|paid off)|success(?:ful(?:ly)?)?|managed|which (?:is|was|gave|made|brought|cut|saved))\b/i

/** "It passes the first gate but then fails", "the lamp comes on but stays dark": as far as it got. */
const BUT_FAILED =
  /\bbut (?:(?:then|still|now|it|that|this|they|also|soon|later|again)\s)*(?:fails?|failed|crash(?:es|ed)|breaks?|broke|hangs?|hung|stalls?|stalled|dies|died|freezes|froze|errors? out|times? out|timed out)\b/i

/** "The kiosk has to count all the tickets first": how it goes about it. */
const HAS_TO =
  /^(?:(?:but|and|so|also),?\s)?(?!(?:I|we)\b)(?!.*\b(?:now|no longer|only|just|instead|never|not|rather than)\b)[^,;]{2,80}?\s(?:has|have)\sto\s[a-z]+\s/i

/** "..., exceeding the limit of the quay". */
const OVER_LIMIT =
  /\bexceed(?:s|ed|ing)?\s(?:the|our|its|my|their)\s(?:[\w-]+\s){0,3}(?:limits?|capacity|budget|quota|size)\b/i

/** Whether a sentence tells an attempt, how far something got before it failed, or what a thing must do first: no outcome. */
export function cameShort(body: string): boolean {
  if (ATTEMPTED.test(body)) return !SUCCEEDED.test(body)
  if (OVER_LIMIT.test(body)) return !/\b(?:no longer|without|never|not|n't)\b/i.test(body)
  return BUT_FAILED.test(body) || HAS_TO.test(body) || keepsFromWorking(body)
}
