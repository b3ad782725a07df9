import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fastGlob from 'fast-glob'
import { stringify } from 'yaml'
import type { z } from 'zod'
import { documents, folders, tables } from '#generator/load/collections.ts'
import { parseCsv } from '#generator/load/parse/parse-csv.ts'
import { parseMarkdown } from '#generator/load/parse/parse-markdown.ts'
import { parseYaml } from '#generator/load/parse/parse-yaml.ts'
import { schemaAt } from '#generator/load/schema/schema-at.ts'
import { inTranslations } from '#manifest/schema/primitives.ts'

/**
 * Writes a translation of every text of a manifest: each word backwards, so that no word of the original is left.
 * @returns the originals and the translations.
 */
export function translateManifest(
  manifestDir: string,
  folder: string,
): { originals: string[]; translations: string[] } {
  const originals: string[] = []
  const change = (text: string) => {
    originals.push(text)
    return backwards(text)
  }
  const write = (file: string, value: unknown) => {
    const path = join(manifestDir, folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, stringify(value))
  }
  for (const file of fastGlob.sync('**/*.{yaml,json,md}', { cwd: manifestDir }).sort()) {
    const schema = schemaOf(file)
    const source = { path: file, shown: file, text: readFileSync(join(manifestDir, file), 'utf8') }
    const parsed = schema && (file.endsWith('.md') ? parseMarkdown(source) : parseYaml(source))
    const texts = parsed?.ok && translated(schema, schema?.parse(parsed.value.value), change)
    if (texts) write(file.replace(/\.\w+$/, '.yaml'), texts)
  }
  const cities = {
    path: 'cities.csv',
    shown: 'cities.csv',
    text: readFileSync(join(manifestDir, 'cities.csv'), 'utf8'),
  }
  const table = parseCsv(cities, Object.keys(tables.cities.schema.shape), tables.cities.optional)
  if (!table.ok) throw new Error('cities.csv cannot be read.')
  const rows = table.value.rows.map(({ value: { slug, description = '' } }) => `${slug},"${change(description)}"`)
  writeFileSync(join(manifestDir, folder, 'cities.csv'), `slug,description\n${rows.join('\n')}\n`)
  return { originals, translations: originals.map(backwards) }
}

function schemaOf(file: string): z.ZodType | undefined {
  const [, folder, name = ''] = /^(?:(\w+)\/)?([\w-]+)\.\w+$/.exec(file) ?? []
  if (folder !== undefined) return folders[folder as keyof typeof folders]?.schema // another folder has none
  const document = documents[name as keyof typeof documents] // so has another file
  return document?.isTranslated ? document.schema : undefined
}

/** The texts of a value that need a translation, translated; undefined if there are none. */
function translated(schema: unknown, value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') {
    const inner = schemaAt(schema, [], value) as z.ZodType // the schema accepted the value
    return inTranslations.get(inner)?.translation === 'required' ? change(value) : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const parts = Object.entries(value).map(([key, part]) => {
    const step = Array.isArray(value) ? Number(key) : key
    return [key, translated(schemaAt(schema, [step], value), part, change), part] as const
  })
  const found = parts.filter(([, part]) => part !== undefined)
  if (found.length === 0) return undefined
  return Array.isArray(value) ? parts.map(([, part, original]) => part ?? original) : Object.fromEntries(found)
}

/** The text with each word backwards. Placeholders and targets of links stay. */
const backwards = (text: string) =>
  text.replace(/\{[^}]*\}|\]\([^)]*\)|\p{L}+/gu, (part) => (/^[{\]]/.test(part) ? part : [...part].reverse().join('')))
