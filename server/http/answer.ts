import { z } from 'zod'

type Pick = (value: unknown) => unknown

/**
 * Compiles a response schema into a function that writes JSON with the declared fields and no others.
 * It does not validate again: handlers are typed by the same schema, and a full parse of a long list costs more than reading it from the database.
 */
export function createAnswerWriter(schema: z.ZodType): (answer: unknown) => string {
  const pick = compile(schema)
  return (answer) => JSON.stringify(pick(answer))
}

function compile(schema: z.core.$ZodType): Pick {
  if (schema instanceof z.ZodObject) return pickFields(schema)
  if (schema instanceof z.ZodArray) return pickItems(compile(schema.element))
  if (schema instanceof z.ZodRecord) return pickValues(compile(schema.valueType))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return compile(schema.unwrap())
  if (isLeaf(schema)) return (value) => value
  return (value) => z.parse(schema, value)
}

function pickFields({ shape }: z.ZodObject): Pick {
  const fields = Object.entries(shape).map(([name, schema]) => [name, compile(schema)] as const)
  return (value) => {
    if (!isObject(value)) return value
    const picked: Record<string, unknown> = {}
    for (const [name, pick] of fields) picked[name] = pick(value[name])
    return picked
  }
}

function pickItems(pick: Pick): Pick {
  return (value) => (Array.isArray(value) ? value.map(pick) : value)
}

function pickValues(pick: Pick): Pick {
  return (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, pick(item)]))
      : value
}

/** What holds no fields, so that there is nothing to leave out. */
function isLeaf(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodUnion) return schema.options.every(isLeaf)
  const leaves = [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral]
  return leaves.some((leaf) => schema instanceof leaf)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
