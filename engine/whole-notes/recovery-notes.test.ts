import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const bulletOf = (note: string) => analyse(note).resumeBullet

describe('what was done about a trouble is told, however the report tells it', () => {
  it.each<[string, string, RegExp]>([
    [
      'a passive with the hour by which it was done',
      'The ticket shop was down on Sunday from 10:05 to 11:40. The session store had run out of memory and refused all logins. The store was restarted by 11:35 and the shop came back.',
      /^Restarted the store after the session store had run out of memory\.$/,
    ],
    [
      'a second thing without its "was"',
      'Outage of the booking site\n\nOn Tuesday the booking site did not answer for two hours. A disk in the database host had died. The disk was replaced and the array rebuilt from the spare.',
      /^Replaced the disk and rebuilt the array from the spare/,
    ],
    [
      'the last of three statements',
      'At 09:12 the message queue filled up, causing delayed mails for all tenants. An alert fired at 09:15, the cause was identified as a stuck consumer, and the consumer was restarted. Mail delivery was back to normal at 09:40.',
      /^Restarted the consumer after the message queue filled up\.$/,
    ],
    [
      'what the resolution required',
      'Payments failed for 30 minutes this morning because a certificate on the gateway had expired. Resolution required renewing the certificate, reloading the gateway and clearing the session cache.',
      /^Renewed the certificate, reloaded the gateway, and cleared the session cache/,
    ],
    [
      'what opens with "once", without its comma',
      'The hall was dark on Friday. Once the broken switch was swapped the rack took ten minutes to come up and all sites were restored around 7 PM.',
      /^Swapped the broken switch/,
    ],
    [
      'what had to be done',
      'The print service had to be restarted at 8:20 this morning because its spool was full. It has been running normally since.',
      /^Restarted the print service because its spool was full\.$/,
    ],
    [
      'what was done one by one',
      'On Friday the search cluster turned red after two nodes left the cluster. To recover, the nodes were restarted one by one and the missing shards were reallocated.',
      /^Restarted the nodes one by one/,
    ],
    [
      'what was failed over',
      '**Resolution:** Traffic was failed over to the secondary region, and the faulty load balancer was taken out of service.\nThe primary region had been dropping 20% of requests since 11:00.',
      /^Failed traffic over to the secondary region and took the faulty load balancer out of service\.$/,
    ],
    [
      'two deeds below "Remediation"',
      'Remediation: The leaking worker was reverted to version 1.8 and the dead connections were terminated.\nSummary: On 12 May the report service hung for 40 minutes.',
      /^Reverted the leaking worker to version 1\.8 and terminated the dead connections/,
    ],
    [
      'a list of things done',
      'The cluster was down for 3 hours due to an expired token. Token renewed, cluster restarted, all jobs re-queued.',
      /^Restarted the cluster and re-queued all jobs/,
    ],
    [
      'by which the outage was ended',
      'Our kiln was cold last night. The problem was resolved by rebooting the controller and extending the fuel line.',
      /^Rebooted the controller and extended the fuel line/,
    ],
    [
      'what was done once one had logged in',
      "The API was slow yesterday. I ssh'd to the box and restarted the worker with systemctl. Later I raised the memory limit to 2 GB.",
      /^Restarted the worker with systemctl and raised the memory limit to 2 GB because the API was slow\.$/,
    ],
    [
      'what the crew did in a timeline',
      '# Post-mortem: cold soup\n\n## Root cause\nThe stove was leaking gas.\n\n## Timeline\n- 9:00 AM: The alarm rang.\n- 9:30 AM: Engineer replaced the valve, restarted the stove.\n- 10:00 AM: The stove was hot again.',
      /^Replaced the valve and restarted the stove/,
    ],
    [
      'what turned out to have expired',
      'It turned out that the SSL certificate of the shop had expired. Renewed it with certbot and reloaded nginx. Users saw warnings for about 3 hours.',
      /^Renewed the SSL certificate of the shop with Certbot and reloaded nginx\.$/,
    ],
    [
      'a rollback in the present',
      'Incident 2024-03-02: login errors\n\nTimeline (UTC)\n- 10:02 New release is deployed\n- 10:05 Error rate rises to 30%\n- 10:11 The release is identified as the cause and a rollback is initiated\n- 10:19 Rollback completes, logins work again',
      /^Initiated a rollback(?!.*30%)/,
    ],
  ])('%s', (_, note, expected) => {
    expect(bulletOf(note)).toMatch(expected)
  })
})

