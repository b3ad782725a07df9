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
  mend: 'Put photographs named after the places into images/, {slug}-hero.jpg for example.',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  check: (site) => [...findings(site)],
}

function* findings({ pages, manifest, pictureOriginOf }: AuditedSite): Generator<SiteFinding> {
  const paths = { stock: [] as string[], fallback: [] as string[] }
  for (const page of pages) {
    const origin = pictureOriginOf(page)
    if (origin === 'stock' || origin === 'fallback') paths[origin].push(page.path)
  }
  for (const origin of ['stock', 'fallback'] as const) {
    const [first, ...others] = paths[origin]
    if (first === undefined) continue
    const subject = others.length === 0 ? '1 page of a place shows' : `${others.length + 1} pages of places show`
    yield {
      url: first,
      count: others.length + 1,
      urls: [first, ...others].slice(0, 20),
      at: manifest.imagesAt,
      what: `${subject} ${standIns[origin]}, for want of one of the place. The report of addresses says which.`,
      mend: 'Put photographs named after the places into images/, {slug}-hero.jpg for example.',
    }
  }
}
