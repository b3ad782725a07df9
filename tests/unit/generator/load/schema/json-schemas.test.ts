import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { jsonSchemas } from '#generator/load/schema/json-schemas.ts'

const folder = join(import.meta.dirname, '../../../../../manifest/schemas')
const schemas = jsonSchemas()

test('manifest/schemas contains all schemas and no other files', () => {
  expect(fastGlob.sync('**/*', { cwd: folder }).sort()).toEqual(Object.keys(schemas).sort())
})

// If this fails, the zod schemas have changed. `npm run schema` updates the files.
test.each(Object.keys(schemas))('manifest/schemas/%s is up to date', (name) => {
  expect(readFileSync(join(folder, name), 'utf8')).toBe(schemas[name])
})

test('fields have descriptions, which an editor shows', () => {
  const { properties } = JSON.parse(schemas['service.json'] ?? '')
  expect(properties.icon.description).toBe('Key in icons.yaml.')
  expect(properties.category.description).toBe('The category it belongs to, by file name in categories/.')
})

/** A schema without patterns: zod reads them without the flag `u`, so that `\\p{Cc}` would be five letters. */
const readable = (name: string) =>
  z.fromJSONSchema(JSON.parse(schemas[`${name}.json`] ?? '', (key, part) => (key === 'pattern' ? undefined : part)))

const fitsTranslation = (name: string, value: unknown) => readable(`translations/${name}`).safeParse(value)

test('the schema of a translation takes a record with its texts alone, and the others do not', () => {
  const service = { name: 'Reparación de calderas', features: ['Diagnóstico incluido'], price: { unit: 'visita' } }
  expect(fitsTranslation('service', service)).toMatchObject({ success: true })
  expect(fitsTranslation('service', { ...service, nome: 'Reparación' }).success).toBe(false)
  expect(readable('service').safeParse(service).success).toBe(false)
})

test('the schema of a translated page needs no screen', () => {
  const starters = join(import.meta.dirname, '../../../../../starters/shared/es/pages')
  for (const file of fastGlob.sync('*.yaml', { cwd: starters }))
    expect(fitsTranslation('page', parse(readFileSync(join(starters, file), 'utf8'))), file).toMatchObject({
      success: true,
    })
})

test('what has no translation has no schema for one', () => {
  expect(Object.keys(schemas)).toContain('redirects.json')
  expect(Object.keys(schemas)).not.toContain('translations/redirects.json')
})
