import type { z } from 'zod'
import { Slug } from '#manifest/schema/primitives.ts'
import type { Manifest } from '#manifest/schema.ts'
import { slugOf } from '#src/slug-of.ts'
import { blocksPages, hasErrors, type Problem, sortProblems } from '../core/problem.ts'
import { shownPath } from '../core/shown-path.ts'
import { assemble } from './assemble.ts'
import { type CheckedTexts, noCheckedTexts, openCheckedTexts } from './checked-texts.ts'
import { crossCheck } from './checks/cross-check.ts'
import { type DocumentName, documents, type FolderName, folders } from './collections.ts'
import { withoutExplained } from './explained.ts'
import { checkFacts, type FactOptions } from './facts/check-facts.ts'
import { joinedInRow } from './facts/one-row.ts'
import { type Reviewed, readReview } from './facts/review/review-file.ts'
import { type ReviewUnit, reviewUnits } from './facts/review/review-units.ts'
import { findFiles, type ManifestFiles } from './files/find-files.ts'
import { type Language, languagesOf } from './languages.ts'
import { readMessages } from './messages/read-messages.ts'
import { withOfficeRegions } from './office-regions.ts'
import { noParseCache, openParseCache } from './parse/parse-cache.ts'
import { readCities } from './read-cities.ts'
import { readLandmarks } from './read-landmarks.ts'
import { duplicateSlug, kept, missingFile, type Reading, readContent, secondFile } from './reading.ts'
import type { Located, OwnNames, Records } from './records.ts'
import { withRegionNames } from './region-names.ts'
import { validate } from './schema/validate.ts'
import { readTranslations } from './translations/read-translations.ts'

export type LoadOptions = {
  manifestDir: string
  /** Locations are shown relative to this directory if it contains the manifest. */
  rootDir: string
  /** Replaces `rootDir` in another project that uses the package. */
  projectDir?: string
  /** Keeps parsed files for the next time. Default: nothing is kept. */
  cacheDir?: string
  /** Changes with the code, so that what its checks found is kept too. Default: texts are checked each time. */
  codeVersion?: string
  /** Default: the site has no code of its own. Undefined if that is not known. */
  own?: OwnNames | undefined
  /** Facts are about to be reviewed, so they are not compared with those of the last review. */
  withoutReview?: boolean
  /** Starts `checkManifest` in another process. Called if there are so many texts that it is worth it. */
  checkApart?: () => Promise<Problem[]>
  /** Called with a manifest whose records are valid, before its facts are checked, and with the paths of its images. */
  onRecords?: (manifest: Manifest, imageFiles: readonly string[]) => void
} & Omit<FactOptions, 'checked' | 'reviewed'>

/**
 * With so many files, facts are checked in another process: starting it takes as long as checking a third of them. When no
 * text has been checked before, checking takes three times as long.
 */
const manyFiles = { unchecked: 100, checked: 300 }

type SiteRecord = NonNullable<Records['documents']['site']>

/** A manifest as its files say it, before what they say is checked against each other. */
type ReadManifest = {
  records: Records
  translations: Records[]
  files: ManifestFiles
  shownDir: string
  problems: Problem[]
  checked: CheckedTexts
  /** What the check of facts reads if site.yaml has fields that it cannot have. */
  restOfSite: SiteRecord | undefined
  /** The facts to compare with. */
  reviewed: Reviewed | undefined
  /** Those of the last review, in any format of the file. */
  lastReview: Reviewed | undefined
}

async function readManifest(options: LoadOptions): Promise<ReadManifest> {
  const shownDir = shownPath(options)
  const { files, problems } = await findFiles(options.manifestDir, shownDir)
  const { cacheDir, codeVersion } = options
  const cache = cacheDir === undefined ? noParseCache : openParseCache(cacheDir)
  const checked =
    cacheDir === undefined || codeVersion === undefined ? noCheckedTexts : openCheckedTexts(cacheDir, codeVersion)
  const context: Context = { ...options, shownDir, problems, files, cache, checked, written: noSlugs() }

  const documents = readDocuments(context)
  const site = documents.site ?? context.restOfSite
  const [language = unknownLanguage, ...others] = site ? languagesOf(site.value) : []
  const records: Records = withOfficeRegions({
    language,
    languages: [language, ...others],
    documents,
    messages: readMessages(context, language, documents),
    folders: readFolders(context),
    cities: readCities(context),
    landmarks: readLandmarks(context),
    written: context.written,
    imageFiles: files.pictures,
    own: 'own' in options ? options.own : { sections: [], scenes: [] },
  })
  const translations = readTranslations(context, records)
  const review = options.withoutReview ? { isCurrent: true, problems: [] } : readReview(options.manifestDir, shownDir)
  problems.push(...review.problems)
  cache.save()
  return {
    records: withRegionNames(records),
    translations: translations.map(withRegionNames),
    files,
    shownDir,
    problems,
    checked,
    restOfSite: context.restOfSite,
    reviewed: review.isCurrent ? review.reviewed : undefined,
    lastReview: review.reviewed,
  }
}

