import { parentPort } from 'node:worker_threads'
import { readPostingPage, readPostingText } from '../../engine/read-posting.ts'
import type { ReaderJob } from './reader.ts'
import { WARM_UP_TEXT, warmUpPages } from './warm-up.ts'

const ROUNDS = 6
const PAUSE_MS = 40

let isAsked = false

function read({ kind, source, url }: ReaderJob) {
  return kind === 'page' ? readPostingPage(source, { url }) : readPostingText(source)
}

/** Code is compiled as it is used: the first users should not wait for that. Unhurried, and only until somebody asks. */
function practise(pages: readonly string[], left = ROUNDS * pages.length): void {
  if (isAsked || left === 0) return
  readPostingPage(pages[left % pages.length] ?? '', { url: '' })
  setTimeout(practise, PAUSE_MS, pages, left - 1)
}

parentPort?.on('message', (job: ReaderJob) => {
  isAsked = true
  parentPort?.postMessage(read(job))
})

const pages = warmUpPages()
for (const source of pages) read({ kind: 'page', source, url: '' })
read({ kind: 'text', source: WARM_UP_TEXT, url: '' })
parentPort?.postMessage('ready')
practise(pages)
