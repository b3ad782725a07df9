import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonSchemas } from '#generator/load/json-schemas.ts'

const folder = join(import.meta.dirname, '../../../../manifest/schemas')
const schemas = jsonSchemas()

test('manifest/schemas holds the schemas of today and no others', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(schemas).sort())
})

// A failure says that the zod schemas have changed since: `npm run schema` writes the files again.
test.each(Object.keys(schemas))('manifest/schemas/%s is up to date', (name) => {
  expect(readFileSync(join(folder, name), 'utf8')).toBe(schemas[name])
})
