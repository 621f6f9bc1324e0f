import type { Clause } from '../../../text/clauses/clauses.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Of what everybody has on his desk and in his calendar these are done beside the work. */
const HANDLES = setOf(
  'answer reply sort clear empty triage tidy clean wipe sweep vacuum dust organise organize declutter book renew order buy pay fill submit hand file claim do make drink brew fetch get grab catch arrange collect pick water',
)
const OFFICE = setOf(
  'mail mails email emails e-mail e-mails inbox mailbox desk desks workbench office kitchen drawer drawers mug mugs dishes timesheet timesheets timecard timecards expenses expense receipts train flight flights hotel taxi trip holiday vacation leave permit passport visa coffee tea lunch breakfast dinner snacks cake beers appointment appointments dentist doctor haircut groceries laundry paperwork errands chores admin standup stand-up all-hands one-on-one payslip badge plants',
)
/** Only the office moves these: "moved desks", where "moved the mails to a queue" is work. */
const FURNITURE = setOf('desks offices flat flats house chairs')
/** Who goes to these was there. */
const GOES_TO = setOf('join skip survive dial hop sit')
const GATHERING = setOf(
  'meeting meetings call calls standup stand-up all-hands retro retrospective one-on-one townhall webinar workshop conference meetup interview interviews talk lecture training',
)
/** What is read, said and strolled through. */
const STROLLS = setOf('browse skim surf google chat speak phone gossip celebrate commute')

const ENDS = setOf(
  'of for in on at with to from by about before after until because so that which as into over during between and while today again',
)

/** Whether somebody only kept the day going: "filled in my timesheet", "browsed the forum", "joined the all-hands". */
export function isOfficeChore({ verb: { base }, form }: Clause, rest: string): boolean {
  // "Clear the inbox" is what a program is made to do.
  if (form === 'base' || form === 's') return false
  if (STROLLS.has(base)) return true
  if (HANDLES.has(base)) {
    const head = headOf(rest)
    return OFFICE.has(OF_MANY.has(head) ? thingOf(rest) : head)
  }
  if (GOES_TO.has(base)) return GATHERING.has(headOf(rest))
  return base === 'move' && FURNITURE.has(headOf(rest))
}

const OF_MANY = setOf('pile piles bunch lot lots backlog mountain stack couple heap rest few')

/** The last word of the thing that something was done to: "pile" of "a pile of emails", "timesheet" of "in my timesheet". */
function headOf(rest: string): string {
  let head = ''
  for (const [at, said] of rest.split(' ', 7).entries()) {
    const word = said.toLowerCase().replace(/[.,;:!?)]+$/, '')
    // "Filled in my timesheet", "caught up on emails".
    if (at < 2 && !head && PARTICLES.has(word)) continue
    if (ENDS.has(word)) break
    head = word
    if (word.length < said.length) break
  }
  return head
}

const PARTICLES = setOf('in out up on off through to with my our the for')

function thingOf(rest: string): string {
  const at = rest.indexOf(' of ')
  return at < 0 ? '' : headOf(rest.slice(at + 4))
}
