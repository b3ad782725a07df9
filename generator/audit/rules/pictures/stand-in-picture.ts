import type { AuditedPage } from '../../../core/site-facts.ts'
import { shownOn } from '../../findings/references.ts'
import type { AuditedSite, SiteFinding, SiteRule } from '../../rule.ts'

const standIns = { stock: 'a stock picture', fallback: 'the fallback of images.yaml' } as const

/** Pages of a place that show something else than a picture of it. */
export const standInPicture: SiteRule = {
  code: 'stand-in-picture',
  scope: 'site',
  title: 'Place without a picture of its own',
  severity: 'notice',
  why: 'A page about a place convinces with a picture of that place, and many pages with one picture look alike.',
  how: 'Pages of places whose main picture is a stock picture or the fallback of images.yaml.',
  fix: 'Put photographs named after the places into images/, {slug}-hero.jpg for example.',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  check: (site) => [...findings(site)],
}

function* findings({ pages, manifest, pictureOriginOf }: AuditedSite): Generator<SiteFinding> {
  const shown = { stock: [] as AuditedPage[], fallback: [] as AuditedPage[] }
  for (const page of pages) {
    const origin = pictureOriginOf(page)
    if (origin === 'stock' || origin === 'fallback') shown[origin].push(page)
  }
  for (const origin of ['stock', 'fallback'] as const) {
    const found = shown[origin]
    const [first] = found
    if (!first) continue
    const subject = found.length === 1 ? '1 page of a place shows' : `${found.length} pages of places show`
    yield {
      url: first.path,
      at: manifest.imagesAt,
      what: `${subject} ${standIns[origin]}, for want of one of the place. The report of addresses says which.`,
      ...shownOn(found),
    }
  }
}
