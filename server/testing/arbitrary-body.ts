import fc from 'fast-check'
import { z } from 'zod'
import { NASTY_STRINGS } from './nasty-strings.ts'

const nasty = fc.constantFrom(...NASTY_STRINGS)
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 50 }))
const anything = fc.oneof(nasty, fc.anything({ maxDepth: 3, withNullPrototype: false }), fc.jsonValue())

/** Bodies that look like what a schema asks for, with something wrong in many of them. */
export function arbitraryBody(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: almost(schema) }, { weight: 1, arbitrary: anything })
}

function almost(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, arbitraryBody(field)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  }
  if (schema instanceof z.ZodArray) return fc.array(arbitraryBody(schema.element), { maxLength: 120 })
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(almost))
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodNumber) return fc.oneof(fc.integer(), fc.double(), fc.maxSafeInteger())
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodPipe) return almost(schema.in)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fc.oneof(almost(schema.unwrap()), fc.constantFrom(null, undefined))
  return text
}
