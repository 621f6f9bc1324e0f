import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { nameMatter } from './matter.ts'

const NOTHING = { all: [], problem: [], approach: [], solution: [], impact: [] }

it.each([
  ['#88 import wizard', 'the import wizard'],
  ['Search index', 'the search index'],
  ['misc notes on the kiln rewrite', 'the kiln rewrite'],
  ['PAY-482', 'ticket PAY-482'],
  ['prioritise mail jobs', 'prioritising mail jobs'],
  ['Review 4 drafts', 'reviewing 4 drafts'],
  ['follow up with the vendor', 'following up with the vendor'],
  ['upgrade to Debian 12', 'the upgrade to Debian 12'],
  ['GET /v2/boats', 'the GET /v2/boats endpoint'],
  ['bell tuning and test suite', 'the bell tuning and test suite'],
  ['restore drill', 'the restore drill'],
  ['lint step to CI', 'the lint step'],
  ['print server down', 'the print server'],
  ['Atlas demo: the long road', 'the Atlas demo'],
  ['PCB', 'the PCB'],
  ['Issue 12: Removing old lamps', 'removing old lamps'],
  ['fix slow lamps', 'fixing slow lamps'],
  ['Lamp Alerts Checked', 'Lamp Alerts'],
  ['lamp.read(q and dimmer', 'lamp.read and dimmer'],
  ['flibtool', 'flibtool'],
  ["printer's", 'the printer'],
  ['night alerts triaged', 'the night alerts'],
  ['20% kettle orders', 'the task at hand'],
  ['Off by one errors', 'the task at hand'],
  ['It was slow', 'the task at hand'],
  ['documentation', 'the documentation'],
  ['Quick Import', 'Quick Import'],
  ['Temporary lamp holder', 'the temporary lamp holder'],
  ['Django lamp pages', 'the Django lamp pages'],
  ['0020424 lamp memory', 'lamp memory'],
  ['porting the parser', 'porting the parser'],
  ['the old firmware', 'the old firmware'],
  ['Minor menu wins', 'the minor menu wins'],
  ['boiler and nearby pump', 'the boiler'],
  ['boiler and pull request', 'the boiler'],
  ['mower and oldest problem', 'the mower'],
  ['friend and lathe', 'the lathe'],
  ['Evening Talk #3 and garden pump', 'the garden pump'],
  ['boiler and Tuesday 5', 'the boiler'],
  ['Most loud pumps are a seal problem', 'most loud pumps'],
  ['harbour map and pier clerk accepts', 'the harbour map'],
  ['productive and sofa Peter', 'the task at hand'],
  ['pump for the pond, and it was hard', 'the pump for the pond'],
  ['mira@harbour.example and Mira Holm', 'the task at hand'],
  ['--PIER-- lower the crane', 'the task at hand'],
  ['the fault occurred', 'the fault'],
  ['timers from cron to systemd', 'the timers'],
  ['old clock in favour of a new one', 'the old clock'],
  ['lamps from the hall into the shed', 'the lamps'],
  ['tide sensors require two seconds', 'the tide sensors'],
  ['tank version to', 'the tank version'],
  ['harbour window adjustable', 'the harbour window'],
  ['harbour timetable', 'the harbour timetable'],
  ['utils..', 'the utils'],
  ['include tide_gate.h', 'including tide_gate.h'],
  ['restore drill', 'the restore drill'],
  ['buoy="red', 'the task at hand'],
  ['<lamp size', 'the task at hand'],
  ['nightly ETL', 'the nightly ETL'],
  ['Stock Counting', 'stock counting'],
  ['In-House Stock Counting', 'in-house stock counting'],
])('names %s as %s', (project, named) => {
  expect(nameMatter(project, NOTHING)).toBe(named)
})

it('names a thing with the article that the text has', () => {
  const { starStory } = analyse('Migrated our monolith to microservices.')
  expect(starStory.situation).toBe('I was working on the monolith.')
})

it('reads behind the verb of a subject line what is named by a verb', () => {
  const { situation } = analyse('Cut retain rings between the rudder and the hull\n\nThey rust.').starStory
  expect(situation).not.toMatch(/retaining/)
  expect(analyse('Make ferry door interact with the pier\n\nIt is new.').starStory.situation).toMatch(
    /working on making the ferry door interact/,
  )
})

it('what heads the entry of a diary and nobody speaks of is no thing that was worked on', () => {
  const { situation } = analyse(
    'June 18th: Second Wind\n\nI wired the two dimmers behind the stage. I labelled the cables of the dimmers.',
  ).starStory
  expect(situation).not.toMatch(/wind/i)
})

it('what was done besides is no part of what was worked on', () => {
  const { situation } = analyse(
    'Worked on the north wall plan and finished all drawings of the roof. Defined the interface of the gate.',
  ).starStory
  expect(situation).toBe('I was working on the north wall plan.')
})

it.each([
  [
    'I replaced the old Coastal gate sign of the quay with a new one.',
    'I was working on the Coastal gate sign of the quay.',
  ],
  ['Spent the morning rebuilding Ruby on the quay wall.', 'I was working on Ruby on the quay wall.'],
])('what has a capital inside a sentence keeps it: %s', (text, situation) => {
  expect(analyse(text).starStory.situation).toBe(situation)
})
