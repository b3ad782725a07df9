import type { Location, Manifest } from '#manifest/schema.ts'
import { imageOf, listingOf } from '#src/head/page-head.ts'
import type { Site } from '#src/site.ts'
import { type Audit, audit } from '../audit/audit.ts'
import { siteFiles } from '../audit/files/site-files.ts'
import type { LocateText } from '../core/locate-text.ts'
import type { AuditedPage, SiteFacts } from '../core/site-facts.ts'
import { navigationSlots } from '../expand/navigation.ts'
import { sourcesOf } from '../report/route-rows.ts'
import type { JudgedAddresses } from './resolve-urls.ts'

type JudgeOptions = {
  manifest: Manifest
  site: Site
  facts: SiteFacts
  addresses: JudgedAddresses
  /** Every address the manifest gives a page, with the record that asks for it. */
  expected: ReadonlyMap<string, Location>
  /** Where the bytes of each file that is no page are, by file below the output directory. */
  files: ReadonlyMap<string, string>
  locateText: LocateText
  /** The output directory, as a person at the project's root would name it: where a file that no route writes is found. */
  shownOut: string
  /** `YYYY-MM-DD` */
  today: string
}

/** Judges a site by what was emitted: one that has just been made, or one that has been lying there. */
export function judgeSite(options: JudgeOptions): Audit {
  const { manifest, site, facts, addresses, expected, files, locateText, shownOut, today } = options
  const sourceOf = (page: AuditedPage) =>
    recordsOf(site, page)[0] ?? { file: `${shownOut}/${page.file}`, line: 1, column: 1 }
  return audit({
    ...facts,
    manifest,
    navigation: navigationSlots(site),
    lost: addresses.lost,
    redirectAt: addresses.redirectAt,
    expected,
    files: siteFiles(files),
    sourceOf,
    locate: (phrase, page) => locateText(phrase, page ? recordsOf(site, page).map(({ file }) => file) : []),
    listingOf: ({ route: id, params }) => (id ? listingOf(site, { id, params }) : undefined),
    pictureOriginOf: ({ route: id, params }) => (id ? imageOf(site, { id, params })?.origin : undefined),
    today,
  })
}

/** None for a page that no route of the table would write. */
function recordsOf(site: Site, { route, params }: AuditedPage) {
  return route === undefined ? [] : sourcesOf(site, { route, params })
}
