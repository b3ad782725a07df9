import type { Location } from '#manifest/schema.ts'
import type { Target } from '#src/route.ts'
import { routeOf } from '#src/routes.ts'
import { type SiteIndex, siteAt } from '#src/site.ts'
import type { PageEntry, PageIndex } from '../core/facts.ts'
import { fileOfUrl } from '../core/page-file.ts'
import type { Problem } from '../core/problem.ts'
import { expandRoutes } from './expand.ts'

/** Every page of the manifest by path, language by language in the order of the route table. Two pages for one file are a problem. */
export function indexPages(site: SiteIndex): { pages: PageIndex; problems: Problem[] } {
  const problems: Problem[] = []
  const pages = new Map<string, PageEntry>()
  for (const { target, path } of expandRoutes(site, (problem) => problems.push(problem)))
    pages.set(path, new IndexedPage(siteAt(site, path), target, path))
  return { pages, problems }
}

/**
 * A page of the index. A large site has a million of them, so file and records are derived when they are read: keeping
 * them would take half of the memory.
 */
class IndexedPage implements PageEntry {
  readonly #site: SiteIndex
  readonly target: Target
  readonly path: string

  constructor(site: SiteIndex, target: Target, path: string) {
    this.#site = site
    this.target = target
    this.path = path
  }

  get file(): string {
    return fileOfUrl(this.path)
  }

  get sources(): readonly Location[] {
    return sourcesOf(this.#site, this.target)
  }
}

/** None if records contradict each other, so that a page has no data. Such a site is never rendered. */
function sourcesOf(site: SiteIndex, { id, params }: Target): Location[] {
  const route = routeOf(site, id)
  const data = route.data(site, params)
  return data ? route.sources(data, site) : []
}
