import type { SiteFiles } from '../../../core/audited-site.ts'
import { fileAt } from '../../files/file-at.ts'
import { beginsAsXml } from '../../files/xml-beginning.ts'
import type { SiteRule } from '../../rule.ts'
import { conflictIn } from './host-file-unread.ts'

/** What begins a page in HTML, such as the error page of a server. */
const page = /^\s*<(?:!doctype|html|head|body)\b/i

const beginsWith =
  (...signatures: readonly string[]) =>
  (head: string) =>
    signatures.some((signature) => head.startsWith(signature))
const isText = (head: string) => head.trim() !== '' && !page.test(head)

/** Bytes of a mark of the encoding, decoded as Latin-1. `sitemap-unreadable` reads sitemaps. */
const isXml = (head: string) => /^(?:ÿþ|þÿ)/.test(head) || beginsAsXml(head.replace(/^ï»¿/, ''))

/** Files that are not images, and whether their first bytes, decoded as Latin-1, are those of their format. */
const formats: readonly { name: string; endings: RegExp; begins: (head: string) => boolean }[] = [
  { name: 'WOFF2', endings: /\.woff2$/i, begins: beginsWith('wOF2') },
  { name: 'WOFF', endings: /\.woff$/i, begins: beginsWith('wOFF') },
  {
    name: 'OpenType',
    endings: /\.(?:ttf|otf)$/i,
    begins: beginsWith('\u0000\u0001\u0000\u0000', 'OTTO', 'true', 'ttcf'),
  },
  { name: 'ZIP', endings: /\.(?:zip|docx|xlsx|pptx|epub)$/i, begins: beginsWith('PK') },
  { name: 'PDF', endings: /\.pdf$/i, begins: (head) => head.includes('%PDF-') },
  { name: 'an icon', endings: /\.ico$/i, begins: beginsWith('\u0000\u0000\u0001\u0000', '\u0089PNG') },
  { name: 'XML', endings: /^(?!\/sitemap[^/]*\.xml$).*\.(?:xml|rss|atom|kml|gpx|opml|rdf)$/i, begins: isXml },
  { name: 'a script', endings: /\.m?js$/i, begins: isText },
  { name: 'a stylesheet', endings: /\.css$/i, begins: isText },
]

/** Files that the mark of a merge conflict breaks. */
const isParsed = /\.(?:m?js|css)$/i

/** The first bytes that are read. A PDF may have others before its signature. */
const headBytes = 1024

/** A font, an icon, a download, a script or a stylesheet that is empty, an error page, or has both sides of a merge conflict. */
export const fileMistyped: SiteRule = {
  code: 'file-mistyped',
  scope: 'site',
  title: 'File that is empty, broken or of another format',
  severity: 'error',
  why: 'Browsers cannot use the file: the text has another font, a part of the page does not work, or the visitor downloads a file that does not open.',
  how: 'Compares the first bytes of fonts, icons, archives and documents with the format of their extension, finds XML files with anything before their declaration or root element, and empty scripts and stylesheets, and those that are a page in HTML. Searches scripts and stylesheets for an unresolved merge conflict. `picture-mistyped` reads images.',
  fix: 'Upload the file again. If it is made by the build, build the site again.',
  source: 'https://mimesniff.spec.whatwg.org/#matching-a-mime-type-pattern',
  check: ({ files, manifest }) =>
    files.urls.flatMap((url) => {
      const fault = faultOf(url, files)
      if (fault === undefined) return []
      return [{ url, at: fileAt({ files, manifest }, url, fault.line), what: fault.what }]
    }),
}

function faultOf(url: string, files: SiteFiles): { what: string; line?: number } | undefined {
  const format = formats.find(({ endings }) => endings.test(url))
  const head = format ? files.head(url, headBytes).toString('latin1') : ''
  if (format && !format.begins(head))
    return {
      what:
        head.trim() === ''
          ? `${url} is empty.`
          : head.includes('<?xml ')
            ? `${url} has a space or text before its XML declaration.`
            : `${url} has the extension of ${format.name}, but its content is ${page.test(head) ? 'a page in HTML' : 'of another format'}.`,
    }
  const line = isParsed.test(url) ? conflictIn(files.read(url).toString('latin1')) : undefined
  return line === undefined ? undefined : { what: `Line ${line} of ${url} begins an unresolved merge conflict.`, line }
}
