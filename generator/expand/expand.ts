import type { Location } from '#manifest/schema.ts'
import { href, routeIdsOf, routeOf } from '#src/routes.ts'
import type { SiteIndex } from '#src/site.ts'
import type { RouteEntry } from '../core/facts.ts'
import { fileOfUrl } from '../core/page-file.ts'
import type { Problem } from '../core/problem.ts'

/**
 * Every page of the site, lazily, language by language in the order of the table. A page whose file another page already has is reported and
 * not yielded. Two pages with different URLs may have one file: without trailing slashes, `/` and `/index` are both
 * index.html.
 */
export function* expandRoutes(site: SiteIndex, report: (problem: Problem) => void): Generator<RouteEntry> {
  const owners = new Map<string, Claim>()
  for (const language of site.languages) {
    for (const id of routeIdsOf(site.extensions)) {
      for (const { params, at } of routeOf(site, id).expand(language)) {
        const path = href(language, { id, params })
        const file = fileOfUrl(path)
        const owner = owners.get(file)
        if (owner) {
          report(collision(file, { path, at }, owner))
          continue
        }
        owners.set(file, { path, at })
        yield { target: { id, params }, path, file }
      }
    }
  }
}

/** The URL of a page, and the record it is made from. */
type Claim = { path: string; at: Location }

function collision(file: string, claim: Claim, owner: Claim): Problem {
  return {
    code: 'duplicate-path',
    severity: 'error',
    at: claim.at,
    what: `"${claim.path}" of ${claim.at.file} and "${owner.path}" of ${owner.at.file} would both be written to ${file}.`,
    fix: 'Rename the file, the slug or the alias of one of the two.',
  }
}
