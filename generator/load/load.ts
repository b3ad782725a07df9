import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import fastGlob from 'fast-glob'
import type { z } from 'zod'
import type { CityRow } from '#manifest/schema/place.ts'
import { Slug } from '#manifest/schema/primitives.ts'
import type { Manifest } from '#manifest/schema.ts'
import { compareText, hasErrors, type Problem, sortProblems } from '../problem.ts'
import { shownPath } from '../shown-path.ts'
import { nearest } from '../suggest.ts'
import { assemble } from './assemble.ts'
import { documents, type FolderName, folders, tables } from './collections.ts'
import { crossCheck } from './cross-check.ts'
import { parseCsv } from './parse-csv.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { parseYaml } from './parse-yaml.ts'
import type { Located, Records } from './records.ts'
import { type Outcome, readSource, type SourceFile } from './source-file.ts'
import { validate } from './validate.ts'

export type LoadOptions = {
  manifestDir: string
  /** Locations are shown relative to this directory when the manifest lies inside it. */
  rootDir: string
}

/** The only door for content: reads, parses, checks and joins every file, and reports all problems of all files at once. */
export async function loadManifest(options: LoadOptions): Promise<{ manifest?: Manifest; problems: Problem[] }> {
  const shownDir = shownPath(options)
  const found = await fastGlob('**/*', { cwd: options.manifestDir, dot: false, followSymbolicLinks: false })
  const files = found.sort(compareText)
  const problems: Problem[] = unclaimedFiles(files, shownDir)
  const slugs: Records['slugs'] = {
    services: new Set(),
    counties: new Set(),
    pages: new Set(),
    guide: new Set(),
    cities: undefined,
  }
  const context: Context = { ...options, shownDir, problems, files, slugs }

  const records: Records = {
    documents: await readDocuments(context),
    folders: await readFolders(context),
    cities: await readCities(context),
    slugs,
    imageFiles: files.filter((file) => file.startsWith('images/')).map((file) => file.slice('images/'.length)),
  }
  problems.push(...crossCheck(records, shownDir))

  const { manifest, problems: textProblems } = assemble(records)
  problems.push(...textProblems)
  return { manifest: hasErrors(problems) ? undefined : manifest, problems: sortProblems(problems) }
}

