import { z } from 'zod'
import { Slug } from '#manifest/schema/primitives.ts'
import type { SiteRecord } from '#manifest/schema.ts'
import { slugOf } from '#src/slug-of.ts'
import { isLanguageTag } from '../../core/language-tag.ts'
import type { Problem } from '../../core/problem.ts'
import { nearest } from '../../core/suggest.ts'
import { type DocumentName, documents, type FolderName, folders } from '../collections.ts'
import type { ManifestFiles, TranslationFiles } from '../files/find-files.ts'
import type { Language } from '../languages.ts'
import { readMessages } from '../messages/read-messages.ts'
import type { Parsed } from '../parse/source-file.ts'
import { duplicateSlug, kept, type Reading, readContent, secondFile } from '../reading.ts'
import type { Located, Records } from '../records.ts'
import { validate } from '../schema/validate.ts'
import { meantBy } from './meant-by.ts'
import { translateCities } from './translate-cities.ts'
import { needsTranslation, translateRecord } from './translate-record.ts'

export type TranslationReading = Reading & { files: ManifestFiles }

/** The records of the manifest in each of its other languages: the originals with the texts of the translations. */
export function readTranslations(reading: TranslationReading, original: Records): Records[] {
  const { site } = original.documents
  if (!site) return []
  const { problems, meant } = unlistedFolders(reading, original)
  reading.problems.push(...problems)
  return original.languages.slice(1).map((language): Records => {
    const files = reading.files.translations.get(language.folder)
    const isElsewhere = meant.has(language) || reading.files.hasMisnamedTranslation
    if (!files && isLanguageTag(language.written) && !isElsewhere) reading.problems.push(missingFolder(language, site))
    return files ? readTranslation(reading, original, { language, files }) : { ...original, language }
  })
}

type Translation = { language: Language; files: TranslationFiles }

function readTranslation(reading: TranslationReading, original: Records, translation: Translation): Records {
  const { language, files } = translation
  const translated = readDocuments(reading, original, translation)
  return {
    ...original,
    language,
    written: { ...original.written, articles: new Set(slugsIn(files, 'articles')) },
    documents: translated,
    messages: readMessages(reading, language, { ...translated, site: original.documents.site }),
    folders: readFolders(reading, original, translation),
    cities: translateCities(reading, original, {
      path: `${language.folder}/cities.csv`,
      isThere: files.tables.includes(`${language.folder}/cities.csv`),
    }),
  }
}

const slugsIn = ({ records }: TranslationFiles, folder: FolderName) =>
  records.filter((file) => file.folder === folder).map(({ slug }) => slug)

function readDocuments(reading: TranslationReading, original: Records, translation: Translation): Records['documents'] {
  const result: Record<string, Located<unknown> | undefined> = { ...original.documents }
  for (const name of Object.keys(documents) as DocumentName[]) {
    const { schema, isTranslated } = documents[name]
    if (!isTranslated) continue
    const paths = translation.files.documents.filter((file) => file.name === name).map(({ path }) => path)
    const [path, ...others] = paths
    for (const other of others) reading.problems.push(secondFile(reading, other, path ?? ''))
    if (name === 'messages') result.messages = path === undefined ? undefined : readAlone(reading, path, schema)
    else if (original.documents[name])
      result[name] = inLanguage(reading, original.documents[name], { schema, path, file: fileOf(translation, name) })
    else if (path !== undefined && !reading.files.documents.some((file) => file.name === name))
      reading.problems.push(withoutOriginal(reading, path))
  }
  return result // each value was validated with the schema of its name
}

