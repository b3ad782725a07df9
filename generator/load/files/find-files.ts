import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastGlob from 'fast-glob'
import { ImageFile } from '#manifest/schema/primitives.ts'
import { groupBy } from '../../core/group-by.ts'
import { isLanguageName } from '../../core/language-tag.ts'
import { compareText, type Problem, type Severity } from '../../core/problem.ts'
import { nearest } from '../../core/suggest.ts'
import { type DocumentName, documents, type FolderName, folders, tables } from '../collections.ts'
import { unreadFile } from './unread-file.ts'

/** The files of a manifest by type, as sorted paths below its directory. */
export type ManifestFiles = {
  documents: { name: DocumentName; path: string }[]
  records: { folder: FolderName; slug: string; path: string }[]
  tables: string[]
  /** Below images/. */
  pictures: string[]
  /** Files of translations by the name of their folder, e.g. `es`. */
  translations: Map<string, TranslationFiles>
  /** Whether a folder that is none of the manifest has the files of a translation. */
  hasMisnamedTranslation: boolean
}

export type TranslationFiles = Pick<ManifestFiles, 'documents' | 'records' | 'tables'>

/** Finds the files of a manifest. A file that looks like content but is not read is a problem, so that no misspelt name goes unnoticed. */
export async function findFiles(
  manifestDir: string,
  shownDir: string,
): Promise<{ files: ManifestFiles; problems: Problem[] }> {
  const entries = await fastGlob('**/*', {
    cwd: manifestDir,
    onlyFiles: false,
    followSymbolicLinks: false,
    objectMode: true,
  })
  const files: ManifestFiles = { ...noFiles(), pictures: [], translations: new Map(), hasMisnamedTranslation: false }
  const problems: Problem[] = []
  const unknown: string[] = []
  const others: string[] = []
  for (const { path, dirent } of entries.sort((a, b) => compareText(a.path, b.path))) {
    if (dirent.isDirectory() && !isNamedAsPicture(path)) continue
    const refusal = dirent.isSymbolicLink() ? await linkProblem(manifestDir, path) : noFile(dirent)
    if (refusal) problems.push(at(shownDir, path, refusal))
    else if (!claim(files, path)) unknown.push(path)
    else if (!isTranslatable(path)) problems.push(at(shownDir, path, untranslatable(path)))
    else if (!isOfManifest(path)) others.push(path)
  }
  for (const [folder, paths] of groupBy(unknown, topFolder)) {
    if (folder === undefined || paths.length === 1) {
      for (const path of paths) problems.push(at(shownDir, path, unknownFile(path, inTranslation(path).below)))
      continue
    }
    const isTranslation = paths.some((path) => claimContent(noFiles(), path, path.slice(folder.length + 1)))
    if (isTranslation) files.hasMisnamedTranslation = true
    problems.push(at(shownDir, folder, unknownFolder(folder, paths.length, isTranslation)))
  }
  const read = new Set(entries.flatMap(({ path }) => (contentFile.test(path) ? [path.replace(contentFile, '')] : [])))
  for (const path of others) {
    const found = unreadFile(path, inTranslation(path).below, read)
    if (found) problems.push(at(shownDir, found.path, found))
  }
  for (const [file, first] of sameNames(files.pictures))
    problems.push(at(shownDir, `images/${file}`, ambiguousPicture(file, `${shownDir}/images/${first}`)))
  return { files, problems }
}

const noFiles = (): TranslationFiles => ({ documents: [], records: [], tables: [] })

const contentFile = /\.(ya?ml|json|csv|md)$/i
const recordName = /^([^/]+)\.(ya?ml|json)$/
const folderName = /^([^/]+)\/([^/]+)\.(ya?ml|json|md)$/
/** Files next to the content that are not content: READMEs, thumbnails, JSON Schemas for editors. */
const ignored = /(^|\/)(README[^/]*|Thumbs\.db)$|^schemas?\//i

/** False for a file of another format than those of content and images. */
const isOfManifest = (path: string) => ignored.test(path) || path.startsWith('images/') || contentFile.test(path)

