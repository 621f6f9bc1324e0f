import { describe, expect, it } from 'vitest'
import { KIN } from '../../lexicon/technologies/kin.ts'
import { readDocument } from '../../text/lines/document.ts'
import { findTechnologies } from './technologies.ts'

const named = (text: string) => findTechnologies(readDocument(text)).map(({ name }) => name)

describe('words that are names in the field of the text', () => {
  it.each([
    ['Our golang tool was slow. I checked the flags of the cobra commands.', ['Go', 'Cobra']],
    ['Our snake house was loud. I checked the scales of the cobra twice.', []],
    ['The contigs were too short. I gave Trinity more memory.', ['Trinity']],
    ['The church was full. I met Trinity after the service.', []],
    ['All smart contracts pass now. We sped up the suite by running it on Anvil first.', ['Anvil']],
    ['Cargo.toml was a mess. Cleaned up how `clap` reads the arguments.', ['Cargo', 'clap']],
    ['Our homeserver lost events. Found the cause in Synapse.', ['Synapse']],
    ['The synapse fires, and then the next element does.', []],
    ['In Rust one may clap it together quickly. We clap for the team.', ['Rust']],
  ])('%s', (text, names) => expect(named(text)).toEqual(names))

  it('do not count where a person or a longer name is meant', () => {
    expect(named('The ETL job ran late. Then Ray called, and I drove to Storm Lake.')).toEqual([])
  })

  it('do not count where the text says that they were not used', () => {
    expect(named('Kubernetes is fine. We decided against Nomad.')).toEqual(['Kubernetes'])
  })

  it('stand once in each field', () => {
    for (const { names } of KIN) {
      const list = names.split(', ')
      expect(list.filter((name, index) => list.indexOf(name) !== index)).toEqual([])
    }
  })
})
