import { isListed } from '../../graph/indexable.ts'
import { writtenMeta } from '../../markup/head-elements.ts'
import type { PageRule } from '../../rule.ts'

/** Without these a shared link shows less; those ogp.me requires come first. */
const tags = ['og:title', 'og:type', 'og:image', 'og:url', 'og:description', 'og:site_name', 'twitter:card']
/** With a picture: what it shows, for those who do not see it. */
const pictureTags = ['og:image:alt']

/** A listed page that says nothing of itself to social networks. */
export const socialTags: PageRule = {
  code: 'social-tags',
  scope: 'page',
  title: 'Tags for social networks missing',
  severity: 'warning',
  why: 'A link shared in a message or a network shows as a bare address, or with a picture taken at random.',
  how: 'Pages that search engines may list must have og:title, og:type, og:image, og:url, og:description, og:site_name, twitter:card, and og:image:alt where there is a picture.',
  fix: 'Give the page a picture if it has none, in "image" or "defaultImage" of site.yaml; otherwise build the site again.',
  source: 'https://ogp.me/',
  *check(page, { manifest }) {
    if (!isListed(page, manifest)) return
    const missing = tags.filter((name) => writtenMeta(page, name) === undefined)
    if (!missing.includes('og:image'))
      missing.push(...pictureTags.filter((name) => writtenMeta(page, name) === undefined))
    if (missing.length > 0)
      yield { what: `Tags for social networks are missing {pages}: ${missing.join(', ')}.`, cause: missing.join() }
  },
}
