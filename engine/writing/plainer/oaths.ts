const MILD = /\b(?:damn|darn|bloody|fucking|freakin|freaking|frickin|goddamn)\s(?=[a-z])/gi
const OATH = /\b(?:(?:bull)?shit\w*|fuck\w*|crap\w*|wtf|asshole|bitch\w*)\b/i

/** "Fixed the damn lamp" is said without the oath. */
export function withoutOaths(text: string): string {
  return text.replace(MILD, '')
}

/** What nobody writes in a CV or says in an interview, and what is left of it when one leaves the oath away is no better. */
export function hasOath(text: string): boolean {
  return OATH.test(text)
}
