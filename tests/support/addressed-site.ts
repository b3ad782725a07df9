import { expandRoutes } from '#generator/expand/expand.ts'
import { loadManifest } from '#generator/load/load.ts'
import { loadLedger } from '#generator/load/load-ledger.ts'
import { createSite } from '#src/site.ts'
import { type ManifestEdit, withEditedSite } from './manifest-case.ts'

/** The small site with a few edits, its ledger and the address of every page; no picture is looked at. */
export async function addressedSite(edits: readonly ManifestEdit[]) {
  return withEditedSite(edits, async (dirs) => {
    const { manifest, problems } = await loadManifest(dirs)
    if (!manifest) throw new Error(problems.map(({ at, what }) => `${at.file}:${at.line} ${what}`).join('\n'))
    const { ledger } = await loadLedger(dirs)
    const site = createSite({ manifest, pictures: {}, assets: { script: '', stylesheets: [] } })
    const pages = new Set(
      Array.from(
        expandRoutes(site, () => {}),
        ({ path }) => path,
      ),
    )
    return { site, pages, ledger }
  })
}
