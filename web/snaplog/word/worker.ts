import { type WordRequest, writeWordFile } from './write-word-file.ts'

/** What the worker says: how far it is, and at last the file. */
export type WordAnswer = { progress: number } | { file: Blob } | { failure: string }

/** Progress that nobody could see is not told. */
const STEP = 0.02

addEventListener('message', ({ data }: MessageEvent<WordRequest>) => {
  const answer = (message: WordAnswer) => postMessage(message)
  try {
    let told = 0
    const file = writeWordFile(data, (progress) => {
      if (progress - told < STEP) return
      told = progress
      answer({ progress })
    })
    answer({ file })
  } catch (error) {
    answer({ failure: String(error) })
  }
})
