import { z } from 'zod'

/** The value at a path. A list in a table cell is one string, which is split into its entries. */
export function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof value === 'string' && typeof step === 'number') return value.split(/\s+/).filter(Boolean)[step] ?? value
    return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
      ? (value as Record<PropertyKey, unknown>)[step] // hasOwn is true for the key
      : undefined
  }, root)
}

const wrappers = [z.ZodOptional, z.ZodDefault, z.ZodPrefault, z.ZodNullable]

/** The schema of the part at a path; of a union, that of the value there unless `pick` is false. Undefined if no value may have that part. */
export function schemaAt(schema: unknown, path: readonly PropertyKey[], value: unknown, pick = true): unknown {
  if (wrappers.some((wrapper) => schema instanceof wrapper)) {
    return schemaAt((schema as z.ZodOptional).unwrap(), path, value, pick) // every wrapper class has unwrap()
  }
  if (schema instanceof z.ZodPipe) return schemaAt(schema.out, path, value, pick)
  if (schema instanceof z.ZodDiscriminatedUnion && (pick || path.length > 0)) {
    const key = schema.def.discriminator
    const wanted = valueAt(value, [key])
    const option = schema.options.find(
      (each) =>
        each instanceof z.ZodObject &&
        each.shape[key] instanceof z.ZodLiteral &&
        each.shape[key].values.has(wanted as string),
    )
    return schemaAt(option, path, value, pick)
  }
  const [step, ...rest] = path
  if (step === undefined) return schema
  const next = valueAt(value, [step])
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(step)], rest, next, pick)
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest, next, pick)
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType, rest, next, pick)
  return undefined
}
