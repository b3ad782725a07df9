import { join } from 'node:path'
import { createSite } from '#src/site.ts'
import { expandRoutes } from './expand/expand.ts'
import { inspectPictures } from './images/inspect.ts'
import { inspectFiles } from './images/inspect-files.ts'
import { loadManifest } from './load/load.ts'
import { type Problem, sortProblems } from './problem.ts'
import { shownPath } from './shown-path.ts'

export type Counts = Record<'services' | 'counties' | 'cities' | 'addresses', number>

/** Everything about a manifest that can be said without rendering a page. */
export async function validateManifest(options: {
  manifestDir: string
  rootDir: string
  cacheDir: string
}): Promise<{ problems: Problem[]; counts?: Counts }> {
  const { manifestDir, cacheDir } = options
  const { manifest, imageFiles, problems } = await loadManifest(options)
  const shownDir = shownPath(options)
  if (!manifest) {
    const imagesDir = join(manifestDir, 'images')
    const inspected = await inspectFiles({ files: imageFiles, imagesDir, shownDir, cacheDir })
    return { problems: sortProblems([...problems, ...inspected.problems]) }
  }
  const { pictures, problems: pictureProblems } = await inspectPictures({ manifest, manifestDir, shownDir, cacheDir })
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
