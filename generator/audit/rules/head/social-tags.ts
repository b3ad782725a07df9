import { isListed } from '../../graph/indexable.ts'
import { writtenMeta } from '../../markup/head-elements.ts'
import { isLocal } from '../../markup/local-host.ts'
import type { PageRule } from '../../rule.ts'

/** Without these, a shared link shows less. Those that ogp.me requires come first. */
const tags = ['og:title', 'og:type', 'og:image', 'og:url', 'og:description', 'og:site_name', 'twitter:card']
/** Required with an image: its alt text. */
const pictureTags = ['og:image:alt']

/** Kinds of cards. Source: https://developer.x.com/en/docs/twitter-for-websites/cards/overview/markup */
const cards = new Set(['summary', 'summary_large_image', 'app', 'player'])

/** Networks do not resolve relative URLs. */
const pictures = ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image']
/** `head-url-host` reports a local one. */
const isRelative = (url: string) => url !== '' && !/^\s*https?:/i.test(url) && !isLocal(url)

/** An indexable page without the tags that social networks read. */
export const socialTags: PageRule = {
  code: 'social-tags',
  scope: 'page',
  title: 'Missing or wrong social tags',
  severity: 'warning',
  why: 'A link shared in a message or on a network shows as a bare URL, or with an arbitrary image.',
  how: 'Indexable pages must have og:title, og:type, og:image, og:url, og:description, og:site_name and twitter:card, and og:image:alt if there is an image. The value of twitter:card must be known, and the URLs of images must be absolute.',
  fix: 'Give the page an image if it has none, in "image" or "defaultImage" of site.yaml. Otherwise build the site again.',
  source: 'https://ogp.me/',
  *check(page, { manifest }) {
    if (!isListed(page, manifest)) return
    const missing = tags.filter((name) => writtenMeta(page, name) === undefined)
    if (!missing.includes('og:image'))
      missing.push(...pictureTags.filter((name) => writtenMeta(page, name) === undefined))
    const card = writtenMeta(page, 'twitter:card')
    if (card !== undefined && !cards.has(card.trim()))
      yield { what: `The twitter:card "${card}" {pages} is not a kind of card, so links show no image.`, cause: card }
    const relative = pictures.find((name) => isRelative(writtenMeta(page, name) ?? ''))
    if (relative !== undefined)
      yield {
        what: `The URL of ${relative} {pages}, "${writtenMeta(page, relative)}", is not absolute, so links show no image.`,
        fix: 'Begin the URL with "https://" and the domain.',
        cause: relative,
      }
    if (missing.length > 0)
      yield { what: `Social tags are missing {pages}: ${missing.join(', ')}.`, cause: missing.join() }
  },
}
