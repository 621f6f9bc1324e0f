import { lean } from '../../lean.ts'
import { DEED_WORD, END, FIGURE, MEASURED_THING } from './amount.ts'

/** What was measured, from what to what; a note may leave out of what. */
export type FigureTurn = { thing: string; from: string; to: string }

export const ARROW = '\\s?(?:-+>|=>|\u2192)\\s?'
export const LABEL = '([A-Za-z][^\\s:;,()]*(?:\\s[^\\s:;,()]+){0,6}?)(?::|\\s[-\u2013\u2014]+)\\s'
const AT =
  "(?:we're|we are|I'm|it's|it is|its(?=\\s(?:now|at|down|up)\\b)|now|is|are|sits|stands|stays|holds)\\s(?:now\\s)?(?:at\\s|down to\\s|up to\\s)?"
const WAS =
  '(?:it\\s)?(?:was|were|used to (?:be|take|need)|from|down from|up from|before|previously)(?:\\sat)?\\s'
const DOES =
  '(?:runs?|loads?|takes?|starts?|finish(?:es)?|boots?|renders?|builds?|completes?|opens?)\\s(?:in\\s)?'
/** What takes its time. */
const SPENT =
  '(?:(?:was|were|is|are) (?:needing|taking)|needed|needs?|took|takes?|was|were|is|are|used to (?:take|need|be)|ran for|runs? in|cost|costs)'
const MONTH = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*'
const OFTEN = '(?:hourly|daily|weekly|monthly|quarterly|yearly)'
/** Where the figures end. */
export const BEHIND =
  '(?=[.!]*$|[,;]\\s|\\s\\(|\\s(?:and|for|on|in|by|with|across|after|since|over|at|per|when|using|via|thanks|through|because|but|though|while|during|according)\\s)'

type Form = {
  pattern: RegExp
  read: (match: string[]) => FigureTurn
  /** Whether words say that it was otherwise before. */
  isMarked: boolean
  /** Whether it could be a range as well. */
  isRange?: true
}

const form = (pattern: string, isMarked: boolean, read: Form['read']): Form => ({
  pattern: lean(`^${pattern}${BEHIND}`, 'i'),
  isMarked,
  read,
})
export const NO_DEED = `(?!(?:\\S+\\s){0,3}?${DEED_WORD})`

