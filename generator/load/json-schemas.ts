import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { documents, folders } from './collections.ts'

/** JSON Schemas of the manifest files by file name. Editors use them for completion and validation. */
export function jsonSchemas(): Record<string, string> {
  const schemas: [string, z.ZodType][] = [
    ...Object.entries(documents).map(([name, { schema }]): [string, z.ZodType] => [name, schema]),
    ...Object.values(folders).map(({ schemaFile, schema }): [string, z.ZodType] => [schemaFile, schema]),
  ]
  return Object.fromEntries(
    schemas.map(([name, schema]) => [
      `${name}.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
    ]),
  )
}

/** Writes the JSON Schemas to a directory. Returns the file names. */
export async function writeSchemas(dir: string): Promise<string[]> {
  const schemas = jsonSchemas()
  await mkdir(dir, { recursive: true })
  for (const [file, text] of Object.entries(schemas)) await writeFile(join(dir, file), text)
  return Object.keys(schemas)
}
