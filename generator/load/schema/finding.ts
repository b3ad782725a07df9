import { z } from 'zod'
import { unshowable } from '#manifest/schema/primitives.ts'
import type { Problem } from '../../core/problem.ts'

/** A mistake that a schema found, before it has a location. */
export type Finding = Pick<Problem, 'code' | 'what' | 'fix'> & {
  path: readonly PropertyKey[]
  part?: 'key' | 'value'
  /** Of an unknown key: the fields of its group. */
  fields?: readonly string[]
  /** Of an unknown key: the missing field that it is probably meant to be, so that one mistake is reported once. */
  renames?: string
  /** Of a missing field: the values it may have, if they are few. */
  values?: readonly string[]
  /** Of a wrong slug of a record: the slug that it is probably meant to be. */
  meantSlug?: string
  /** A rule about several fields of a group. It says nothing while the group has an unknown key. */
  isRule?: boolean
  /** What all entries of a list with the same mistake have in common. */
  similar?: string
}

export const parentOf = ({ path }: Finding) => path.slice(0, -1).join('.')

/** `price.amount`, `tips entry 3: title`. Entries are counted from 1. */
export function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'This file'
  return path.reduce<string>((name, step, index) => {
    if (typeof step === 'number') return `${name} entry ${step + 1}`.trimStart()
    if (index === 0) return String(step)
    return name + (typeof path[index - 1] === 'number' ? ': ' : '.') + String(step)
  }, '')
}

/** The value as written, shortened to 60 characters. Control characters are escaped, because a terminal could run them. */
export function quote(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null || value === '') return 'empty'
  const text = typeof value === 'string' ? value : written(value)
  const short = text.length > 60 ? `${[...text].slice(0, 59).join('')}…` : text
  return (typeof value === 'string' ? JSON.stringify(short) : short).replace(
    new RegExp(unshowable, 'gu'),
    (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`,
  )
}

function written(value: unknown): string {
  if (typeof value === 'number') return String(value) // JSON has no infinity
  try {
    return JSON.stringify(value) ?? `a ${typeof value}`
  } catch {
    // A YAML alias can make a value contain itself.
    return 'a value that contains itself'
  }
}

/** `"a"`, `"a" and "b"`, `"a", "b" and "c"`. */
export function listed(names: readonly PropertyKey[]): string {
  const quotes = names.map((name) => `"${String(name)}"`)
  return quotes.length < 2 ? quotes.join('') : `${quotes.slice(0, -1).join(', ')} and ${quotes.at(-1)}`
}

export const knownFields = (fields: readonly string[]) =>
  fields.length > 0 ? [`The fields are ${fields.join(', ')}.`] : []

/** The fields that a group may have. */
export function fieldsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) return schema.keyType.options.map(String)
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}
