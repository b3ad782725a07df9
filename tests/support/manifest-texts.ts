import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import fastGlob from 'fast-glob'
import { parse as parseYaml } from 'yaml'

/** One text of a manifest: a file below its directory, and the path to the text in its value. */
export type TextField = { file: string; path: readonly (string | number)[] }

export type ManifestTexts = {
  /** Every text except keys, in the order of the files. */
  fields: TextField[]
  /**
   * Writes the manifest with other texts for some fields, by `keyOf` the field. Each text is then on its own line, escaped
   * as JSON except in tables and in the body of a Markdown file.
   */
  write: (changes: ReadonlyMap<string, string>) => Promise<void>
}

export const keyOf = ({ file, path }: TextField) => `${file} ${path.join('.')}`

/** The texts of a manifest on disk. */
export async function readTexts(manifestDir: string): Promise<ManifestTexts> {
  const names = (await fastGlob('**/*.{yaml,json,md,csv}', { cwd: manifestDir })).sort()
  const files = await Promise.all(
    names.map(async (file) => ({ file, value: contentOf(file, await readFile(join(manifestDir, file), 'utf8')) })),
  )
  return {
    fields: files.flatMap(({ file, value }) => textsIn(value).map((path) => ({ file, path }))),
    write: async (changes) => {
      for (const { file, value } of files) {
        const changed = withTexts(value, (path) => changes.get(keyOf({ file, path })))
        await writeFile(join(manifestDir, file), fileOf(file, changed))
      }
    },
  }
}

function contentOf(file: string, text: string): unknown {
  if (file.endsWith('.csv')) return parseCsv(text)
  if (!file.endsWith('.md')) return parseYaml(text)
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  return { ...parseYaml(front), body: body.trim() }
}

function fileOf(file: string, value: unknown): string {
  if (file.endsWith('.csv')) {
    const rows = value as string[][] // as parsed
    return rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')
  }
  if (!file.endsWith('.md')) return JSON.stringify(value, null, 1)
  const { body, ...front } = value as { body: string } // as put together above
  return `---\n${JSON.stringify(front, null, 1)}\n---\n\n${body}\n`
}

function textsIn(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [[...path]]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]))
}

function withTexts(
  value: unknown,
  textAt: (path: (string | number)[]) => string | undefined,
  path: (string | number)[] = [],
): unknown {
  if (typeof value === 'string') return textAt(path) ?? value
  if (Array.isArray(value)) return value.map((item, index) => withTexts(item, textAt, [...path, index]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, textAt, [...path, key])]))
}
