import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { RouteRow } from '../../generator/report/route-row.ts'
import { rowsToRun } from './campaign.ts'
import { readJson } from './files.ts'
import { pageKinds } from './page-kinds.ts'

/** One URL of each page type of the sample company, and of the variants that its data cause. */
export const samplePages = {
  ...pageKinds(await readJson<RouteRow[]>(join(inject('sampleDir'), 'report/routes.json'))),
  // The fullest city is one of a county that shows neighbors.
  'city without coordinates or neighbors': '/service-areas/wasatch-mountain-ut-cleaning-services/',
}

/** The page types with the most parts of their own; in a campaign, all. */
export const usualPages = () =>
  rowsToRun(Object.entries(samplePages), ([kind]) =>
    ['/', '/cleaning-checklist/', '/contact/', '/home-maintenance-guide/', 'servicePlace of a city'].includes(kind),
  )

/** Those whose HTML contains a string, for example `<details`. */
export function samplePagesWith(fragment: string): string[] {
  return Object.values(samplePages).filter((path) => readFileSync(fileOf(path), 'utf8').includes(fragment))
}

/** The file of a page. */
export const fileOf = (path: string) =>
  join(inject('sampleDir'), 'dist', path.endsWith('/') ? `${path}index.html` : path)

/** URLs without a page: the heading of the answer, and the target of its link back. */
export const unknownUrls = [
  ['/no/such/page/', '404 Page Not Found', undefined],
  ['/services/rocket-cleaning/', 'Service Not Found', '/services/'],
  ['/services/rocket-cleaning/park-city-ut-cleaning-services/', 'Service Not Found', '/services/'],
  ['/services/deep-cleaning/atlantis/', 'Location Not Found', '/service-areas/'],
  ['/service-areas/atlantis', 'Location Not Found', '/service-areas/'],
  ['/counties/atlantis/', 'County Not Found', '/service-areas/'],
] as const
