/** "Tickets about this dropped": what only the sentence before explains goes where the subject says enough without. */
export function unpointed(text: string): string {
  return text.replace(
    /^((?:[\w-]+\s){1,4}?)(?:about|on|for|of|from|with|around|regarding|concerning)\s(?:this|that|it|these|them)\s(?=(?:now\s)?(?:dropped|fell|went|rose|decreased|increased|improved|shrank|grew|stopped|is|are|was|were|has|have)\b)/i,
    '$1',
  )
}
