import { describe, expect, it } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findProject } from './project.ts'

const projectOf = (text: string) => findProject(readDocument(text)).project

describe('the project of a diary', () => {
  it.each([
    [
      'is what the text says it is called',
      "Hello all. I spent the spring reading papers. This is where I met my project, 'tide-to-calendar', and its mentor.",
      'tide-to-calendar',
    ],
    [
      'is the new name that was found for it',
      '- We painted the wheel\n- We found a new name for our robot: Salty Gull\n- The arm works on all benches',
      'Salty Gull',
    ],
    [
      'is the bold name behind "my project"',
      'Thanks for trying my project **ReefPost**! It took me all winter. Next to my older site I wanted a real queue.',
      'ReefPost',
    ],
    [
      'is what is built where a label tells it as a task',
      '**Project:** Build a small ferry timetable (Kiosk) that shows delays and closed piers on the wall of the harbour',
      'small ferry timetable',
    ],
    [
      'is not the setup of the own machine',
      'I moved my development setup to a Linux machine. The reefwatch crawler builds there, and reefwatch runs its tests.',
      'reefwatch crawler',
    ],
    [
      'is what the aim of the project was to better',
      "Hi! I passed. I thank everybody. My project's main objective was to improve the speed of the harbour simulator. It had three parts.",
      'harbour simulator',
    ],
    [
      'is not the hour of a timeline',
      'Timeline\n\n9:10 pm Pump controller stopped.\n9:20 pm Pump controller was restarted and stopped again.\n9:50 pm Traffic moved away.',
      'Pump controller',
    ],
    [
      'is the longer name of what its title calls by one word',
      'Day 9 \u2014 The Gauge Became a Witness\n\nYesterday I repaired the far end of a tide gauge. Today the tide gauge went live, and I read from it all day.',
      'tide gauge',
    ],
    [
      'stands before the bracket of its item',
      '- Winch timing (us): We finished the timing and merged it, after fights with the simulator.\n- Also (Ria): Ria tried a new rope.',
      'Winch timing',
    ],
    [
      'is no list of what the week had',
      'Week 6 - a stuck valve, hoses, and a new page\n\nI put together the pump model of the harbour robot. The pump model of the harbour robot now primes itself.',
      'harbour robot',
    ],
    [
      'is not the number of the week in words',
      'Week Four Update!\n\nI rewired the ferry counter and the ferry counter now counts twice an hour.',
      'ferry counter',
    ],
    [
      'is not who reports',
      '**Weekly Report**\n\n**Name: Orla Finch**\n**Date:** 3/4/25\n\nI built the berth planner and tested the berth planner with two skippers.',
      'berth planner',
    ],
    [
      'is the name on the dated first line',
      'Harbour Lights and Buoys - April 2021\nHere is my report.\nThanks to all who paid for it.\n- lamps: pushed an update for review',
      'Harbour Lights and Buoys',
    ],
    [
      'is the log that the title says it is of',
      '# Gannet Log\n\nJuly 15\nI find that easy chores are what I love to do. Testing is of little use to me.',
      'Gannet',
    ],
    [
      'is the program whose name in small letters heads the page',
      '# tidewatch\nA tiny engine for harbour games.\n\n## News\n\nI rewrote most of it and repaired the shared access. Two players can play now.',
      'tidewatch',
    ],
    [
      'is the request that was pushed to',
      'This week I pushed to PR #4107 and waited. I added a panel for the old berths.',
      '#4107',
    ],
    [
      'is the issue that is resolved',
      'Hey. I am happy that the issue GH #2044 is now resolved. I started with the checks in the accessors.',
      '#2044',
    ],
    [
      'is not who speaks in a log of a talk',
      '[2024-03-09 18:50:03] {hartog}: I finished the lamp driver.\n[2024-03-09 18:53:19] {hartog}: The lamp driver runs at night.',
      'lamp driver',
    ],
    [
      'is called so in passing',
      "I've been hacking on a layout thing for terminals and it went out this week. It's called Pelorus. It has no other parts.",
      'Pelorus',
    ],
    [
      'has all the words of a name with "of" in it',
      '[Song of Gulls](https://example.com/song-of-gulls) is a harbour game in which you feed birds. Song of Gulls has a new pier this month.',
      'Song of Gulls',
    ],
    [
      'is what progress was made on',
      '# Active Context\n\n## Current Focus\nGood progress has been made on the berth planner! The server has its two pages by now.',
      'berth planner',
    ],
    [
      'is no kind of work in general',
      '#### Harbour Programming - Ria Holm\n\nThis month I worked on Ropes and Knots. Ropes were an easy thing, and I like how ropes came out.',
      'Ropes and Knots',
    ],
  ])('%s', (_, text, project) => {
    expect(projectOf(text)).toContain(project)
  })

  it.each([
    ['Community Bonding Period\nHello. I repaired the sluice timer. The sluice timer runs.', /bonding/i],
    [
      'Bonding period ends and coding begins!\n\nI planned the sluice timer. I drew the sluice timer.',
      /bonding/i,
    ],
    ['Weeks 12-14\n\nGosh. It was long. I repaired the sluice timer.', /gosh/i],
    ['Today I worked on one of my side-projects. The sluice timer got a lamp.', /side/i],
    ['I kept notes on a Trello board. I repaired the sluice timer.', /trello/i],
    ['Created a Day1 folder in my repo. I repaired the sluice timer.', /day1/i],
    ["The sluice timer's lamp doesnt light. I repaired the sluice timer.", /doesnt/i],
    ['I wrote down the plan of the coming week. I repaired the sluice timer.', /coming/i],
    ['I set up the sluice timer on my laptop.', /laptop/i],
    ['Rebuilding the Pier at Night\n\nI moved the pier lamps. The pier is dark no more.', /rebuilding/i],
    ['I worked on integrating Mosquitto into the sluice timer.', /integrating/i],
  ])('of %j is not %s', (text, not) => {
    expect(projectOf(text)).not.toMatch(not)
    expect(projectOf(text)).not.toBe('')
  })
})
