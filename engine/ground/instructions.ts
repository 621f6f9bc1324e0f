import { lean } from '../lean.ts'
import type { Document } from '../text/lines/document.ts'

const INSTRUCTION = lean(
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|above|previous|everything)\b|\b(?:system|developer) (?:prompt|message)\b|<\/?(?:system|assistant|user|instructions?)>|\[\/?(?:INST|SYSTEM)\]|<\|[a-z_]+\|>|^(?:system|assistant|user)\s*:|\byou are (?:now )?(?:an?|the|my) (?:\w+ )?(?:ai|assistant|language model|llm|chatbot|writer|recruiter)\b|\b(?:dear |note to (?:the )?|attention,? )(?:ai|llm|language model|assistant|model)\b|\b(?:ai|llm|language model)s? (?:must|should|shall)\b|\b(?:respond|reply|answer|output)\b.{0,24}\b(?:only|exactly|with the (?:following|json)|in json)\b|\b(?:write|say|claim|state|pretend|add) that (?:i|we|the (?:user|author|candidate|applicant))\b|\b(?:set|make) the (?:priority|project|impact|resume bullet|bullet|company|position|title)\b.{0,20}\bto\b/i,
)

/** Whether a text speaks to whoever reads it for analysis, rather than of the work. */
export function isInstruction(text: string): boolean {
  return INSTRUCTION.test(text)
}

/** The document without what speaks to a model, and without what follows it in the same paragraph: no support for any claim. */
export function withoutInstructions(document: Document): Document {
  const from = new Map<number, number>()
  for (const { block, index, text } of document.sentences) {
    if (!from.has(block) && isInstruction(text)) from.set(block, index)
  }
  if (from.size === 0) return document
  const sentences = document.sentences.filter(({ block, index }) => index < (from.get(block) ?? Infinity))
  return { ...document, sentences, raw: sentences.map(({ text }) => text).join('\n') }
}
