import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Slug } from '#manifest/schema/primitives.ts'
import { documents, folders } from '../collections.ts'

/** The folder of the schemas of translations, below that of the others. */
const translationFolder = 'translations'

/** JSON Schemas of the manifest files by file name. Editors use them for completion and validation. */
export function jsonSchemas(): Record<string, string> {
  const records = [
    ...Object.entries(documents).map(([name, { schema, isTranslated }]) => ({ name, schema, isTranslated, param: '' })),
    ...Object.values(folders).map(({ schemaFile, schema, ...folder }) => {
      const param = 'param' in folder ? folder.param : ''
      return { name: schemaFile, schema, isTranslated: true, param }
    }),
  ]
  return Object.fromEntries(
    records.flatMap(({ name, schema, isTranslated, param }) => {
      const json = z.toJSONSchema(schema, { io: 'input' })
      const translation = isTranslated
        ? [[`${translationFolder}/${name}.json`, textOf(param === '' ? partial(json) : withSlug(partial(json)))]]
        : []
      return [[`${name}.json`, textOf(json)], ...translation]
    }),
  )
}

const textOf = (schema: unknown) => `${JSON.stringify(schema, null, 2)}\n`

/**
 * The schema of a translation: the fields of the record, none of them required. A translation without the field that names
 * the variant of a record fits several variants, so it has to fit any of them, and not exactly one.
 */
function partial(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(partial)
  if (typeof schema !== 'object' || schema === null) return schema
  const { required, minItems, oneOf, ...rest }: Record<string, unknown> = { ...schema }
  // `properties` is an object of schemas by name, among which `required` or `oneOf` could be names.
  const parts = Object.entries(rest).map(([key, part]) => [
    key,
    key === 'properties' ? eachPartial(part) : partial(part),
  ])
  return { ...Object.fromEntries(parts), ...(oneOf === undefined ? {} : { anyOf: partial(oneOf) }) }
}

/** The schema of a translation that may have the slug of its language. */
function withSlug(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if ('anyOf' in schema && Array.isArray(schema.anyOf)) return { ...schema, anyOf: schema.anyOf.map(withSlug) }
  if (!('properties' in schema) || typeof schema.properties !== 'object') return schema
  return { ...schema, properties: { slug: slugSchema(), ...schema.properties } }
}

function slugSchema(): unknown {
  const { $schema, ...schema } = z.toJSONSchema(Slug, { io: 'input' })
  return { ...schema, description: 'The slug in URLs of this language. Default: that of the original.' }
}

const eachPartial = (properties: unknown) =>
  Object.fromEntries(Object.entries(properties ?? {}).map(([name, part]) => [name, partial(part)]))

/** Writes the JSON Schemas to a directory. Returns the file names. */
export async function writeSchemas(dir: string): Promise<string[]> {
  const schemas = jsonSchemas()
  await mkdir(join(dir, translationFolder), { recursive: true })
  for (const [file, text] of Object.entries(schemas)) await writeFile(join(dir, file), text)
  return Object.keys(schemas)
}
