import type { Manifest, PageOf } from '#manifest/schema.ts'
import type { Brand } from '#src/brand.ts'
import type { BrandFile } from './brand-file.ts'
import { browserIcons } from './favicon.ts'
import { drawLettering, logoSvg, markSvg } from './logo.ts'
import { drawMark } from './mark.ts'
import { makeMediaKit } from './media-kit.ts'
import { openTypeface } from './typeface.ts'

export type MadeBrand = {
  /** What pages show of it. */
  brand: Brand
  /** Files of the site, at addresses that stay. */
  files: BrandFile[]
}

/** Of the name in the logo, as `font-weight` counts it. */
const weight = 650

/**
 * Draws the company's mark and everything made from it: icons of browsers, and the media kit if a page offers one.
 * @param fontPaths WOFF2 files to draw the name from, best first.
 */
export async function makeBrand(manifest: Manifest, fontPaths: readonly string[]): Promise<MadeBrand> {
  const { business, theme } = manifest.site
  const name = business.name.normalize('NFC')
  const font = await openTypeface(fontPaths, { text: name, weight })
  const mark = drawMark(name, { icon: business.mark && manifest.icons[business.mark], font })
  const icons = await browserIcons(mark, theme)
  const page = manifest.pages.find((page): page is PageOf<'press'> => page.screen === 'press')
  if (!page) return { brand: { mark }, files: icons }
  const lettering = drawLettering(name, font)
  const { mediaKit, files } = await makeMediaKit(manifest, page, {
    mark: markSvg(mark, theme.light, name),
    logo: logoSvg(mark, lettering, theme.light, name),
    logoOnDark: logoSvg(mark, lettering, theme.dark, name),
  })
  return { brand: { mark, mediaKit }, files: [...icons, ...files] }
}
