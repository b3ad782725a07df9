import type { SiteFiles } from '../../../core/audited-site.ts'
import { serverPattern } from './host-rule.ts'

/** A directive of `.htaccess`. */
export type ApacheLine = {
  /** From 1. */
  line: number
  /** In lower case. */
  directive: string
  words: readonly string[]
  /** In a section such as `<Files>`, which is for some requests only. `<IfModule>` is no such section. */
  isInSection: boolean
  /** The sections it is in, outermost first, as written: `FilesMatch "\.html$"`. */
  sections: readonly string[]
  /** The conditions of `RewriteCond` directly before it: what is tested, and the pattern. */
  conditions: readonly (readonly string[])[]
}

/** The directives of `.htaccess`. Source: https://httpd.apache.org/docs/2.4/configuring.html */
export function apacheLines(text: string): ApacheLine[] {
  const found: ApacheLine[] = []
  let sections: string[] = []
  let conditions: string[][] = []
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    if (/^<IfModule\b|^<\/IfModule>/i.test(line)) continue
    if (line.startsWith('<')) {
      sections = line.startsWith('</') ? sections.slice(0, -1) : [...sections, line.replace(/^<|>$/g, '')]
      continue
    }
    const [name = '', ...words] = argumentsOf(line)
    const directive = name.toLowerCase()
    if (directive === 'rewritecond') {
      conditions.push(words)
      continue
    }
    found.push({ line: index + 1, directive, words, isInSection: sections.length > 0, sections, conditions })
    conditions = []
  }
  return found
}

/** The words of a line; quotes join words, and a backslash escapes a quote. */
function argumentsOf(line: string): string[] {
  return Array.from(
    line.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g),
    ([, quoted, bare]) => quoted?.replaceAll('\\"', '"') ?? bare ?? '',
  )
}

/** The paths of the sections of files around a line; undefined for sections of other requests. */
export function sectionMatches({ sections }: ApacheLine): ((path: string) => boolean) | undefined {
  const patterns = sections.map((section) => {
    const [, kind, tilde, name = ''] = /^Files(Match)?\s+(~\s+)?"?(.*?)"?$/i.exec(section) ?? []
    if (name === '') return undefined
    return kind !== undefined || tilde !== undefined
      ? serverPattern(name)
      : serverPattern(
          `^${name
            .replace(/[.+^${}()|\\]/g, '\\$&')
            .replace(/\*/g, '.*')
            .replace(/\?/g, '.')}$`,
        )
  })
  if (patterns.includes(undefined)) return undefined
  // A folder is served from its index.html.
  return (path) => patterns.every((pattern) => pattern?.test(path.replace(/^.*\//, '') || 'index.html'))
}

const known = new WeakMap<SiteFiles, ApacheLine[]>()

/** The directives of the `.htaccess` of the output; none without the file. Read once for all rules of the audit. */
export function apacheLinesOf(files: SiteFiles): ApacheLine[] {
  const read =
    known.get(files) ?? (files.has('/.htaccess') ? apacheLines(files.read('/.htaccess').toString('utf8')) : [])
  known.set(files, read)
  return read
}
