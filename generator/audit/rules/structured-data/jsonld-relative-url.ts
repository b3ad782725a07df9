import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes, listOf } from '../../structured-data/nodes.ts'
import { otherOrigin } from '../../text/replacement.ts'

/** Properties whose value is a URL. An image may also be a node, which is checked by itself. */
export const urlProperties = [
  'url',
  'item',
  'contentUrl',
  'image',
  'logo',
  'sameAs',
  'thumbnailUrl',
  'mainEntityOfPage',
]

/** A URL in structured data that is relative to its page. */
export const jsonldRelativeUrl: PageRule = {
  code: 'jsonld-relative-url',
  scope: 'page',
  title: 'Relative URL in structured data',
  severity: 'error',
  why: 'Structured data is read apart from its page, where a URL without a host cannot be resolved. An "@id" that is only a fragment identifies another thing on every page.',
  how: 'url, item, contentUrl, image, logo, sameAs, thumbnailUrl and mainEntityOfPage begin with https://, and so does "@id" unless it begins with _:, urn: or tag:. Accepts http:// for other sites.',
  fix: 'Write the absolute URL, with https:// and the host of the site.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  *check(page, { manifest }): Generator<Issue> {
    const insecure = manifest.site.origin.replace('https:', 'http:')
    const isWrong = (text: string) =>
      !(text.startsWith('https://') || /^https?:\/\//i.test(text)) ||
      text === insecure ||
      text.startsWith(`${insecure}/`)
    for (const node of dataNodes(page)) {
      const id = node['@id']
      if (typeof id === 'string' && isWrong(id) && !/^(_:|urn:|tag:)/.test(id))
        yield {
          what: `The structured data {pages} has the id "${id}", which is not an absolute https URL.`,
          cause: causeOf('id', id),
          subject: id,
          replaced: otherOrigin(id, manifest.site.origin),
        }
      for (const property of urlProperties) {
        const value = node[property]
        if (value === undefined) continue
        for (const text of listOf(value))
          if (typeof text === 'string' && isWrong(text))
            yield {
              what: `The structured data {pages} gives "${text}" as "${property}", which is not an absolute https URL.`,
              phrase: text,
              cause: causeOf(property, text),
              subject: text,
              replaced: otherOrigin(text, manifest.site.origin),
            }
      }
    }
  },
}

/** A wrong origin is everywhere, and a relative URL is one of a template. */
const causeOf = (property: string, text: string) => (/^http:/i.test(text) ? 'http' : `${property} ${text}`)