/** Adds a path to the list of its type. Returns false for a file that looks like content but has no type. */
function claim(files: ManifestFiles, path: string): boolean {
  if (ignored.test(path)) return true
  if (path.startsWith('images/')) {
    if (isNamedAsPicture(path)) files.pictures.push(path.slice('images/'.length))
    else return /\.(md|txt)$/i.test(path)
    return true
  }
  const { language, below } = inTranslation(path)
  if (language === undefined) return claimContent(files, path, path)
  const translation = files.translations.get(language) ?? noFiles()
  files.translations.set(language, translation)
  return claimContent(translation, path, below)
}

/** @param below the path below the manifest, or below the folder of a translation. */
function claimContent(files: TranslationFiles, path: string, below: string): boolean {
  const [, name = ''] = recordName.exec(below) ?? []
  const [, folder = '', slug = ''] = folderName.exec(below) ?? []
  if (isKey(documents, name)) files.documents.push({ name, path })
  else if (isKey(folders, folder)) files.records.push({ folder, slug, path })
  else if (Object.keys(tables).some((table) => below === `${table}.csv`)) files.tables.push(path)
  else return !contentFile.test(below)
  return true
}

/** The language whose folder a file is in, and its path in there. */
function inTranslation(path: string): { language?: string; below: string } {
  const [, folder = '', below = ''] = /^([^/]+)\/(.+)$/.exec(path) ?? []
  return isLanguageName(folder) ? { language: folder, below } : { below: path }
}

/** False for a file in the folder of a translation whose original has no texts, and for an image. */
function isTranslatable(path: string): boolean {
  const { language, below } = inTranslation(path)
  const [, name = ''] = recordName.exec(below) ?? []
  if (language === undefined) return true
  if (isKey(documents, name)) return documents[name].isTranslated
  const [, table = ''] = /^([^/]+)\.csv$/.exec(below) ?? []
  return isKey(tables, table) ? tables[table].isTranslated : !below.startsWith('images/')
}

function untranslatable(path: string): Refusal {
  const { below } = inTranslation(path)
  return {
    code: 'untranslatable-file',
    what: `${below} is the same in every language, so it has no translation.`,
    fix: `Move what it has to ${below} of the manifest.`,
  }
}

function isNamedAsPicture(path: string): boolean {
  return path.startsWith('images/') && ImageFile.safeParse(path.slice('images/'.length)).success
}

/** Images whose name differs from that of an earlier image only in its extension, with the earlier image. */
function sameNames(pictures: readonly string[]): [file: string, first: string][] {
  const firsts = new Map<string, string>()
  return pictures.flatMap((file): [string, string][] => {
    const name = file.replace(/\.[a-z]+$/, '')
    const first = firsts.get(name)
    if (first === undefined) firsts.set(name, file)
    return first === undefined ? [] : [[file, first]]
  })
}

function isKey<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(table, key)
}

type Refusal = Pick<Problem, 'code' | 'what' | 'fix' | 'explains'> & { severity?: Severity }

const at = (shownDir: string, path: string, refusal: Refusal): Problem => ({
  severity: 'error',
  at: { file: `${shownDir}/${path}`, line: 1, column: 1 },
  ...refusal,
})

/** Refuses everything except regular files. Reading a pipe without a writer would never end. */
function noFile(entry: { isFile(): boolean; isDirectory(): boolean }): Refusal | undefined {
  if (entry.isFile()) return undefined
  const thing = entry.isDirectory() ? 'a folder' : 'a pipe, socket or device'
  return {
    code: 'not-a-file',
    what: `This is ${thing}, but a file is expected here.`,
    fix: 'Replace it with a file, or rename it.',
  }
}

/** Checks that a symbolic link points to a file in the manifest directory. */
async function linkProblem(manifestDir: string, path: string): Promise<Refusal | undefined> {
  const fix = 'Replace the link with the file itself.'
  try {
    const target = await realpath(join(manifestDir, path))
    if (!target.startsWith((await realpath(manifestDir)) + sep)) {
      return { code: 'outside-manifest', what: 'This symbolic link points outside the manifest directory.', fix }
    }
    const found = await stat(target)
    return found.isDirectory()
      ? {
          code: 'linked-folder',
          what: 'This symbolic link points to a folder, but only links to files are followed.',
          fix: 'Replace the link with the folder itself.',
        }
      : noFile(found)
  } catch {
    return { code: 'broken-link', what: 'The target of this symbolic link does not exist.', fix }
  }
}

