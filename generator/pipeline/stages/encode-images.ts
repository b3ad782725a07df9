import { drawingFontPaths } from '../../assets/typefaces.ts'
import { counted } from '../../core/counted.ts'
import { inOwnProcess } from '../../core/own-process.ts'
import { encodePictures, missingPictures } from '../../images/encode/encode-pictures.ts'
import { type PlannedPicture, plannedUrls, planPictures, unusedPictures } from '../../images/encode/plan.ts'
import { encodedDir } from '../../images/recipe.ts'
import type { Staging } from '../../publish/staging.ts'
import type { Run } from '../run.ts'
import { type EncoderInput, sentSource } from '../workers/image-encoder.ts'
import type { LoadedSite } from './load-site.ts'
import type { SiteParts } from './make-parts.ts'
import type { RenderedPages } from './render-pages.ts'

/** Encodes the image files that some page refers to, and stages them. Returns their URLs. */
export function encodeImages(
  run: Run,
  site: LoadedSite,
  { openTitles }: SiteParts,
  { facts, socials }: RenderedPages,
  staging: Staging,
): Promise<string[]> {
  return run.stage('images', async () => {
    const { pictures, sources } = site
    const plan = planPictures({ pictures, socials, usedUrls: new Set(facts.targets) })
    const encodedApart = await encodeApart(run, site, plan)
    // All are cached now, apart from those that could not be encoded. They are tried again, for their problems.
    const { encoded, problems } = await encodePictures({
      plan,
      sources,
      encoding: run.encoding,
      cacheDir: encodedDir(run.cacheDir, run.encoding),
      isWholeSite: true,
      jobs: run.jobs,
      openTitles,
      stage: (url, bytes) => staging.stage(url.slice(1), 'asset', bytes),
    })
    run.report(...problems, ...unusedPictures(plan, sources))
    const urls = plannedUrls(plan)
    run.detail(
      `${counted(urls.length, 'files')} of ${counted(plan.length, 'pictures')}, ${encodedApart + encoded} encoded`,
    )
    return urls
  })
}

/**
 * Encodes the files of a plan that are not cached, in a process of its own: encoders leave hundreds of megabytes behind.
 * Returns their number.
 */
async function encodeApart(
  run: Run,
  { index: { manifest }, sources }: LoadedSite,
  plan: readonly PlannedPicture[],
): Promise<number> {
  const { encoding, cacheDir, jobs } = run
  const missing = missingPictures(plan, encodedDir(cacheDir, encoding))
  if (missing.length === 0) return 0
  const sent = missing.flatMap(({ picture: { name } }) => {
    const source = sources.get(name)
    return source ? [[name, sentSource(source)] as const] : []
  })
  const input: EncoderInput = {
    plan: missing,
    sources: new Map(sent),
    encoding,
    cacheDir,
    jobs,
    manifest,
    fontPaths: drawingFontPaths(manifest.site.theme.typeface),
  }
  const total = plannedUrls(missing).length
  const show = (done: number) => run.onProgress('images', done, total)
  return inOwnProcess(run.rootDir, { task: 'encode images', input }, show)
}
