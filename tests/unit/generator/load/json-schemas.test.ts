import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonSchemas } from '#generator/load/json-schemas.ts'

const folder = join(import.meta.dirname, '../../../../manifest/schemas')
const schemas = jsonSchemas()

test('manifest/schemas contains all schemas and no other files', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(schemas).sort())
})

// If this fails, the zod schemas have changed. `npm run schema` updates the files.
test.each(Object.keys(schemas))('manifest/schemas/%s is up to date', (name) => {
  expect(readFileSync(join(folder, name), 'utf8')).toBe(schemas[name])
})