function readFolders(reading: TranslationReading, original: Records, translation: Translation): Records['folders'] {
  const result: Record<string, Located<unknown>[]> = {}
  for (const folder of Object.keys(folders) as FolderName[]) {
    const { schema } = folders[folder]
    const paths = new Map<string, string>()
    const others: { path: string; slug: string }[] = []
    for (const { path, slug } of translation.files.records.filter((file) => file.folder === folder)) {
      const first = paths.get(slug)
      if (first !== undefined) reading.problems.push(duplicateSlug(reading, path, slug, first))
      else if (original.written[folder].has(slug)) paths.set(slug, path)
      else others.push({ path, slug })
    }
    const originals: readonly Located<unknown>[] = original.folders[folder]
    const all = original.written[folder]
    const untranslated = originals.filter(({ slug }) => !paths.has(slug)).map(({ slug }) => slug)
    const meant = new Set<string>()
    for (const { path, slug } of others) {
      const record = meantBy(slug, { untranslated, isAlone: others.length === 1 })
      if (record !== undefined) meant.add(record)
      const ownSlug = hasSlug(folder) && nearest(slug, all) === undefined ? slug : undefined
      reading.problems.push(withoutOriginal(reading, path, { meant: record ?? nearest(slug, all), ownSlug }))
    }
    const translated = originals.flatMap((record) => {
      const path = paths.get(record.slug)
      // An article need not be in every language: its pages are then in those that have it.
      if (folder === 'articles' && path === undefined) return []
      if (meant.has(record.slug)) return record
      const file = fileOf(translation, `${folder}/${record.slug}`)
      return inLanguage(reading, record, { schema, path, file, hasSlug: hasSlug(folder) }) ?? []
    })
    result[folder] = withoutSharedSlugs(reading, translated)
  }
  return result as Records['folders'] // each value was validated with the schema of its folder
}

/** Where the translation of a record would be. */
const fileOf = ({ language }: Translation, name: string) => `${language.folder}/${name}.yaml`

/** The records of a folder. No two have the same slug in URLs: a slug of two is that of the record with this name. */
function withoutSharedSlugs(reading: Reading, records: readonly Located<unknown>[]): Located<unknown>[] {
  const owners = new Map(
    records.flatMap(({ slug, ownSlug, file }) => (ownSlug === undefined ? [[slug, file] as const] : [])),
  )
  for (const { ownSlug, file } of [...records.filter(isNamedForSlug), ...records])
    if (ownSlug !== undefined && !owners.has(ownSlug)) owners.set(ownSlug, file)
  return records.map((record) => {
    const { ownSlug, locate, file, ...rest } = record
    const owner = ownSlug === undefined ? undefined : owners.get(ownSlug)
    if (!owner || owner === file) return record
    reading.problems.push({
      code: 'duplicate-slug',
      severity: 'error',
      at: locate(['slug']),
      what: `The slug "${ownSlug}" is that of ${owner.shown} in this language.`,
      fix: 'Change one of the two.',
    })
    return { ...rest, file, locate }
  })
}

const isNamedForSlug = ({ ownSlug, value }: Located<unknown>): boolean =>
  typeof value === 'object' && value !== null && 'name' in value && slugOf(String(value.name)) === ownSlug

/** Whether a translation of a record in this folder may have a slug of its own. */
const hasSlug = (folder: FolderName) => 'param' in folders[folder]

type Given = { schema: z.ZodType; path: string | undefined; file: string; hasSlug?: boolean }

/** A record with the texts of its translation. One without words is the same in every language. */
function inLanguage(
  reading: Reading,
  original: Located<unknown>,
  { schema, path, file, hasSlug = false }: Given,
): Located<unknown> | undefined {
  if (path === undefined) {
    if (needsTranslation(schema, original)) reading.problems.push(missingTranslation(reading, original, file))
    return original
  }
  const parsed = readContent(reading, path)
  if (!parsed) return undefined
  const { slug, texts } = hasSlug ? slugOfTranslation(parsed) : { texts: parsed }
  const ownSlug = slug && kept(reading, validate(WithSlug, slug))?.slug
  const { record, problems } = translateRecord(schema, original, texts)
  reading.problems.push(...problems)
  if (!record || ownSlug === undefined) return record
  const locate: Parsed['locate'] = (path, part) => (path[0] === 'slug' ? parsed : record).locate(path, part)
  return { ...record, ownSlug, locate }
}

const WithSlug = z.strictObject({ slug: Slug })

/** The field `slug` of a translation, and the translation without it: the original has its file name. */
function slugOfTranslation(parsed: Parsed): { slug?: Parsed; texts: Parsed } {
  const { value } = parsed
  if (typeof value !== 'object' || value === null || !('slug' in value)) return { texts: parsed }
  const { slug, ...texts } = value
  return {
    slug: { ...parsed, value: { slug } },
    texts: { ...parsed, value: texts },
  }
}

