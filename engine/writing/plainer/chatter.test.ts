import { describe, expect, test } from 'vitest'
import { withoutChatter } from './chatter.ts'

describe('withoutChatter', () => {
  test.each([
    ['an opinion', 'finished the deck, which is awesome progress for me', 'finished the deck'],
    ['an opinion at the end', "hung a bell in the hall and it's so useful", 'hung a bell in the hall'],
    ['a note', 'fitted the pump (note that the seal is metric) to the tank', 'fitted the pump to the tank'],
    ['praise in brackets', 'added a (cool) bell to the gate', 'added a bell to the gate'],
    ['praise for a thing', 'built a gate, which swings nicely', 'built a gate, which swings'],
    ['where it can be seen', 'drew the bridge (the sheet can be found in this folder)', 'drew the bridge'],
    ['a sigh', 'finished the deck (geez that was hard) of the boat', 'finished the deck of the boat'],
    ['a concession', 'added two locks (albeit not oiled yet) to the gate', 'added two locks to the gate'],
    ['what stood above', 'built a crane as part of above', 'built a crane'],
    [
      'nothing of what a thing is',
      'built a lamp, which is a great help at night',
      'built a lamp, which is a great help at night',
    ],
    ['nothing that stands for a thing', 'put some into a crate', 'put some into a crate'],
    ['nothing of a bit', 'set the parity bit to one', 'set the parity bit to one'],
    ['a doubt about a number', 'fixed like 3 bugs', 'fixed about 3 bugs'],
    ['the day', 'loaded the samples from Tuesday 2/24', 'loaded the samples'],
    [
      'the date',
      'merged the parser on June 1 and closed the branch',
      'merged the parser and closed the branch',
    ],
    ['the hour', 'had the pump running by 7:40 PM PT and left', 'had the pump running and left'],
    ['the weekend', 'moved the logs over the weekend to the new disk', 'moved the logs to the new disk'],
    [
      'a statement in brackets',
      'wired the lamp (the pin was bent in two) to the mast',
      'wired the lamp to the mast',
    ],
    [
      'where the page shows it',
      'raised the guard of the wheel here and bent the hull',
      'raised the guard of the wheel and bent the hull',
    ],
    ['"today"', 'finished the hall today and lit all lamps', 'finished the hall and lit all lamps'],
    ['"yesterday"', 'sent the crates to the pier yesterday', 'sent the crates to the pier'],
    ['no day that is a name', 'added a today view, as of today', 'added a today view, as of today'],
    ['the week', 'drew the panel this week with a new tool', 'drew the panel with a new tool'],
    ['"some" after the verb', 'added some tests for the pump', 'added tests for the pump'],
    ['what the writer felt', 'fixed an annoying bug in the pump', 'fixed a bug in the pump'],
    ['the same before a vowel', 'fixed a weird issue with the pump', 'fixed an issue with the pump'],
    [
      '"own" for a thing that was made',
      'wrote my own version of a lexer',
      'wrote a custom version of a lexer',
    ],
    ['"own" for several', 'built our own versions of both tools', 'built custom versions of both tools'],
    ['"own" for what is custom', 'fixed our own customer data', 'fixed the customer data'],
    ['"own" for a thing one has', 'moved the site to our own server', 'moved the site to the server'],
    [
      '"own" for nothing that is named',
      'used their icons instead of our own',
      'used their icons instead of custom ones',
    ],
    [
      '"own" for one that is named',
      'replaced the old driver with our own',
      'replaced the old driver with a custom one',
    ],
    ['a span of days, which is a fact', 'logged from Monday to Friday', 'logged from Monday to Friday'],
    ['"some" that counts', 'fixed some of the tests', 'fixed some of the tests'],
  ])('takes care of %s', (_, phrase, expected) => {
    expect(withoutChatter(phrase)).toBe(expected)
  })
})