/**
 * Reads, parses, checks and joins all files of the manifest, and reports the problems of all files together. No other
 * code reads content. There is a `manifest` only if no problem blocks the making of pages.
 * - `imageFiles` is always set, so that problems of images are reported in the same run.
 * - `draft` is the manifest if every record is valid, although references between records may be wrong.
 * - `laterProblems` are all problems, once another process has checked the facts; until then `problems` are none.
 */
export async function loadManifest(options: LoadOptions): Promise<{
  manifest?: Manifest
  draft?: Manifest
  imageFiles: string[]
  problems: Problem[]
  laterProblems?: Promise<Problem[]>
}> {
  const read = await readManifest(options)
  const { records, translations, files, shownDir, problems, checked, reviewed } = read
  const many = manyFiles[checked.isEmpty ? 'unchecked' : 'checked']
  const apart = files.records.length >= many ? options.checkApart?.() : undefined
  const drafts = [records, ...translations].map((each) => assemble(each, records.messages))
  const draft = joined(drafts.map(({ manifest }) => manifest))
  const ofRecords = joinedInRow(
    [
      ...problems,
      ...inAllLanguages([records, ...translations].map((each) => crossCheck(each, shownDir))),
      ...drafts.flatMap((each) => each.problems),
    ],
    slippedRow,
  )
  if (draft && !hasErrors(ofRecords)) options.onRecords?.(draft, files.pictures)
  const checking = apart ?? checkFacts(recordsForFacts(read), { ...options, translations, checked, reviewed })
  const allProblems = checking.then((ofFacts) => {
    if (!apart) checked.save()
    const found = withoutRowsTwice([...ofRecords, ...ofFacts])
    return sortProblems(distinct(withoutExplained(found)))
  })
  const known = { draft: hasErrors(problems) ? undefined : draft, imageFiles: files.pictures }
  // All problems of a manifest that is wrong are reported together.
  if (apart && !hasErrors(ofRecords)) return { ...known, manifest: draft, problems: [], laterProblems: allProblems }
  const all = await allProblems
  return { ...known, manifest: blocksPages(all) ? undefined : draft, problems: all }
}

/** Checks the facts of a manifest, and returns their problems alone: those of its files are found by `loadManifest`. */
export async function checkManifest(options: LoadOptions): Promise<Problem[]> {
  const read = await readManifest(options)
  const { translations, checked, reviewed } = read
  const problems = await checkFacts(recordsForFacts(read), { ...options, translations, checked, reviewed })
  checked.save()
  return problems
}

/** Facts are checked even if site.yaml has a field that it cannot have, so that one run reports both. */
const recordsForFacts = ({ records, restOfSite: site }: ReadManifest): Records =>
  site ? { ...records, documents: { ...records.documents, site } } : records

/** The facts that the texts of a manifest state now, those of each record together, and those that were reviewed. */
export async function readFacts(
  options: LoadOptions,
): Promise<{ units: ReviewUnit[]; reviewed: Reviewed | undefined }> {
  const { records, lastReview } = await readManifest(options)
  return { units: reviewUnits(records), reviewed: lastReview }
}

/** The language of a manifest whose site.yaml names none, which is a problem. */
const unknownLanguage: Language = { tag: 'en', written: 'en', folder: '' }

/** Cells of a row that cannot be read, from which on they have slipped by a column. */
const slippedRow = 3

/** The manifest with its translations. Undefined if one of them could not be joined. */
function joined([first, ...others]: readonly (Manifest | undefined)[]): Manifest | undefined {
  const translations = others.filter((manifest) => manifest !== undefined)
  if (!first || translations.length < others.length) return undefined
  return others.length === 0 ? first : Object.freeze({ ...first, translations })
}

/** A row that is there twice has one slug and one name twice, and of two records with one slug, one has that of the other. */
function withoutRowsTwice(problems: readonly Problem[]): Problem[] {
  const lineOf = ({ at }: Problem) => `${at.file}:${at.line}`
  const twice = new Set(problems.flatMap((found) => (found.code === 'duplicate-slug' ? [lineOf(found)] : [])))
  const isEcho = ({ code }: Problem) => code === 'name-twice' || code === 'slug-of-another-name'
  return problems.filter((found) => !isEcho(found) || !twice.has(lineOf(found)))
}

