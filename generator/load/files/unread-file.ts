import type { Problem } from '../../core/problem.ts'
import { documents, folders, tables } from '../collections.ts'

/** @property path the file, or the folder if it is the same for all files of a folder. */
type UnreadFile = Pick<Problem, 'severity' | 'code' | 'what' | 'fix' | 'explains'> & { path: string }

/** Formats in which people keep content, by their extension. */
const formats: Record<string, string | undefined> = {
  xls: 'a spreadsheet',
  xlsx: 'a spreadsheet',
  ods: 'a spreadsheet',
  numbers: 'a spreadsheet',
  tsv: 'a table with tabs',
  doc: 'a document',
  docx: 'a document',
  odt: 'a document',
  rtf: 'a document',
  txt: 'a text file',
  html: 'an HTML file',
  toml: 'a TOML file',
}
const picture = /\.(svg|jpe?g|png|webp|avif|gif|heic|tiff?)$/i

/**
 * A file that looks like content, but is not read: a table as a spreadsheet, `site.yaml.txt`, an image outside images/.
 * @param path the path below the manifest.
 * @param below the same path, or that below the folder of a translation.
 * @param read the paths of the files that are read, without their extensions.
 */
export function unreadFile(path: string, below: string, read: ReadonlySet<string>): UnreadFile | undefined {
  if (picture.test(path)) return pictureElsewhere(path)
  const [, stem = '', written, extension = ''] = /^(.+?)(\.(?:ya?ml|json|csv|md))?\.([^./]+)$/i.exec(below) ?? []
  const format = formats[extension.toLowerCase()]
  const ending = endingOf(stem)
  if (format === undefined || (ending === undefined && !/spreadsheet|document/.test(format))) return undefined
  const what = `"${path}" is ${format}, which is not read.`
  const base = path.slice(0, path.length - below.length) + stem
  if (ending === undefined || read.has(base))
    return { path, code: 'unread-file', severity: 'warning', what, fix: 'Move it out of the manifest.' }
  const target = base + (written ?? ending)
  const step = written ? 'Rename it to' : /spreadsheet|table/.test(format) ? 'Export it as' : 'Write what it says in'
  return { path, code: 'unread-file', severity: 'error', what, fix: `${step} ${target}.`, explains: [target] }
}

function pictureElsewhere(path: string): UnreadFile {
  const [, folder] = /^(.+)\/[^/]+$/.exec(path) ?? []
  const [subject, object] =
    folder === undefined ? [`The image "${path}" is`, 'it'] : [`The images in "${folder}/" are`, 'them']
  return {
    path: folder ?? path,
    code: 'unread-file',
    severity: 'warning',
    what: `${subject} not used, because only images in images/ are.`,
    fix: `Move ${object} to images/, or out of the manifest.`,
  }
}

/** The extension that a file of content with this name has. Undefined if the name is not one of content. */
function endingOf(stem: string): string | undefined {
  const [name = '', below, ...deeper] = stem.split('/')
  if (below === undefined)
    return Object.hasOwn(tables, name) ? '.csv' : Object.hasOwn(documents, name) ? '.yaml' : undefined
  if (deeper.length > 0 || !Object.hasOwn(folders, name)) return undefined
  return name === 'articles' ? '.md' : '.yaml'
}
