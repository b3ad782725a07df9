import { loadedUrls } from '../../../core/html/page.ts'
import type { ElementRule } from '../../rule.ts'

/** Endings of the media types that browsers choose by, or load for their type. */
const endings: Readonly<Record<string, string>> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg jpeg jfif',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'image/vnd.microsoft.icon': 'ico',
  'video/mp4': 'mp4 m4v',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'font/woff2': 'woff2',
  'font/woff': 'woff',
}

/** Endings of which the type is known. A URL without one of them may lead to a file of any type. */
const known: ReadonlySet<string> = new Set(Object.values(endings).flatMap((each) => each.split(' ')))

/** A file that its element says is of another type. */
export const sourceTypeDiffers: ElementRule = {
  code: 'source-type-differs',
  scope: 'element',
  names: ['source', 'link', 'embed', 'object'],
  attributes: ['type'],
  title: 'Type of another format',
  severity: 'error',
  why: 'A browser chooses a file by its type before it loads it. With the type of another format, browsers load a file that they cannot show, and others ignore one that they could.',
  how: 'Compares the type of <source>, <link>, <embed> and <object> with the extensions of the files that they name, for images, videos, audio files and fonts. Ignores other types, files of other sites, and URLs with parameters or without such an extension.',
  fix: 'Write the type of the format, or remove the attribute.',
  source: 'https://html.spec.whatwg.org/multipage/embedded-content.html#attr-source-type',
  *check(element) {
    const [type = ''] = (element.attributes.type ?? '').toLowerCase().trim().split(/\s*;/)
    const allowed = endings[type]?.split(' ')
    if (!allowed) return
    const other = loadedUrls(element).find((url) => {
      const ending = endingOf(url)
      return known.has(ending) && !allowed.includes(ending)
    })
    if (other === undefined) return
    yield {
      what: `The <${element.name}> of ${other} {pages} has the type ${type}, but the file is of another format.`,
      // Two types that were swapped are one fault.
      cause: [allowed[0], endingOf(other)].sort().join(),
    }
  },
}

/** The extension of a file of this site. A URL with parameters may lead to a file that a service converts. */
const endingOf = (url: string): string => /^(?!(?:https?:)?\/\/)[^?=]*\.(\w+)$/.exec(url)?.[1]?.toLowerCase() ?? ''
