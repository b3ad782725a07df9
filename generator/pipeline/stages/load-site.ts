import { indexSite, type SiteIndex } from '#src/site.ts'
import { settingsProblems } from '../../audit/rule-settings.ts'
import { rules } from '../../audit/rules.ts'
import type { Ledger, PageIndex } from '../../core/facts.ts'
import { shownPath } from '../../core/shown-path.ts'
import { indexPages } from '../../expand/page-index.ts'
import { collisionsWithPages } from '../../expand/public-collisions.ts'
import { type FoundPictures, findPictures } from '../../images/sources.ts'
import { findPublicFiles, type PublicFiles } from '../../load/find-public-files.ts'
import { loadManifest } from '../../load/load.ts'
import { loadLedger } from '../../load/load-ledger.ts'
import type { Run } from '../run.ts'

/** Everything that is known of a site before a page is rendered. */
export type LoadedSite = Pick<FoundPictures, 'pictures' | 'sources'> & {
  index: SiteIndex
  pages: PageIndex
  ledger: Ledger
  /** Files to copy into the site as they are. */
  publicFiles: PublicFiles
  /** False if records contradict each other. Such a site can name the URLs it loses, and is never rendered. */
  isConsistent: boolean
}

/** The folder of files to copy, as problems show it. */
export const shownPublic = ({ publicDir = '', ...run }: Run) => shownPath({ ...run, manifestDir: publicDir })

type LoadOptions = {
  /** Inspect the image files too. The audit of a finished site does not need them. */
  withImages?: boolean
  /** The ledger is about to be rewritten, so its broken lines are no problem. */
  repairsLedger?: boolean
}

/**
 * Reads and checks everything in the manifest directory. Problems go to the run.
 * @returns undefined if a file cannot be read.
 */
export async function loadSite(
  run: Run,
  { withImages = true, repairsLedger = false }: LoadOptions = {},
): Promise<LoadedSite | undefined> {
  const { manifest, draft, imageFiles, problems } = await loadManifest(run)
  run.report(...problems)
  const { ledger, problems: ledgerProblems } = await loadLedger(run)
  run.report(...ledgerProblems.filter(({ code }) => !(repairsLedger && code.startsWith('ledger-'))))
  const publicFiles = await findPublicFiles(run.publicDir, shownPublic(run))
  run.report(...publicFiles.problems)
  const images = withImages
    ? await findPictures({ ...run, manifest, imageFiles, shownDir: shownPath(run) })
    : { pictures: {}, sources: new Map(), problems: [] }
  run.report(...images.problems)

  const known = manifest ?? draft
  if (!known) return undefined
  const index = indexSite(known)
  const { pages, problems: collisions } = indexPages(index)
  if (manifest)
    run.report(
      ...settingsProblems(manifest, rules),
      ...collisions,
      ...collisionsWithPages(publicFiles.files.keys(), { pages, site: manifest.site, shownDir: shownPublic(run) }),
    )
  const { services, counties, cities } = known
  if (!run.hasErrors())
    run.detail(
      `${services.length} services, ${counties.length} counties, ${cities.length} cities, ${known.pages.length} pages`,
    )
  return {
    index,
    pages,
    ledger,
    publicFiles: publicFiles.files,
    isConsistent: manifest !== undefined,
    pictures: images.pictures,
    sources: images.sources,
  }
}
