/** How a thing was done, said before the verb by a word that would be read as a noun, an adjective or a verb of its own. */
const JOINED =
  /\b(?:lazy\s(?=loaded|initiali[sz]ed)|reverse\s(?=engineered)|(?:load|stress|smoke|unit|pen|field|user)\s(?=tested)|load\s(?=balanced)|cherry\s(?=picked)|(?:fine|hand)\s(?=tuned)|hand\s(?=rolled|coded|picked|labell?ed|crafted|soldered)|hot\s(?=fixed|patched|swapped|reloaded)|force\s(?=pushed|merged)|cross\s(?=compiled|checked|referenced|validated|trained|posted)|(?:double|spot|sanity)\s(?=checked)|bulk\s(?=loaded|inserted|imported|updated|edited|renamed|deleted)|batch\s(?=processed|inserted|imported|updated|renamed|deleted)|back\s(?=ported|filled|tested)|side\s(?=loaded)|time\s(?=boxed)|root\s(?=caused)|(?:code|peer)\s(?=reviewed)|pair\s(?=programmed)|live\s(?=streamed|migrated|debugged|coded)|copy\s(?=edited|pasted)|soft\s(?=deleted|launched)|(?:white|black)\s(?=listed)|self\s(?=hosted))(?=[a-z]+\b)/gi

/** "I lazy loaded the maps" with the mark that makes one verb of the two words, and nothing moved. */
export function withJoinedVerbs(text: string): string {
  return text.replace(JOINED, (word) => `${word.slice(0, -1)}-`)
}
