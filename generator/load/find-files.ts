import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastGlob from 'fast-glob'
import { ImageFile } from '#manifest/schema/primitives.ts'
import { compareText, type Problem } from '../core/problem.ts'
import { nearest } from '../core/suggest.ts'
import { type DocumentName, documents, type FolderName, folders, tables } from './collections.ts'

/** The files of a manifest by what reads them, as paths below its directory, sorted. */
export type ManifestFiles = {
  documents: { name: DocumentName; path: string }[]
  records: { folder: FolderName; slug: string; path: string }[]
  tables: string[]
  /** Below images/. */
  pictures: string[]
}

/** Finds the files of a manifest. What looks like content but is read by nobody is a problem: a misspelt name must not be silence. */
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
  const files: ManifestFiles = { documents: [], records: [], tables: [], pictures: [] }
  const problems: Problem[] = []
  for (const { path, dirent } of entries.sort((a, b) => compareText(a.path, b.path))) {
    if (dirent.isDirectory() && !isNamedAsPicture(path)) continue
    const refusal = dirent.isSymbolicLink() ? await linkProblem(manifestDir, path) : noFile(dirent)
    if (refusal) problems.push(at(shownDir, path, refusal))
    else if (!claim(files, path)) problems.push(at(shownDir, path, unknownFile(path)))
  }
  for (const [file, first] of sameNames(files.pictures))
    problems.push(at(shownDir, `images/${file}`, ambiguousPicture(file, `${shownDir}/images/${first}`)))
  return { files, problems }
}

const recordName = /^([^/]+)\.(ya?ml|json)$/
const folderName = /^([^/]+)\/([^/]+)\.(ya?ml|json|md)$/
/** Left beside content by people and systems, or written by us for editors. */
const ignored = /(^|\/)(README[^/]*|Thumbs\.db)$|^schemas?\//i

/** Files a path under the kind that reads it. False when nothing does, though it looks like content. */
function claim(files: ManifestFiles, path: string): boolean {
  if (ignored.test(path)) return true
  if (path.startsWith('images/')) {
    if (isNamedAsPicture(path)) files.pictures.push(path.slice('images/'.length))
    else return /\.(md|txt)$/i.test(path)
    return true
  }
  const [, name = ''] = recordName.exec(path) ?? []
  const [, folder = '', slug = ''] = folderName.exec(path) ?? []
  if (isKey(documents, name)) files.documents.push({ name, path })
  else if (isKey(folders, folder)) files.records.push({ folder, slug, path })
  else if (Object.keys(tables).some((table) => path === `${table}.csv`)) files.tables.push(path)
  else return !/\.(ya?ml|json|csv|md)$/i.test(path)
  return true
}

function isNamedAsPicture(path: string): boolean {
  return path.startsWith('images/') && ImageFile.safeParse(path.slice('images/'.length)).success
}

/** Pictures whose names differ only in the ending from an earlier one, and that one. */
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

type Refusal = Pick<Problem, 'code' | 'what' | 'fix'>

const at = (shownDir: string, path: string, refusal: Refusal): Problem => ({
  severity: 'error',
  at: { file: `${shownDir}/${path}`, line: 1, column: 1 },
  ...refusal,
})

/** What can be listed but not read to its end: a pipe that nobody writes to would be waited for for ever. */
function noFile(entry: { isFile(): boolean; isDirectory(): boolean }): Refusal | undefined {
  if (entry.isFile()) return undefined
  const thing = entry.isDirectory() ? 'a folder' : 'no file but a pipe, socket or device'
  return {
    code: 'not-a-file',
    what: `This is ${thing}, and a file is expected here.`,
    fix: 'Put a file in its place, or rename it.',
  }
}

/** A link may lead to a file of the manifest and nowhere else. */
async function linkProblem(manifestDir: string, path: string): Promise<Refusal | undefined> {
  const fix = 'Put the file itself in its place.'
  try {
    const target = await realpath(join(manifestDir, path))
    if (!target.startsWith((await realpath(manifestDir)) + sep)) {
      return { code: 'outside-manifest', what: 'This link leads out of the manifest directory.', fix }
    }
    const found = await stat(target)
    return found.isDirectory()
      ? {
          code: 'linked-folder',
          what: 'This link leads to a folder, and links to folders are not followed.',
          fix: 'Put the folder itself in its place.',
        }
      : noFile(found)
  } catch {
    return { code: 'broken-link', what: 'This link leads to nothing.', fix }
  }
}

function ambiguousPicture(file: string, first: string): Refusal {
  return {
    code: 'ambiguous-picture',
    what: `"${file.replace(/\.[a-z]+$/, '')}" is the name of this picture and of ${first}.`,
    fix: 'Remove or rename one of the two; a picture can be named without its ending.',
  }
}

function unknownFile(path: string): Refusal {
  const [first = ''] = path.split('/')
  if (first === 'images') {
    return {
      code: 'unknown-file',
      what: `"${path}" is no picture that can be read.`,
      fix: 'A picture has a name in lower case, digits and hyphens, and ends in .svg, .jpg, .png, .webp or .avif.',
    }
  }
  const names = [
    ...Object.keys(documents).map((name) => `${name}.yaml`),
    ...Object.keys(tables).map((name) => `${name}.csv`),
  ]
  const folderNames = Object.keys(folders).map((folder) => `${folder}/`)
  const near = path.includes('/') ? nearest(`${first}/`, folderNames) : nearest(path, names)
  const suggestion = near && near !== `${first}/` ? `Did you mean "${near}"? ` : ''
  return {
    code: 'unknown-file',
    what: `Nothing reads "${path}".`,
    fix: `${suggestion}Content lies in ${names.join(', ')}, and in the folders ${folderNames.join(', ')} with no folder below them.`,
  }
}
