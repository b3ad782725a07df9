import type { Manifest, PageOf } from '#manifest/schema.ts'
import type { Brand } from '#src/brand.ts'
import { hashText } from '#src/text-hash.ts'
import type { BrandFile } from './brand-file.ts'
import type { Drawing } from './drawing.ts'
import { browserIcons } from './favicon.ts'
import { drawLettering, logoSvg, markSvg } from './logo.ts'
import { drawMark } from './mark.ts'
import { makeMediaKit } from './media-kit.ts'
import { type TitleCard, titleCard } from './title-card.ts'
import { openTypeface } from './typeface.ts'
import { webManifest } from './web-manifest.ts'

export type MadeBrand = {
  /** The part that pages show. */
  brand: Brand
  /** Files of the site, at permanent URLs. */
  files: BrandFile[]
}

/** Weight of the name in the logo, as in `font-weight`. */
const weight = 650

/**
 * Draws the company's mark and everything made from it: browser icons, and the media kit if the site has a press page.
 * @param fontPaths WOFF2 files for drawing the name, best first.
 */
export async function makeBrand(manifest: Manifest, fontPaths: readonly string[]): Promise<MadeBrand> {
  const { theme } = manifest.site
  const { name, mark, lettering, logo } = await drawLogo(manifest, fontPaths)
  const icons = [...(await browserIcons(mark, theme)), webManifest(manifest.site)]
  const drawTitle = await titlesUnder(logo, manifest, fontPaths)
  const socialStamp = String(hashText(JSON.stringify(specimens.map(drawTitle))))
  const page = manifest.pages.find((page): page is PageOf<'press'> => page.screen === 'press')
  if (!page) return { brand: { mark, socialStamp }, files: icons }
  const { mediaKit, files } = await makeMediaKit(manifest, page, {
    mark: markSvg(mark, theme.light, name),
    logo,
    logoOnDark: logoSvg(mark, lettering, theme.dark, name),
  })
  return { brand: { mark, mediaKit, socialStamp }, files: [...icons, ...files] }
}

type DrawTitle = (title: string) => TitleCard

/** Returns what draws the title of a page under the logo, to be composited over a social image. */
export async function openTitles(manifest: Manifest, fontPaths: readonly string[]): Promise<DrawTitle> {
  return titlesUnder((await drawLogo(manifest, fontPaths)).logo, manifest, fontPaths)
}

async function drawLogo({ site, icons }: Manifest, fontPaths: readonly string[]) {
  const { business, theme } = site
  const name = business.name.normalize('NFC')
  const font = await openTypeface(fontPaths, { text: name, weight })
  const mark = drawMark(name, { icon: business.mark && icons[business.mark], font })
  const lettering = drawLettering(name, font)
  return { name, mark, lettering, logo: logoSvg(mark, lettering, theme.light, name) }
}

/** Sample titles. Any change in how titles are drawn, in bundled or system fonts, changes at least one of them. */
const specimens = ['Hamburgefonstiv 0123456789 AÄQgjpqy & of more than a line', 'Образец титула — 見本。✨']

async function titlesUnder(logo: Drawing, { site }: Manifest, fontPaths: readonly string[]): Promise<DrawTitle> {
  const { theme } = site
  const fonts = await Promise.all(fontPaths.map((path) => openTypeface([path], { text: '', weight })))
  const style = { theme, logo, fonts: fonts.filter((font) => font !== undefined) }
  return (title) => titleCard(title.normalize('NFC'), style)
}
