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

/** Something loaded without encryption into an encrypted page. */
export const mixedContent: MarkupRule = {
  code: 'mixed-content',
  scope: 'markup',
  title: 'Resource loaded without encryption',
  severity: 'error',
  why: 'Browsers refuse it, or ask for it at another address that may not exist: the picture, script or frame stays away.',
  how: 'Addresses with http: of what a page loads: pictures, scripts, stylesheets, icons, frames and media. A link that leads to http: loads nothing, and is judged elsewhere.',
  fix: 'Write https:, or keep the file on this site.',
  source: 'https://developer.mozilla.org/docs/Web/Security/Mixed_content',
  *check(scan) {
    for (const name of attributes)
      for (const element of withAttribute(scan, name)) {
        const value = element.attributes[name]
        if (!value?.includes('//') || !loading.has(element.name)) continue
        const url = /(?:^|[\s,])(http:\/\/[^\s,]+)/i.exec(value)?.[1]
        if (url) yield { what: `The <${element.name}> {pages} loads ${url}.`, cause: url, phrase: url }
      }
    for (const { attributes: link } of named(scan, 'link')) {
      const { rel = '', href = '' } = link
      if (/^\s*http:/i.test(href) && /stylesheet|icon|preload|manifest/i.test(rel))
        yield { what: `The <link rel="${rel}"> {pages} loads ${href.trim()}.`, cause: href, phrase: href }
    }
  },
}
