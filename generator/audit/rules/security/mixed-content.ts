import { named, withAttribute } from '../../markup/element-index.ts'
import type { MarkupRule } from '../../rule.ts'

const loading = new Set([
  'img',
  'script',
  'source',
  'video',
  'audio',
  'track',
  'iframe',
  'embed',
  'object',
  'link',
  'input',
])
const attributes = ['src', 'srcset', 'poster', 'data'] as const

/** A resource that a page loads without encryption. */
export const mixedContent: MarkupRule = {
  code: 'mixed-content',
  scope: 'markup',
  title: 'Mixed content',
  severity: 'error',
  why: 'Browsers block it, or request it over https:, where it may not exist. The image, script or frame is missing.',
  how: 'Reports http: URLs of everything a page loads: images, scripts, stylesheets, icons, frames and media. A link loads nothing, so link-insecure checks links.',
  fix: 'Write https:, or host the file on this site.',
  source: 'https://developer.mozilla.org/docs/Web/Security/Mixed_content',
  *check(scan) {
    for (const name of attributes)
      for (const element of withAttribute(scan, name)) {
        const value = element.attributes[name]
        if (!value?.includes('//') || !loading.has(element.name)) continue
        const url = /(?:^|[\s,])(http:\/\/[^\s,]+)/i.exec(value)?.[1]
        if (url)
          yield {
            what: `The <${element.name}> {pages} loads ${url} without encryption.`,
            cause: url,
            phrase: url,
            subject: String(element.offset),
          }
      }
    for (const { attributes: link } of named(scan, 'link')) {
      const { rel = '', href = '' } = link
      if (/^\s*http:/i.test(href) && /stylesheet|icon|preload|manifest/i.test(rel))
        yield {
          what: `The <link rel="${rel}"> {pages} loads ${href.trim()} without encryption.`,
          cause: href,
          phrase: href,
        }
    }
  },
}
