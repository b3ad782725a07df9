import { encodePictures } from '../../images/encode/encode-pictures.ts'
import { plannedUrls, planPictures, unusedPictures } from '../../images/encode/plan.ts'
import { encodedDir } from '../../images/recipe.ts'
import type { Staging } from '../../publish/staging.ts'
import type { Run } from '../run.ts'
import type { LoadedSite } from './load-site.ts'
import type { SiteParts } from './make-parts.ts'
import type { RenderedPages } from './render-pages.ts'

/** Encodes the image files that some page refers to, and stages them. Returns their URLs. */
export function encodeImages(
  run: Run,
  { pictures, sources }: LoadedSite,
  { openTitles }: SiteParts,
  { facts, socials }: RenderedPages,
  staging: Staging,
): Promise<string[]> {
  return run.stage('images', async () => {
    const plan = planPictures({ pictures, socials, usedUrls: new Set(facts.targets) })
    const { encoded, problems } = await encodePictures({
      plan,
      sources,
      encoding: run.encoding,
      cacheDir: encodedDir(run.cacheDir, run.encoding),
      jobs: run.jobs,
      openTitles,
      stage: (url, bytes) => staging.stage(url.slice(1), 'asset', bytes),
      onProgress: (done, total) => run.onProgress('images', done, total),
    })
    run.report(...problems, ...unusedPictures(plan, sources))
    const urls = plannedUrls(plan)
    run.detail(`${urls.length} files of ${plan.length} pictures, ${encoded} encoded`)
    return urls
  })
}
