import { Refusal } from './protocol.ts'

/** A JSON schema as far as an answer needs it. */
export type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** Noise has no reason to end a string or a list; a model that was trained has. */
const LONGEST_STRING = 100
const LONGEST_LIST = 4

const RULES = `
string ::= "\\"" char{0,${LONGEST_STRING}} "\\""
char ::= [ !#-[\\]-~\\u00a1-\\u024f] | "\\\\" ["\\\\/bfnrt]
number ::= "-"? ("0" | [1-9] [0-9]{0,8}) ("." [0-9]{1,4})?
literal ::= "true" | "false" | "null"
pair ::= string ": " flat
flat ::= string | number | literal
anything ::= "{" (pair (", " pair){0,${LONGEST_LIST}})? "}"
`

/** The grammar (GBNF) that lets llama.cpp say nothing but an object of this schema; of any, where there is none. */
export function grammarOf(schema?: JsonSchema): string {
  return `root ::= ${schema ? expression(schema) : 'anything'}${RULES}`
}

function expression(schema: JsonSchema): string {
  if (schema.enum) return oneOf(schema.enum.map((value) => literal(JSON.stringify(value))))
  if (schema.anyOf) return oneOf(schema.anyOf.map(expression))
  if (Array.isArray(schema.type)) return oneOf(schema.type.map((type) => expression({ ...schema, type })))
  if (schema.type === 'string' || schema.type === 'number') return schema.type
  if (schema.type === 'null') return literal('null')
  if (schema.type === 'boolean') return '("true" | "false")'
  if (schema.type === 'array' && schema.items) {
    const item = expression(schema.items)
    return `("[" (${item} (", " ${item}){0,${LONGEST_LIST - 1}})? "]")`
  }
  if (schema.type === 'object' && schema.properties) {
    const pairs = Object.entries(schema.properties).map(
      ([key, value]) => `${literal(`${JSON.stringify(key)}: `)} ${expression(value)}`,
    )
    return `("{" ${pairs.join(' ", " ')} "}")`
  }
  throw new Refusal(`This schema has no grammar: ${JSON.stringify(schema)}`)
}

function oneOf(expressions: string[]): string {
  return `(${expressions.join(' | ')})`
}

/** A text as a GBNF literal, which escapes as JSON does. */
function literal(text: string): string {
  return JSON.stringify(text)
}
