import { createSite } from '#src/site.ts'
import { expandRoutes } from './expand/expand.ts'
import { inspectPictures } from './images/inspect.ts'
import { loadManifest } from './load/load.ts'
import { type Problem, sortProblems } from './problem.ts'
import { shownPath } from './shown-path.ts'

export type Counts = Record<'services' | 'counties' | 'cities' | 'addresses', number>

/** Everything about a manifest that can be said without rendering a page. */
export async function validateManifest(options: {
  manifestDir: string
  rootDir: string
}): Promise<{ problems: Problem[]; counts?: Counts }> {
  const { manifest, problems } = await loadManifest(options)
  if (!manifest) return { problems }
  const { pictures, problems: pictureProblems } = await inspectPictures({
    manifest,
    manifestDir: options.manifestDir,
    shownDir: shownPath(options),
  })
  problems.push(...pictureProblems)
  const site = createSite({ manifest, pictures, assets: { script: '', stylesheets: [] } })
  let addresses = 0
  for (const _ of expandRoutes(site, (problem) => problems.push(problem))) addresses++
  const { services, counties, cities } = manifest
  return {
    problems: sortProblems(problems),
    counts: { services: services.length, counties: counties.length, cities: cities.length, addresses },
  }
}