/** True when there is a directory to load. */
export async function manifestExists(manifestDir: string): Promise<boolean> {
  return stat(manifestDir).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

type Context = LoadOptions & { shownDir: string; problems: Problem[]; files: string[]; slugs: Records['slugs'] }

const recordFile = /^([^/]+)\.(ya?ml|json)$/
const folderFile = /^([^/]+)\/([^/]+)\.(ya?ml|json|md)$/

async function readDocuments(context: Context): Promise<Records['documents']> {
  const result: Record<string, Located<unknown>> = {}
  for (const [name, { schema, isRequired }] of Object.entries(documents)) {
    const paths = context.files.filter((file) => recordFile.exec(file)?.[1] === name)
    const [path, ...others] = paths
    if (path === undefined) {
      if (isRequired) context.problems.push(missingFile(`${context.shownDir}/${name}.yaml`))
      continue
    }
    context.problems.push(
      ...others.map((other) => duplicate(`${context.shownDir}/${other}`, name, `${context.shownDir}/${path}`)),
    )
    const record = await readRecord(context, path, name, schema)
    if (record) result[name] = record
  }
  return result // each name was validated by the schema of that name
}

async function readFolders(context: Context): Promise<Records['folders']> {
  const result: Record<string, Located<unknown>[]> = {}
  for (const folder of Object.keys(folders) as FolderName[]) {
    const { schema, isRequired } = folders[folder]
    const records: Located<unknown>[] = []
    const seen = new Map<string, string>()
    for (const path of context.files) {
      const [, inFolder, slug = ''] = folderFile.exec(path) ?? []
      if (inFolder !== folder) continue
      const first = seen.get(slug)
      if (first !== undefined) {
        context.problems.push(duplicate(`${context.shownDir}/${path}`, slug, `${context.shownDir}/${first}`))
        continue
      }
      seen.set(slug, path)
      context.slugs[folder].add(slug)
      const record = await readRecord(context, path, slug, schema)
      if (record) records.push(record)
    }
    if (seen.size === 0 && isRequired) context.problems.push(emptyFolder(context.shownDir, folder))
    result[folder] = records
  }
  return result as Records['folders'] // each folder was validated by the schema of that folder
}

async function readRecord(
  context: Context,
  path: string,
  slug: string,
  schema: z.ZodType,
): Promise<Located<unknown> | undefined> {
  const file = kept(context, await readSource(context.manifestDir, context.shownDir, path))
  if (!file) return undefined
  const parsed = kept(context, path.endsWith('.md') ? parseMarkdown(file) : parseYaml(file))
  if (!parsed) return undefined
  const at = { file: file.shown, line: 1, column: 1 }
  const isSlug = Slug.safeParse(slug).success
  if (!isSlug) {
    context.problems.push({
      code: 'bad-slug',
      severity: 'error',
      at,
      what: `The file name "${slug}" cannot be a slug.`,
      mend: 'Name the file in lower-case letters and digits joined by single hyphens, at most 60 characters.',
    })
  }
  const value = kept(context, validate(schema, parsed))
  return value === undefined ? undefined : { slug, value, at, locate: parsed.locate, file }
}

async function readCities(context: Context): Promise<Located<CityRow>[]> {
  const path = 'cities.csv'
  if (!context.files.includes(path)) {
    context.problems.push(missingFile(`${context.shownDir}/${path}`))
    return []
  }
  const file = kept<SourceFile>(context, await readSource(context.manifestDir, context.shownDir, path))
  const { schema } = tables.cities
  const table = file && kept(context, parseCsv(file, Object.keys(schema.shape)))
  if (!file || !table) return []
  context.problems.push(...table.problems)
  context.slugs.cities = new Set(table.rows.map(({ value }) => value.slug ?? ''))
  return table.rows.flatMap(({ value, locate }) => {
    const row = kept(context, validate(schema, { file, value, locate: ([column]) => locate(column) }))
    return row ? [{ slug: row.slug, value: row, at: locate(), locate: ([column]) => locate(column), file }] : []
  })
}

/** The value of an outcome; its problems go to the list. */
function kept<T>({ problems }: Context, outcome: Outcome<T>): T | undefined {
  if (outcome.ok) return outcome.value
  problems.push(...outcome.problems)
  return undefined
}

/** Files that look like content but are read by nobody: a misspelt folder must not be silence. */
function unclaimedFiles(files: string[], shownDir: string): Problem[] {
  const names = [...Object.keys(documents), ...Object.keys(tables)]
  const folderNames = [...Object.keys(folders), 'images', 'schema', 'schemas']
  return files
    .filter(
      (file) =>
        /\.(ya?ml|json|csv|md)$/.test(file) && !/^(images|schemas?)\//.test(file) && !/(^|\/)README\.md$/i.test(file),
    )
    .filter((file) => {
      const [, name = ''] = recordFile.exec(file) ?? []
      const [, folder = ''] = folderFile.exec(file) ?? []
      return !(name in documents) && !(folder in folders) && file !== 'cities.csv'
    })
    .map((file): Problem => {
      const [first = ''] = file.split('/')
      const near = file.includes('/')
        ? nearest(first, folderNames)
        : nearest(basename(file).replace(/\.[a-z]+$/, ''), names)
      return {
        code: 'unknown-file',
        severity: 'error',
        at: { file: `${shownDir}/${file}`, line: 1, column: 1 },
        what: `Nothing reads "${file}".`,
        mend: `${near ? `Did you mean "${near}"? ` : ''}Content lies in ${names.join(', ')}, and in the folders ${Object.keys(folders).join(', ')}.`,
      }
    })
}

function missingFile(file: string): Problem {
  return {
    code: 'missing-file',
    severity: 'error',
    at: { file, line: 1, column: 1 },
    what: 'This file does not exist, and no site can be built without it.',
    mend: 'Write it; the manifest of the sample company shows one.',
  }
}

function emptyFolder(shownDir: string, folder: string): Problem {
  return {
    code: 'empty-folder',
    severity: 'error',
    at: { file: `${shownDir}/${folder}`, line: 1, column: 1 },
    what: `There is no file in ${folder}/, so the site would have nothing of that kind.`,
    mend: `Add at least one file, e.g. ${folder}/example.yaml; its name is its slug.`,
  }
}

function duplicate(file: string, slug: string, first: string): Problem {
  return {
    code: 'duplicate-slug',
    severity: 'error',
    at: { file, line: 1, column: 1 },
    what: `"${slug}" is the slug of this file and of ${first}.`,
    mend: 'Rename one of the two files.',
  }
}
