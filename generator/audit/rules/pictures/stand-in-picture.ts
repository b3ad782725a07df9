import type { AuditedSite } from '../../../core/audited-site.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { standInImages, standInOrigin } from '../../files/stand-in-images.ts'
import { shownOn } from '../../findings/references.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

const standIns = { stock: 'a stock image', fallback: 'the fallback of images.yaml' } as const

/** Pages of places that show a stock or fallback image. */
export const standInPicture: SiteRule = {
  code: 'stand-in-picture',
  scope: 'site',
  title: 'Place without its own image',
  severity: 'notice',
  why: 'A page about a place is more convincing with an image of that place, and many pages with one image look the same.',
  how: 'Reports pages of places whose main image is a stock image or the fallback of images.yaml.',
  fix: 'Put photos named after the places into images/, for example {slug}-hero.jpg.',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  check: (site) => [...findings(site)],
}

function* findings(site: AuditedSite): Generator<SiteFinding> {
  const shown = { stock: [] as AuditedPage[], fallback: [] as AuditedPage[] }
  for (const page of site.pages) {
    const origin = standInOrigin(site, page)
    if (origin) shown[origin].push(page)
  }
  for (const origin of ['stock', 'fallback'] as const) {
    const found = shown[origin]
    const [first] = found
    if (!first) continue
    const subject = found.length === 1 ? '1 page of a place shows' : `${found.length} pages of places show`
    yield {
      url: first.path,
      at: site.manifest.imagesAt,
      what: `${subject} ${standIns[origin]} instead of an image of the place. The list of URLs in the report shows which.`,
      subject: standInImages,
      ...shownOn(found),
    }
  }
}