export const FORMS: readonly Form[] = [
  // "Index rebuild - was 11h, now 50 min", "oven: draw was 3 kW, now 2 kW".
  form(
    `(?:${LABEL})?(?:${MEASURED_THING})?(?:it\\s)?(?:was|were|used to (?:be|take|need))\\s(?:at\\s)?(${FIGURE})(?:\\sbefore)?(?:[,;]|,?\\s(?:and|but))(?:\\sis|\\sare|\\sit's|\\sit is)?\\snow\\s(?:it's\\s|it is\\s|at\\s|only\\s)?(${END})`,
    true,
    ([, label = '', thing = label, from = '', to = '']) => ({ thing, from, to }),
  ),
  // "9% of the crates were broken, now it's below 1%".
  form(
    `(\\d[\\d.,]*\\s?%)\\sof\\s(?:the|our|all)\\s([a-z-]+s)\\s(?:were|was)\\s([a-z]{3,})[,;]\\s(?:and\\s|but\\s)?now\\s(?:it's\\s|it is\\s|only\\s)?(${END})`,
    true,
    ([, from = '', things = '', how = '', to = '']) => ({ thing: `${how} ${things}`, from, to }),
  ),
  // "New stall in 10 minutes, used to be half a day".
  form(
    `(?:an?\\s)?(new\\s[a-z-]+(?:\\s[a-z-]+)?)\\s(?:in|within|takes|needs)\\s(${FIGURE})(?:\\snow)?[,;]\\s(?:it\\s)?(?:used to (?:be|take)|was|took)\\s(${FIGURE})`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing: `the time for a ${thing.toLowerCase()}`, from, to }),
  ),
  // "Export: we're at 6 min (was 48)".
  form(
    `(?:${LABEL})?${AT}(${FIGURE})(?:\\snow)?\\s\\(${WAS}(${FIGURE})(?:\\sbefore)?\\)`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing, from, to }),
  ),
  // "60 fps on the small screen now (was 38)".
  form(
    `(${FIGURE})(\\s(?:on|in|at|with)\\s(?:(?:the|an?|our)\\s)?[\\w-]+(?:\\s[\\w-]+)?)?\\snow\\s\\(${WAS}(${FIGURE})(?:\\sbefore)?\\)`,
    true,
    ([, to = '', where = '', from = '']) => ({ thing: '', from, to: `${to}${where}` }),
  ),
  // "The rating is at 4.6 (was 3.9)", "the furnace heats up in 9 min (used to take 30)".
  form(
    `${MEASURED_THING}(?:now\\s)?(?:${AT}|${DOES})?(?:at\\s)?(${FIGURE})(?:\\snow)?\\s\\(${WAS}(${FIGURE})(?:\\sbefore)?\\)`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing, from, to }),
  ),
  // "Warm-up of the oven is 11 min now, it was 47".
  form(
    `${MEASURED_THING}(?:now\\s)?(?:${AT}|${DOES})(${FIGURE})(?:\\snow)?,\\sit\\s(?:was|used to (?:be|take|need))\\s(${FIGURE})`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing, from, to }),
  ),
  // "A firing takes 50 min where it used to take 2 hours".
  form(
    `${MEASURED_THING}(?:now\\s)?(?:${AT}|${DOES})(${FIGURE})(?:\\snow)?,?\\s(?:where|when|while|whereas)\\sit\\s(?:was|took|used to (?:be|take|need))\\s(${FIGURE})`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing, from, to }),
  ),
  // "Cold start 2s, was 45".
  form(
    `${NO_DEED}${MEASURED_THING}(${FIGURE})(?:\\snow)?[,;]\\s(?:it\\s)?(?:was|used to be)\\s(?:at\\s)?(${FIGURE})`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing, from, to }),
  ),
  // "The bundle is 1.1 MB now (1.9 before)".
  form(
    `${MEASURED_THING}(?:now\\s)?(?:${AT}|${DOES})(${FIGURE})(?:\\snow)?(?:,\\s|\\s\\()(${FIGURE})\\sbefore(?:\\)|(?=[.!,;]|$))`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing, from, to }),
  ),
  // "Takes 6 min now, used to be 48".
  form(
    `(?:it\\s)?${DOES}(${FIGURE})(?:\\snow)?(?:,\\s(?:and\\s)?|\\s\\()(?:it\\s)?(?:was|took|used to (?:be|take|need)|before it (?:was|took))\\s(${FIGURE})(?:\\sbefore)?\\)?`,
    true,
    ([, to = '', from = '']) => ({ thing: '', from, to }),
  ),
  // "Now the error is max 0.5 degrees, before it was up to 4".
  form(
    `now\\s(?:the\\s)?${MEASURED_THING}(?:is|are)\\s(?:max\\s|at most\\s)?(${FIGURE}),?\\s(?:and\\s)?before\\s(?:it|that)\\s(?:was|were)\\s(${FIGURE})`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing, from, to }),
  ),
  // "The landing time is 1.9s now vs 3.1s last week".
  form(
    `${MEASURED_THING}${AT}(${FIGURE})\\snow\\s(?:vs\\.?|versus|against)\\s(${FIGURE})(?:\\s(?:last (?:week|month|sprint|quarter|year)|before))?`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing, from, to }),
  ),
  // "Vibration down from 7 mm/s to 2".
  form(
    `${MEASURED_THING}(?:(?:is|are)\\s)?(?:now\\s)?(?:down|up)\\sfrom\\s(${FIGURE})\\sto\\s(${END})`,
    true,
    ([, thing = '', from = '', to = '']) => ({ thing, from, to }),
  ),
  // "The kiln that used to need 9 hours runs in three".
  form(
    `${MEASURED_THING}(?:that|which) used to (?:take|need|be|sit|hang|last|run)\\s(?:at\\s|for\\s)?(${FIGURE})\\s(?:now\\s)?[a-z]+\\s(?:back\\s)?(?:in\\s|within\\s)?(?:only\\s)?((?:under\\s)?${FIGURE})(?:\\snow)?`,
    true,
    ([, thing = '', from = '', to = '']) => ({ thing, from, to }),
  ),
  // "Onboarding a shop: 2 days before, 3 hours now".
  form(
    `(?:${LABEL})?(?:${MEASURED_THING})?(${FIGURE})\\sbefore,?\\s(?:and\\s)?(${FIGURE})\\s(?:after|afterwards|now|today|since)`,
    true,
    ([, label = '', thing = label, from = '', to = '']) => ({ thing, from, to }),
  ),
  // "Support queue: March 310 tickets, June 45".
  form(
    `${LABEL}(${MONTH})\\s(\\d[\\d.,]*(?:\\s[a-z-]+){0,2}),\\s(?:now\\s)?(${MONTH})\\s(\\d[\\d.,]*(?<![.,]))`,
    true,
    ([, thing = '', then = '', from = '', since = '', to = '']) => ({
      thing,
      from: `${from} in ${then}`,
      to: `${to} in ${since}`,
    }),
  ),
  // "Before, the report was needing 48 minutes, after it needs 6", "before it took 40 s, now 2".
  form(
    `(?:before|previously|earlier|until now)[,:]?\\s(?:it\\s|${MEASURED_THING})?(?:${SPENT}\\s)?(${FIGURE})(?:\\sto\\s[a-z]+\\s[^,;]{2,40})?(?:[,;]|,?\\s(?:and|but))\\s(?:after|afterwards|after that|after this|after the change|now)[,:]?\\s(?:it\\s)?(?:(?:only\\s)?${SPENT}\\s)?(?:only\\s)?(${END})`,
    true,
    ([, thing = '', from = '', to = '']) => ({ thing, from, to }),
  ),
  // "The nightly job needed 50 minutes before, after the change 7".
  form(
    `${MEASURED_THING}${SPENT}\\s(${FIGURE})\\sbefore(?:[,;]|,?\\s(?:and|but))\\s(?:after|afterwards|after that|after the change|now)\\s(?:it\\s)?(?:${SPENT}\\s)?(?:only\\s)?(${END})`,
    true,
    ([, thing = '', from = '', to = '']) => ({ thing, from, to }),
  ),
  // "The test level holds 60 fps on the handheld where we had 22".
  form(
    `${MEASURED_THING}(?:now\\s)?(?:holds|reaches|gets|does|runs at|stays at|handles)\\s(${FIGURE})((?:\\s(?:on|in|at|for|over)\\s[^,;]{2,30}?)?),?\\s(?:where|when|while|whereas)\\s(?:it|we|they|I)\\s(?:had|got|was|were|did|managed|used to (?:get|have|be|do))\\s(${FIGURE})`,
    true,
    ([, thing = '', to = '', place = '', from = '']) => ({ thing, from, to: `${to}${place}` }),
  ),
  // "Agreement up to .78 from .61", "uptime back at 99.6 from 98.1", "queue down to 11 from 30 something".
  form(
    `${MEASURED_THING}(?:(?:is|are)\\s)?(?:now\\s)?(?:(?:down|up)\\sto|back\\s(?:at|to|up to|down to))\\s(${END})\\sfrom\\s(${FIGURE})(?:\\s?(?:ish|something|odd))?((?:\\s(?:on|in|last)\\s[^,;.()]{2,20})?)`,
    true,
    ([, thing = '', to = '', from = '', then = '']) => ({ thing, from: `${from}${then}`, to }),
  ),
  // "Flaky tests: 14 last month, 2 this month".
  form(
    `${LABEL}(\\d[\\d.,]*(?:\\s[a-z-]+){0,2}) (last (?:week|month|quarter|year)),\\s(\\d[\\d.,]*) (this (?:week|month|quarter|year))`,
    true,
    ([, thing = '', from = '', then = '', to = '', since = '']) => ({
      thing,
      from: `${from} ${then}`,
      to: `${to} ${since}`,
    }),
  ),
  // "Alerts: 15 last week, this week none".
  form(
    `${LABEL}(\\d[\\d.,]*(?:\\s[a-z-]+){0,2}) (last (?:week|month|quarter|year)),\\s(?:and\\s)?(this (?:week|month|quarter|year)) (?:only\\s)?(\\d[\\d.,]*(?<![.,])|none|zero)`,
    true,
    ([, thing = '', from = '', then = '', since = '', to = '']) => ({
      thing,
      from: `${from} ${then}`,
      to: `${to} ${since}`,
    }),
  ),
  // "Calls about it this week: 7, last week 31".
  form(
    `${MEASURED_THING}(this (?:week|month|quarter|year)):?\\s(\\d[\\d.,]*(?<![.,])|none|zero),\\s(?:and\\s)?(last (?:week|month|quarter|year)):?\\s(\\d[\\d.,]*(?<![.,]))`,
    true,
    ([, thing = '', since = '', to = '', then = '', from = '']) => ({
      thing,
      from: `${from} ${then}`,
      to: `${to} ${since}`,
    }),
  ),
  // "Range in the hall 140m vs 90 before".
  form(
    `${NO_DEED}${MEASURED_THING}(?:(?:is|are)\\s)?(${FIGURE})\\s(?:vs\\.?|versus|against)\\s(${FIGURE})(?:\\s?(?:ish|something|odd))?\\sbefore`,
    true,
    ([, thing = '', to = '', from = '']) => ({ thing, from, to }),
  ),
  // "Deploy frequency: monthly -> weekly".
  form(`${LABEL}(${OFTEN})${ARROW}(${OFTEN})`, true, ([, thing = '', from = '', to = '']) => ({
    thing,
    from,
    to,
  })),
  // "Reject rate 7% -> 2%", "cold start: 9 s -> 800 ms".
  form(
    `${NO_DEED}(?:${LABEL}|${MEASURED_THING})?(${FIGURE})${ARROW}(${END})`,
    false,
    ([, label = '', thing = label, from = '', to = '']) => ({ thing, from, to }),
  ),
  // "Standby current 1.8 mA to 40 uA".
  {
    ...form(
      `${NO_DEED}${MEASURED_THING}(${FIGURE})\\sto\\s(${FIGURE})`,
      false,
      ([, thing = '', from = '', to = '']) => ({ thing, from, to }),
    ),
    isRange: true,
  },
  // "71 dB down to 58".
  form(`(${FIGURE})\\s(?:down|up)\\sto\\s(${END})`, true, ([, from = '', to = '']) => ({
    thing: '',
    from,
    to,
  })),
  // "90 min to 12".
  {
    ...form(`(?:from\\s)?(${FIGURE})\\sto\\s(${FIGURE})`, false, ([, from = '', to = '']) => ({
      thing: '',
      from,
      to,
    })),
    isRange: true,
  },
]
