const BESIDES =
  /^\W*(?:(?:I|we)\s)?(?:(?:also|then|besides,?|and|afterwards,?)\s)*(?:also\s|(?:read|watched|attended|paired|interviewed|helped|assisted|shadowed|met|chatted|mentored)\s)|^\W*(?:(?:I|we)\s)?[a-z]+ed\s.*\s(?:too|as well)[.!]?$/i

/** "Also drew a map", "read two chapters", "helped the front desk", "cleaned the desk too": what a day held beside its work. */
export function isSideDeed(text: string): boolean {
  return BESIDES.test(text)
}
