import { lean } from '../../../lean.ts'
import type { Clause } from '../../../text/clauses/clauses.ts'
import type { Deed } from '../deed.ts'

/** When or how, not what: "Merged yesterday", "Tested again". */
const NO_OBJECT =
  /ly$|^(?:today|yesterday|tonight|tomorrow|now|then|again|before|after(?:wards?)?|later|soon|early|late|already|twice|once|here|there|back|away|out|up|down|off|on|in|over|around|through|together|alone|fine|well|great|okay|ok|first|last|next|fast|hard|more|less|better|worse|it|this|that|them|these|those|everything|something|nothing|things|stuff|some|all|both|one|none|so|too|though|anyway|overnight|successful|done|work|working|upstream|downstream|locally|bugs?|items?|issues?|problems?|errors?|tests?|code|typos?|files?|ideas?|parts?)$/i
/** Verbs that say little with no more than a noun, or are also what happens: "Passed review". */
const NO_DEED =
  /^(?:work|go|do|get|have|look|take|pass|fail|start|continue|end|stop|face|find|hit|need|learn|use|try|base|give|put|keep|hold)$/

/** "Add alerts". */
const SEVERAL = /^[a-z-]{3,}[^s]s$/

/** "docker-compose.yml", "parseRow", "`is_open?`": what is spelt as no word is. */
const NAMED = lean(
  /^(?=.*(?:\w[._/#+]\w|[a-z][A-Z]|[a-z]\d))(?:--?)?[A-Za-z][\w.+#/()-]{2,}$|^--?[a-z][\w-]+$|^(?:Dockerfile|Makefile|Jenkinsfile|Gemfile|Vagrantfile)$|^"[^"]{2,60}"$/,
)

/** "Deployed Grafana.", "I added autocomplete.": a past tense that opens the sentence, and no more than what it was done to. */
export function isBareObject({ subject, form, lead, verb }: Clause, rest: string): boolean {
  return (
    (subject === 'none'
      ? form === 'past' ||
        (form === 'base' &&
          (SEVERAL.test(rest) || NAMED.test(rest) || (MAKES.test(verb.base) && /^[A-Z]{2,}\d?$/.test(rest))))
      : /^(?:i|we)$/.test(subject) && /^(?:past|participle)$/.test(form) && verb.isWork) &&
    lead === '' &&
    !NO_DEED.test(verb.base) &&
    (/^[A-Za-z][\w.+#/-]{2,}$/.test(rest) || NAMED.test(rest)) &&
    !NO_OBJECT.test(rest)
  )
}

/** "Implement SSO". */
const MAKES = /^(?:implement|add|integrate|install|configure|enable|introduce|deploy|fix)$/

/** In a list of fuller deeds such a short one says least. */
export function withoutBareObjects(deeds: Deed[]): Deed[] {
  const fuller = deeds.filter(({ rest }) => rest.includes(' '))
  return fuller.length < 3 ? deeds : deeds.filter(({ clause, rest }) => !isBareObject(clause, rest))
}
