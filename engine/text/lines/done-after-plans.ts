import { lean } from '../../lean.ts'
/** Where somebody goes on with what was done: "Next: oil the hinge. Besides that I painted the gate". */
export const IS_DONE = lean(
  /^(?:[Tt]oday|[Yy]esterday|[Ss]o far|[Tt]his (?:week|morning|afternoon)|(?:(?:[Ii]n the end|[Bb]esides(?: that)?|[Aa]part from that|[Aa]lso|[Mm]eanwhile),? )?(?:I|[Ww]e)|(?!Needed|Required|Blocked|Planned|Expected|Scheduled|Based|Related|Need)(?:[A-Z][a-z]+ed|Built|Wrote|Made|Found|Sent|Ran) (?:the|an?|all|both|my|our|two|three|some))\b/,
)
