import { parentPort } from 'node:worker_threads'
import { readPostingPage, readPostingText } from '../../engine/read-posting.ts'
import type { ReaderJob } from './reader.ts'

const WARM_UP = `<html><head><title>Gardener at Acme</title></head><body><h1>Gardener</h1>
<p>Acme is looking for a Gardener who knows roses.</p><ul><li>Water the plants every morning</li></ul></body></html>`

function read({ kind, source, url }: ReaderJob) {
  return kind === 'page' ? readPostingPage(source, { url }) : readPostingText(source)
}

// Code and patterns are compiled as they are used; the first user should not wait for that.
for (let i = 0; i < 20; i++) {
  read({ kind: 'page', source: WARM_UP, url: '' })
  read({
    kind: 'text',
    source: 'Gardener\nAcme\nBerlin, Germany\n\nAt Acme, we are looking for a Gardener.',
    url: '',
  })
}

parentPort?.on('message', (job: ReaderJob) => parentPort?.postMessage(read(job)))
parentPort?.postMessage('ready')