function ambiguousPicture(file: string, first: string): Refusal {
  return {
    code: 'ambiguous-picture',
    what: `"${file.replace(/\.[a-z]+$/, '')}" is the name of both this image and ${first}, and images may be named without their extension.`,
    fix: 'Remove or rename one of the two files.',
  }
}

/** The top folder of a file, if it is not a folder of the manifest. */
function topFolder(path: string): string | undefined {
  const [folder = '', below] = path.split('/')
  return below === undefined || folder === 'images' || isKey(folders, folder) || isLanguageName(folder)
    ? undefined
    : folder
}

function unknownFolder(folder: string, count: number, isTranslation: boolean): Refusal {
  const folderNames = Object.keys(folders).map((name) => `${name}/`)
  const meant = otherNames[`${folder}/`] ?? nearest(`${folder}/`, folderNames)
  return {
    code: 'unknown-folder',
    what: `"${folder}/" is not a folder of the manifest, so its ${count} files would be ignored.`,
    fix: `${meant === undefined ? '' : `Did you mean "${meant}"? `}${isTranslation ? 'A translation is in a folder with the code of its language, e.g. es/. ' : ''}The other folders are ${folderNames.join(', ')}.`,
    // A list of what is in the folder is empty.
    explains: meant === undefined ? [] : [meant],
  }
}

/** What other programs call these files and folders. */
const otherNames: Record<string, string | undefined> = {
  menu: 'navigation.yaml',
  nav: 'navigation.yaml',
  reviews: 'testimonials.yaml',
  questions: 'faqs.yaml',
  config: 'site.yaml',
  settings: 'site.yaml',
  company: 'site.yaml',
  business: 'site.yaml',
  form: 'quote.yaml',
  'blog/': 'articles/',
  'posts/': 'articles/',
  'news/': 'articles/',
  'locations/': 'offices/',
  'branches/': 'offices/',
  'towns/': 'cities/',
  'places/': 'cities/',
  'areas/': 'counties/',
  'seasons/': 'guide/',
}

/** @param below the path below the manifest, or below the folder of a translation. */
function unknownFile(path: string, below: string): Refusal {
  const [first = ''] = below.split('/')
  if (first === 'images') {
    return {
      code: 'unknown-file',
      what: `"${path}" does not have the name of an image.`,
      fix: 'Name it in lower-case letters, digits and hyphens, with the extension .svg, .jpg, .png, .webp or .avif.',
    }
  }
  const names = [
    ...Object.keys(documents).map((name) => `${name}.yaml`),
    ...Object.keys(tables).map((name) => `${name}.csv`),
  ]
  const folderNames = Object.keys(folders).map((folder) => `${folder}/`)
  const [, name = ''] = /^([^/]+)\.(?:ya?ml|json|csv|md)$/.exec(below) ?? []
  if (isKey(folders, name))
    return {
      code: 'unknown-file',
      what: `"${path}" is not a file of the manifest, so it would be ignored.`,
      fix: `${name === 'cities' ? 'Write the cities as rows of cities.csv, and the texts of each' : 'Write each record'} into a file of its own in the folder ${name}/. Its name is the slug, such as ${name}/example.yaml.`,
    }
  const known = otherNames[below.includes('/') ? `${first}/` : name]
  const near = known ?? (below.includes('/') ? nearest(`${first}/`, folderNames) : nearest(below, names))
  const suggestion = near && near !== `${first}/` ? `Did you mean "${near}"? ` : ''
  return {
    code: 'unknown-file',
    what: `"${path}" is not a file of the manifest, so it would be ignored.`,
    explains: near === undefined ? [] : [near],
    fix: `${suggestion}Use one of ${names.join(', ')}, or put it directly into one of the folders ${folderNames.join(', ')}.`,
  }
}
