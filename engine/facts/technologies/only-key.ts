/** Keys that one has rather than a protocol that one works with. */
const KEYED = /^(?:SSH|GPG|PGP)$/i
const HANDED_OUT_AFTER =
  /\b(?:generat|add|deploy|rotat|set up|setting up|copi|configur|creat|install|distribut|manag|us|upload|enforc|requir|switch\w* to|with|via|by)\w*\s(?:(?:the|an?|new|our|my|all|old) )*$/i
const KEYS_BEFORE =
  /^ (?:public |private |host |deploy )?keys?\b(?! (?:auth|exchange|management|rotation|pair generation))/i

/** "it cannot read my SSH keys" names what one owns; to hand keys out is work with the protocol. */
export function isOnlyKey(text: string, start: number, end: number): boolean {
  if (!KEYED.test(text.slice(start, end)) || !KEYS_BEFORE.test(text.slice(end, end + 40))) return false
  return !HANDED_OUT_AFTER.test(text.slice(Math.max(0, start - 40), start))
}
