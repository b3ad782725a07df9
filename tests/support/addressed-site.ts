import type { Problem } from '#generator/core/problem.ts'
import { createRun } from '#generator/pipeline/run.ts'
import { type LoadedSite, loadSite } from '#generator/pipeline/stages/load-site.ts'
import { type ResolvedUrls, resolveUrls } from '#generator/pipeline/stages/resolve-urls.ts'
import { type ManifestEdit, withEditedSite } from './manifest-case.ts'

/** The small site with a few edits, its ledger and the URL of every page. Images are not read. */
export async function addressedSite(edits: readonly ManifestEdit[]): Promise<LoadedSite> {
  return withEditedSite(edits, async (dirs) => {
    const run = createRun(dirs)
    const site = await loadSite(run, { withImages: false })
    if (!site?.isConsistent)
      throw new Error(
        run
          .problems()
          .map(({ at, what }) => `${at.file}:${at.line} ${what}`)
          .join('\n'),
      )
    return site
  })
}

/** What became of the URLs of a site, with the problems of its redirects. */
export function resolvedUrls(site: LoadedSite): ResolvedUrls & { problems: Problem[] } {
  const run = createRun({ rootDir: '', manifestDir: '', today: '2026-11-20' })
  return { ...resolveUrls(run, site), problems: run.problems() }
}
