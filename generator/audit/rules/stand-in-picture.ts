import type { Finding } from '../../problem.ts'
import type { AuditedSite, Rule } from '../rule.ts'

const standIns = { stock: 'a stock picture', fallback: 'the fallback of images.yaml' } as const

/** Pages of a place that show something else than a picture of it. */
export const standInPicture: Rule = {
  code: 'stand-in-picture',
  check: (site) => [...findings(site)],
}

function* findings({ pages, manifest, pictureOriginOf }: AuditedSite): Generator<Finding> {
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
      code: 'stand-in-picture',
      severity: 'notice',
      url: first,
      count: others.length + 1,
      urls: [first, ...others].slice(0, 20),
      at: manifest.imagesAt,
      what: `${subject} ${standIns[origin]}, for want of one of the place. The report of addresses says which.`,
      mend: 'Put photographs named after the places into images/, {slug}-hero.jpg for example.',
    }
  }
}
