import { describePage } from '#src/head/page-head.ts'
import { href, type RouteId, routeIds, routes, type Target } from '#src/routes.ts'
import type { Site } from '#src/site.ts'
import type { RouteEntry } from '../facts.ts'
import type { Problem } from '../problem.ts'

/**
 * Every page of the site, lazily, in the order of the table. A page whose address another one has already is not
 * yielded; it becomes a problem.
 */
export function* expandRoutes(site: Site, report: (problem: Problem) => void): Generator<RouteEntry> {
  const owners = new Map<string, RouteId>()
  for (const id of routeIds) {
    for (const params of routes[id].expand(site)) {
      const target = { id, params }
      const path = href(site, target)
      const owner = owners.get(path)
      if (owner !== undefined) {
        report(collision(site, target, path, owner))
        continue
      }
      owners.set(path, id)
      yield { target, path, file: outputFile(path) }
    }
  }
}

/** `/a/b/` is served from a/b/index.html, `/a/b` from a/b.html, `/404.html` from itself. */
export function outputFile(path: string): string {
  const bare = path.slice(1)
  if (bare === '' || bare.endsWith('/')) return `${bare}index.html`
  return /\.[a-z0-9]+$/.test(bare) ? bare : `${bare}.html`
}

function collision(site: Site, target: Target, path: string, owner: RouteId): Problem {
  const { info } = describePage(site, target)
  return {
    code: 'duplicate-path',
    severity: 'error',
    at: info.sources[0] ?? site.manifest.siteAt,
    what: `"${path}" would be the address of this page (${routes[target.id].kind}) and of another (${routes[owner].kind}).`,
    mend: 'Rename the file, the slug or the alias of one of the two.',
  }
}
