import { type WordRequest, writeWordDocument } from './document.ts'

/** What the worker says: how far it is, and at last the file. */
export type WordAnswer = { progress: number } | { file: Blob } | { failure: string }

addEventListener('message', async ({ data }: MessageEvent<WordRequest>) => {
  const answer = (message: WordAnswer) => postMessage(message)
  try {
    answer({ file: await writeWordDocument(data, (progress) => answer({ progress })) })
  } catch (error) {
    answer({ failure: String(error) })
  }
})