/** A document that has no original. */
function readAlone(reading: Reading, path: string, schema: z.ZodType): Located<unknown> | undefined {
  const parsed = readContent(reading, path)
  const value = parsed && kept(reading, validate(schema, parsed))
  if (!parsed || value === undefined) return undefined
  const { file, locate } = parsed
  return { slug: '', value, at: { file: file.shown, line: 1, column: 1 }, locate, file }
}

function missingFolder({ folder, written }: Language, { value, locate }: Located<SiteRecord>): Problem {
  return {
    code: 'missing-translation',
    severity: 'error',
    at: locate(['languages', value.languages?.indexOf(written) ?? 0]),
    what: `There is no folder ${folder}/ with the translation into ${written}.`,
    fix: `Add it, with a file for each record that has texts, e.g. ${folder}/site.yaml, or remove the language.`,
  }
}

function missingTranslation({ shownDir }: Reading, { at, file: original }: Located<unknown>, file: string): Problem {
  // A page with a long text is Markdown in every language.
  const wanted = original.path.endsWith('.md') ? file.replace(/yaml$/, 'md') : file
  return {
    code: 'missing-translation',
    severity: 'error',
    at,
    what: `This record has texts, but no translation ${shownDir}/${wanted}.`,
    fix: `Add ${shownDir}/${wanted} with the texts in its language.`,
  }
}

/**
 * @param meant the slug of the record that it is probably the translation of.
 * @param ownSlug the name of the file, which may be meant for the URL.
 */
function withoutOriginal(
  { shownDir }: Reading,
  path: string,
  { meant, ownSlug }: { meant?: string | undefined; ownSlug?: string | undefined } = {},
): Problem {
  const [, original = ''] = /^[^/]+\/(.*)$/.exec(path) ?? []
  return {
    code: 'translation-without-original',
    severity: 'error',
    at: { file: `${shownDir}/${path}`, line: 1, column: 1 },
    what: `This translates ${shownDir}/${original}, which does not exist.`,
    fix: `${meant === undefined ? '' : `Did you mean "${meant}"? `}A translation has the file name of its original. Rename it, or remove it.${meant === undefined || ownSlug === undefined ? '' : ` For the URL, the renamed file may have "slug: ${ownSlug}".`}`,
  }
}

/**
 * Folders of languages that site.yaml does not list.
 * @returns also the languages that such a folder is probably meant for.
 */
function unlistedFolders(
  { shownDir, files }: TranslationReading,
  { language, languages }: Records,
): { problems: Problem[]; meant: Set<Language> } {
  const meant = new Set<Language>()
  const unlisted = [...files.translations.keys()].filter((name) => !languages.some(({ folder }) => folder === name))
  const problems = unlisted.map((folder): Problem => {
    const isOwn = language.written.split('-')[0] === folder || language.written.toLowerCase() === folder
    // The language of the manifest, if the languages are in the wrong order.
    const first = isOwn ? languages.slice(1).find((each) => !files.translations.has(each.folder)) : undefined
    const near = languages
      .slice(1)
      .find(({ written }) => written.toLowerCase() === folder || written.split('-')[0] === folder.split('-')[0])
    const other = first ?? near
    if (other) meant.add(other)
    return {
      code: 'unlisted-language',
      severity: 'error',
      at: { file: `${shownDir}/${folder}`, line: 1, column: 1 },
      what: isOwn
        ? `The manifest itself is in ${language.written}, so a folder ${folder}/ is not a translation.`
        : `${folder}/ has the name of a language that site.yaml does not list.`,
      fix: first
        ? `If the files of the manifest are in ${first.written}, write it first in "languages" of site.yaml. Otherwise move the texts into these files.`
        : isOwn
          ? 'Move its texts into the files of the manifest.'
          : near
            ? `The folder of the language ${near.written} is ${near.folder}/. Rename it.`
            : `Add the language to "languages" in site.yaml, or remove the folder.`,
    }
  })
  return { problems, meant }
}