describe('a page that was pasted without its marks', () => {
  const REPORT =
    'Incidents/2021-05-05 ferry\n\nSummary\nThe ferry list became unreadable for two hours.\n\nTimeline\nAll times in UTC.\n- 2021-05-05 16:55 price change deployed OUTAGE BEGINS\n- 2021-05-05 18:43 first report at the desk\n- 2021-05-05 19:02 price revert deployed OUTAGE ENDS\n\nConclusions\n- The fault was not seen in the tests.'

  it('is read by its headings, and tells what ended the outage', () => {
    expect(bulletOf(REPORT)).toMatch(/^Deployed the price revert/)
  })

  it('does not tell what began it', () => {
    expect(analyse(REPORT).starStory.action).not.toMatch(/change|OUTAGE/)
  })
})

describe('two things that were got done, and what goes on', () => {
  it.each<[string, RegExp]>([
    [
      'The shop went down at night. Finally decided to redeploy to a fresh server.',
      /^Redeployed to a fresh server after the shop went down/,
    ],
    [
      'I decided to clean the yard and look for leaks in the pipes of the shed.',
      /^Cleaned the yard and looked for leaks/,
    ],
    [
      'Our old fence was damaged by a truck. We were able to get the new fence painted and visitors re-routed to keep the park open.',
      /^Painted the new fence and rerouted visitors to keep the park open\.$/,
    ],
    [
      'The pipe burst at night. The first valve has been replaced and welding continues onto the next pipe in the hall.',
      /^(?!.*\bcontinues\b)Replaced the first valve/,
    ],
    [
      'CI runner hit 100% disk - the cleanup cannot fix it\n\nThe runner could not even write its own log. I triggered the cleanup during the incident and it freed 3 kB.',
      /^(?!Fixed)/,
    ],
    [
      'I manually mended 5 pumps which were leaking (two of them badly).',
      /^Mended 5 pumps manually which were leaking/,
    ],
  ])('%s', (note, expected) => {
    expect(bulletOf(note)).toMatch(expected)
  })
})

describe('a remedy is told with the trouble rather than with a filler', () => {
  it.each<[string, string, RegExp]>([
    [
      'that is told before it',
      'On 3 March the oven reached 400 degrees, causing smoke in the hall. There was an outage of one hour. The sensor was replaced.',
      /^Replaced the sensor after the oven reached 400 degrees\.$/,
    ],
    [
      'that had been before, though it is told behind it',
      'Immediate fix was to scale the web tier from 4 to 8 nodes. Pages had timed out for an hour.',
      /^Scaled the web tier from 4 to 8 nodes after pages had timed out/,
    ],
    [
      'that the thing had done',
      'The temporary workaround was disabling the nightly export. The export had locked the orders table and blocked the tills.',
      /^Disabled the nightly export after the export had locked the orders table and blocked the tills\.$/,
    ],
    [
      'that the head of the report names',
      '# Postmortem: INC-77 \u2014 Paper exhaustion on till two\n\n## Summary\nRolls were used up by noon. The incident was resolved by restoring the old stock.',
      /^Restored the old stock in response to the paper exhaustion on till two\.$/,
    ],
  ])('%s', (_, note, expected) => {
    expect(bulletOf(note)).toMatch(expected)
  })
})