/** A mistake of the original that every language repeats is one problem, also where each names a file of its own. */
function inAllLanguages([first = [], ...others]: readonly (readonly Problem[])[]): Problem[] {
  const placeOf = ({ code, at }: Problem) => `${code} ${at.file}:${at.line}:${at.column}`
  const places = new Set(first.map(placeOf))
  return [...first, ...others.flat().filter((found) => !places.has(placeOf(found)))]
}

/** Keeps one of several equal problems, which several checks find in the same words. */
function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}

type Context = Reading & {
  files: ManifestFiles
  written: Records['written']
  /** site.yaml without the fields that it cannot have, if they are its only mistakes. */
  restOfSite?: SiteRecord
}

function readDocuments(context: Context): Records['documents'] {
  const result: Record<string, Located<unknown>> = {}
  for (const name of Object.keys(documents) as DocumentName[]) {
    const { schema, isRequired } = documents[name]
    const [path, ...others] = context.files.documents.filter((file) => file.name === name).map((file) => file.path)
    for (const other of others) context.problems.push(secondFile(context, other, path ?? ''))
    if (path === undefined) {
      if (isRequired) context.problems.push(missingFile(context, `${name}.yaml`))
      continue
    }
    context.written.documents.add(name)
    const record = readRecord(context, path, name, schema)
    if (record) result[name] = record
  }
  return result // each value was validated with the schema of its name
}

function readFolders(context: Context): Records['folders'] {
  const result: Record<string, Located<unknown>[]> = {}
  for (const folder of Object.keys(folders) as FolderName[]) {
    const { schema, isRequired } = folders[folder]
    const files = context.files.records.filter((file) => file.folder === folder)
    const seen = new Map<string, string>()
    result[folder] = []
    for (const { path, slug } of files) {
      const first = seen.get(slug)
      if (first !== undefined) {
        context.problems.push(duplicateSlug(context, path, slug, first))
        continue
      }
      seen.set(slug, path)
      context.written[folder].add(slug)
      const record = readRecord(context, path, slug, schema)
      if (record) result[folder].push(record)
    }
    if (files.length === 0 && isRequired) context.problems.push(emptyFolder(context.shownDir, folder))
  }
  return result as Records['folders'] // each value was validated with the schema of its folder
}

/** ` to odell` for `Odell`. */
const namedLike = (name: string) => (Slug.safeParse(slugOf(name)).success ? ` to "${slugOf(name)}"` : '')

function readRecord(context: Context, path: string, slug: string, schema: z.ZodType): Located<unknown> | undefined {
  const parsed = readContent(context, path)
  if (!parsed) {
    if (path.startsWith('pages/')) context.written.unreadPages.add(slug)
    return undefined
  }
  const { file } = parsed
  const at = { file: file.shown, line: 1, column: 1 }
  const isSlug = Slug.safeParse(slug).success
  if (!isSlug) {
    context.problems.push({
      code: 'bad-slug',
      severity: 'error',
      at,
      what: `The file name "${slug}" is not a valid slug.`,
      fix: `Rename the file${namedLike(slug)}, using lower-case letters and digits joined by single hyphens, at most 60 characters.`,
    })
  }
  notePage(context, parsed.value)
  const outcome = validate(schema, parsed)
  const value = kept(context, outcome)
  const located = { slug, at, locate: parsed.locate, file }
  if (path === 'site.yaml' && 'rest' in outcome) context.restOfSite = { ...located, value: outcome.rest } as SiteRecord // by its schema
  return value === undefined ? undefined : { ...located, value }
}

/** Records the screen and aliases of a page even if another field of it is wrong. */
function notePage({ written }: Context, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if ('screen' in value) written.screens.add(String(value.screen))
  if ('aliases' in value && Array.isArray(value.aliases))
    for (const alias of value.aliases) written.aliases.add(String(alias))
}

function noSlugs(): Records['written'] {
  return {
    services: new Set(),
    categories: new Set(),
    offices: new Set(),
    counties: new Set(),
    pages: new Set(),
    articles: new Set(),
    guide: new Set(),
    documents: new Set(),
    screens: new Set(),
    aliases: new Set(),
    unreadPages: new Set(),
    cities: new Set(),
    traits: new Set(),
    cityRows: undefined,
  }
}

function emptyFolder(shownDir: string, folder: string): Problem {
  return {
    code: 'empty-folder',
    severity: 'error',
    at: { file: `${shownDir}/${folder}`, line: 1, column: 1 },
    what: `The folder ${folder}/ contains no record, but every site requires at least one.`,
    fix: `Add at least one file, e.g. ${folder}/example.yaml; the file name is the slug.`,
  }
}
