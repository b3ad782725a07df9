import { join } from 'node:path'
import type { Manifest } from '#manifest/schema.ts'
import type { CoverageMap } from '#src/coverage-map.ts'
import { type Extensions, noExtensions } from '#src/extensions.ts'
import { type Assets, createSite, type Site } from '#src/site.ts'
import { type BuiltAssets, buildAssets } from '../../assets/build-assets.ts'
import { codeHash } from '../../assets/bundle.ts'
import type { OwnCode } from '../../assets/bundle-client.ts'
import { lookOf } from '../../assets/look.ts'
import { drawingFontPaths } from '../../assets/typefaces.ts'
import { type MadeBrand, makeBrand, openTitles } from '../../brand/make-brand.ts'
import type { ConfigBundle } from '../../config/bundle.ts'
import { counted } from '../../core/counted.ts'
import { openFileCache } from '../../core/file-cache.ts'
import { readAtlas } from '../../core/read-atlas.ts'
import type { DrawTitle } from '../../images/encode/encode-picture.ts'
import { describedIn } from '../../images/sources.ts'
import { drawMap } from '../../map/draw-map.ts'
import { remember } from '../../render/observe/remember.ts'
import type { Run } from '../run.ts'
import type { LoadedSite } from './load-site.ts'

/** The site as screens see it, the brand it shows, and what titles on social images are drawn with. */
export type DrawnParts = { site: Site; brand: MadeBrand; openTitles: () => Promise<DrawTitle> }

/** The same, with the bundled stylesheets, scripts and workers. */
export type SiteParts = DrawnParts & { assets: BuiltAssets; code: ConfigBundle | undefined }

/** Makes everything that pages share and that is not text. */
export async function makeParts(run: Run, loaded: LoadedSite): Promise<SiteParts> {
  const { index, code } = loaded
  const assets = await run.stage('assets', async () => {
    const built = await bundleAssets(run, index.manifest, code, index.extensions)
    run.detail(`${counted(built.files.length, 'files')}${built.isCached ? ', cached' : ''}`)
    return built
  })
  return { ...(await drawParts(run, loaded, assets.assets)), assets, code }
}

/** Bundles stylesheet and scripts, or finds them in the cache. */
export const bundleAssets = (
  run: Run,
  manifest: Manifest,
  code: ConfigBundle | undefined,
  extensions: Extensions = noExtensions,
): Promise<BuiltAssets> => buildAssets({ ...run, look: lookOf(manifest), own: ownCode(code, extensions) })

/** What the code of a site adds to the styles. */
const ownCode = (code: ConfigBundle | undefined, { pageTypes }: Extensions): OwnCode | undefined =>
  code && { ...code, routes: Object.keys(pageTypes) }

/** Drawings kept in the cache: those of one code and manifest are a few. */
const mostDrawings = 200

/** Draws the brand and the map, as far as what they show has changed. */
export async function drawParts(run: Run, { index, pictures }: LoadedSite, assets: Assets): Promise<DrawnParts> {
  const { manifest } = index
  const cache = openFileCache(join(run.cacheDir, 'drawn'), mostDrawings)
  const code = codeHash(run.rootDir)
  const fontPathsOf = ({ site }: Manifest) => drawingFontPaths(site.theme.typeface)
  const { brand, translatedBrands } = await run.stage('brand', async () => {
    const make = (each: Manifest) => makeBrand(each, fontPathsOf(each))
    const makeIn = (each: Manifest) => remember({ name: `brand-${code}`, manifest: each, cache, make })
    const first = await makeIn(manifest)
    const others: MadeBrand[] = []
    for (const translation of manifest.translations) others.push(await makeIn(translation))
    const files = [first, ...others].flatMap((made) => made.files)
    // Icons are the same in every language; the first one of a name counts.
    const distinct = files.filter(({ file }, number) => files.findIndex((each) => each.file === file) === number)
    run.detail(counted(distinct.length, 'files'))
    return { brand: { ...first, files: distinct }, translatedBrands: others.map((made) => made.brand) }
  })
  const [coverageMap, ...translatedMaps] = await run.stage('map', async () => {
    const draw = async (each: Manifest) => drawMap(each, await readAtlas(each.site.business.address.country))
    const maps: (CoverageMap | undefined)[] = []
    for (const each of [manifest, ...manifest.translations])
      maps.push(await remember({ name: `map-${code}`, manifest: each, cache, make: draw }))
    run.detail(maps[0] ? counted(maps[0].wide.cities.length, 'cities') : 'no city has coordinates')
    return maps
  })
  const translated = manifest.translations.map((translation, number) => ({
    pictures: describedIn(translation, pictures),
    assets,
    brand: translatedBrands[number] ?? brand.brand,
    coverageMap: translatedMaps[number],
  }))
  const site = createSite(index, { pictures, assets, brand: brand.brand, coverageMap }, translated)
  return { site, brand, openTitles: () => openTitles(manifest, fontPathsOf(manifest)) }
}