describe('what a report says besides', () => {
  it.each<[string, string, RegExp]>([
    [
      'a trouble that only seemed so',
      'It looks like the boiler service (in the cellar) ran out of oil today, after being up for a week. I restarted the boiler with:\n\n```\nboiler restart\n```\n\nLater we may want a larger tank.',
      /^Restarted the boiler service after the boiler service apparently ran out of oil\.$|^Restarted the boiler after the boiler service apparently ran out of oil\.$/,
    ],
    [
      'what one typed for it',
      'Our mill broke after the last update. I had to manually downgrade the gear driver (rename gear.bak to gear.drv in the folder and restart) to make the mill turn again.',
      /^(?!.*rename)Downgraded the gear driver manually/,
    ],
    [
      'what one took advantage of',
      'The alarm beeps every month. This time I took advantage of the forced break and moved two spare lamps off the battery.',
      /^Moved two spare lamps off the battery/,
    ],
    [
      'how its status is called',
      '**Issue**: Kiosk shows wrong times\n**Solution**: Updated the clock to read the mast\n**Status**: FIXED - Clock updated, index rebuilt, all old rows corrected',
      /^(?!.*FIXED)Updated the clock/,
    ],
    [
      'that it was fixed, without saying what',
      '# Fixes Applied - May 6, 2025\n\n**Issue:** Tills broken due to stray characters in the price list\n**Status:** Fixed and deployed with a check added',
      /^(?!Fixed (?:Applied|an and))/i,
    ],
    [
      'who brought it about',
      'Builds did not start on Monday. After rebooting the host they started again. Root cause is on me: I updated all the plugins because a key was stale.',
      /^(?!Updated all the plugins)/,
    ],
    [
      'what happened while others worked',
      'Nobody noticed the power cut. Our looms kept running while the breakers were replaced. I watched the panel all day.',
      /^(?!.*remained)/,
    ],
  ])('%s', (_, note, expected) => {
    expect(bulletOf(note)).toMatch(expected)
  })
})

describe('what is no remedy is not told as one', () => {
  it.each<[string, string, RegExp]>([
    [
      'what is to be improved',
      '# Incident: empty shelves\n\n## Timeline\n- 9:00 Customer reports empty shelves\n- 9:20 Refilled the shelves from the cellar\n\n## Improvements\n- Add a lamp for each shelf\n- Require a second check at night',
      /^(?!.*(?:lamp|second check))/i,
    ],
    [
      'what prevents it next time',
      '# Post-mortem: cold hall\n\n## Root Cause\nThe boiler ran dry.\n\n## Resolution\nThe boiler was refilled.\n\n## Corrective and Preventive Measures\n- Install a gauge on the boiler\n- Improve the rota of the night shift',
      /^(?!.*(?:gauge|rota))/i,
    ],
    [
      'how long the trouble lasted',
      'The gate was stuck at noon. I replaced the motor of the gate. Visitors saw a closed gate for about 3 hours.',
      /^(?!.*after which visitors)/i,
    ],
    [
      'who was told of it',
      '# Outage of the lift\n\n## Resolution\nThe administrator was notified of the fault and was able to find the loose cable. The cable was replaced.',
      /^(?!.*\b(?:notified|found)\b)/i,
    ],
    [
      'what came by itself',
      'The mill stopped at night. The belt was replaced and the second shift followed. The mill has been running since.',
      /^(?!.*\bfollowed\b)/i,
    ],
    [
      'what a table of hours tells before the alarm',
      'Our ferry desk was down for an hour. The team rolled back the price list by hand.\n\n| Time | Event |\n|---|---|\n| 10:59 | Release of the new prices deployed to the desk |\n| 11:52 | Alarm raised by the night watch |\n| 12:10 | Price list rolled back by hand |',
      /^(?!.*\bDeployed\b)/i,
    ],
    [
      'what had a flaw',
      'Main hall is dark\n\nWe installed a version of the lamp that lights the stage and had a bug that drew all the power. We removed the lamp and installed a plain one.',
      /^(?!.*lights the stage)/,
    ],
    [
      'what a list gives as the causes',
      'The hall was dark for 40 minutes. The outage was caused by a couple of things:\n\n- today we changed the fuse of the lamp to fix its flicker, but forgot the spare one',
      /^(?!Changed the fuse)/,
    ],
    [
      'what was only written down',
      'The desk was unavailable for two hours. Our team found the cause, executed a manual rollback of the price list, and restored the desk in all halls. We have listed what must change before the next fair.',
      /^(?!.*action items).*manual rollback/,
    ],
    [
      'what is still in progress',
      'Mill outage\n\nThe belt that the wheel hangs on was stuck. A repair is in progress to return the mill to work before it can resume grinding.',
      /^(?!Fixed)/,
    ],
    [
      'what a timeline tells before the alarm',
      '# Incident: no light\n\n## Timeline\n- 10:00 New lamp installed in the hall\n- 10:30 Alarm from the fuse box\n- 10:45 Replaced the fuse and removed the lamp',
      /^(?!.*\binstalled\b)/i,
    ],
  ])('%s', (_, note, expected) => {
    expect(bulletOf(note)).toMatch(expected)
  })
})
