import { type Assets, createSite, type Site } from '#src/site.ts'
import { type BuiltAssets, buildAssets } from '../../assets/build-assets.ts'
import { lookOf } from '../../assets/look.ts'
import { drawingFontPaths } from '../../assets/typefaces.ts'
import { type MadeBrand, makeBrand } from '../../brand/make-brand.ts'
import { drawMap } from '../../map/draw-map.ts'
import { readAtlas } from '../../map/read-atlas.ts'
import type { Run } from '../run.ts'
import type { LoadedSite } from './load-site.ts'

/** The site as screens see it, and the brand it shows. */
export type DrawnParts = { site: Site; brand: MadeBrand }

/** The same, with the bundled stylesheets, scripts and workers. */
export type SiteParts = DrawnParts & { assets: BuiltAssets }

/** Makes everything that pages share and that is not text. */
export async function makeParts(run: Run, loaded: LoadedSite): Promise<SiteParts> {
  const assets = await run.stage('assets', async () => {
    const built = await buildAssets({ ...run, look: lookOf(loaded.index.manifest) })
    run.detail(`${built.files.length} files${built.isCached ? ', cached' : ''}`)
    return built
  })
  return { ...(await drawParts(run, loaded, assets.assets)), assets }
}

/** Draws the brand and the map. */
export async function drawParts(run: Run, { index, pictures }: LoadedSite, assets: Assets): Promise<DrawnParts> {
  const { manifest } = index
  const brand = await run.stage('brand', async () => {
    const made = await makeBrand(manifest, drawingFontPaths(manifest.site.theme.typeface))
    run.detail(`${made.files.length} files`)
    return made
  })
  const coverageMap = await run.stage('map', async () => {
    const map = drawMap(manifest, await readAtlas(manifest.site.business.address.country))
    run.detail(map ? `${map.wide.cities.length} cities` : 'no city has coordinates')
    return map
  })
  return { site: createSite(index, { pictures, assets, brand: brand.brand, coverageMap }), brand }
}
