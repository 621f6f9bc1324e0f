import { expect, it } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { peopleIn } from './people.ts'

it.each([
  ['My mentor is Ottilie.', ['Ottilie']],
  ['Thanks to Kaarina and Bo for the review.', ['Kaarina']],
  ['Kaarina suggested a cache.', ['Kaarina']],
  ['Kaarina and I paired.', ['Kaarina']],
  ['Bartholo, Kaarina, and I met.', ['Bartholo', 'Kaarina']],
  ['Contributor: Ottilie Aho.\n\nThe pump ran.', ['Ottilie']],
  ['Kaarina made it in 2022.', ['Kaarina']],
  ['Until then only Ottilie knew how.', ['Ottilie']],
  ['I built it with Docker and Python.', []],
  ['The Dispatcher failed.', []],
])('%s', (text, people) => expect([...peopleIn(readDocument(text))]).toEqual(people))
