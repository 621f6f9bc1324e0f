import { lean } from '../../lean.ts'
import { isPlural } from '../../text/nouns/plural.ts'
import { isWanted } from '../figures/better-or-worse.ts'
import { capitalise, tidyClause, uncapitalise } from './tidy.ts'

/** "Now 3x faster", "twice as fast now", "easier to test", "much simpler than before". */
const BETTER = lean(
  /^(?:now\s)?((?:(?:much|far|a lot|significantly|noticeably|about|around|almost|nearly|over)\s|~)?(?:\d[\d.]*\s?(?:x|\u00d7|times|%)\s(?:faster|smaller|shorter|quicker|cheaper|lighter|quieter|simpler)|(?:twice|half|(?:two|three|four|five|ten|\d+) times) as (?:fast|quick|big|long|large|small|heavy|loud|expensive|slow)|(?:faster|smaller|shorter|quicker|cheaper|lighter|quieter|simpler|easier|cleaner|safer|smoother|sturdier|more (?:stable|reliable|robust|readable|accurate|responsive|secure|efficient|precise))(?= (?:to|than|for|on|in|now)\b|$)))((?:,?\s(?:to|than|as|for|on|in|at|with|and)\s[^,;:()]{2,60}?)?)(?:\snow)?$/i,
)
/** "Much less traffic on the mobile link", "far fewer false alarms". */
const FEWER = lean(
  /^((?:(?:much|far|a lot|significantly|considerably)\s)?)(less|fewer)\s((?:[\w-]+\s){0,2}?[\w-]+)((?:\s(?:on|in|at|for|from|during|with|since|per)\s[^,;:()]{2,40})?)(?:\snow)?$/i,
)
/** "About 1,200 lines less". */
const SO_MANY_FEWER = lean(
  /^((?:(?:about|around|almost|nearly|over)\s|~)?\d[\d.,]*)\s((?:[a-z-]+\s){0,2}?[a-z-]+s)(?:\sof\scode)?\s(?:less|fewer)(?:\snow)?$/i,
)
/** "No manual editing needed anymore". */
const NOT_NEEDED = lean(
  /^no\s((?:[\w-]+\s){1,4}?)(needed|required|necessary|involved)\s(any ?more|any longer|now)$/i,
)
/** "No functional changes, tests still green". */
const SAME = lean(
  /^no\s((?:[a-z-]+\s)?changes?(?:\s(?:in|of|to)\s(?:the\s)?[a-z]+)?),\s(?:and\s)?((?:all\s)?(?:the\s)?tests?)\s(?:are\s)?(?:still\s|all\s)*(green|pass|passing)$/i,
)
/** "92% efficient at full load". */
const SHARE = lean(
  /^((?:about\s|over\s|nearly\s|~)?\d[\d.,]*\s?%\s(?:efficient|accurate|covered|reliable|available|compatible|recyclable))((?:\s(?:at|on|in|with|for|under|of)\s[^,;:()]{2,50})?)$/i,
)
/** "40 dashboards, 12 alerts". */
const COUNTS = lean(
  /^(\d[\d,]*\s(?:[a-z-]+\s){0,2}?[a-z-]{3,}s),?\s(?:and\s)?(\d[\d,]*\s(?:[a-z-]+\s){0,2}?[a-z-]{3,}s)(?:\s(?:so far|in total))?$/i,
)
const SPAN =
  /\b(?:minutes|hours|days|weeks|months|seconds|years|times|steps|epochs|retries|threads|workers|points)$/i

const HARM = /\beasier to (?:break|lose|miss|forget|misuse|overlook|confuse)\b/i

/** How things are since, where a note leaves out the "is" or "there is"; whether it can follow a deed behind a "with". */
export function withItsIs(body: string): { text: string; isThing: boolean } | undefined {
  const told = tidyClause(body)
  const [, better = '', than = ''] = BETTER.exec(told) ?? []
  if (better && !HARM.test(told))
    return { text: `It is now ${better.charAt(0).toLowerCase()}${better.slice(1)}${than}.`, isThing: false }
  const [, much = '', less = '', what = '', where = ''] = FEWER.exec(told) ?? []
  if (what && !/^(?:than|of|is|are|to)\b/i.test(what) && !isWanted(what))
    return {
      text: `There ${isPlural(what) ? 'are' : 'is'} now ${much.toLowerCase()}${less.toLowerCase()} ${what}${where}.`,
      isThing: true,
    }
  const [, many = '', things = ''] = SO_MANY_FEWER.exec(told) ?? []
  if (things && !SPAN.test(things))
    return { text: `There are now ${many.toLowerCase()} fewer ${things}.`, isThing: true }
  const [, none = '', needed = '', more = ''] = NOT_NEEDED.exec(told) ?? []
  if (none)
    return {
      text: `No ${none}${isPlural(none.trim()) ? 'are' : 'is'} ${needed} ${more}.`,
      isThing: false,
    }
  const [, same = '', tests = '', green = ''] = SAME.exec(told) ?? []
  if (same)
    return {
      text: `There ${isPlural(same.replace(/\s.*$/, '')) || /changes/.test(same) ? 'were' : 'was'} no ${same}, and ${uncapitalise(tests)} ${green === 'green' ? 'were still green' : 'still passed'}.`,
      isThing: false,
    }
  const [, share = '', at = ''] = SHARE.exec(told) ?? []
  if (share) return { text: `It is ${share.toLowerCase()}${at}.`, isThing: false }
  const [, some = '', others = ''] = COUNTS.exec(told) ?? []
  if (some && !SPAN.test(some) && !SPAN.test(others))
    return { text: `The result was ${some} and ${others}.`, isThing: true }
  return undefined
}

/** "Much less traffic on the link" as it follows a deed: "with much less traffic on the link". */
export function withThing(body: string): string | undefined {
  const state = withItsIs(body)
  const [, thing = ''] =
    /^(?:There (?:is|are) now|The result was) (.+)\.$/.exec(state?.isThing ? state.text : '') ?? []
  return thing ? `, with ${thing}` : undefined
}

/** "Problem solved": that it is. */
export function asSolved(body: string): string | undefined {
  const [, what = '', over = ''] =
    /^(problem|issue|bug|leak|noise|mystery)\s(solved|fixed|gone|resolved)$/i.exec(tidyClause(body)) ?? []
  return what && `The ${capitalise(what).toLowerCase()} is ${over.toLowerCase()}.`
}
