import type { SiteSettings } from '#manifest/schema.ts'
import type { BrandFile } from './brand-file.ts'

/** Sides in pixels of the icons that browsers want before they offer to keep a site. Source: https://web.dev/articles/add-manifest */
export const appIconSides = [192, 512] as const

export const appIconFile = (side: (typeof appIconSides)[number]) => `icon-${side}.png`

/** What a browser shows of a site that a visitor keeps on the home screen. It opens in the browser, as it would anywhere. */
export function webManifest({ business, theme, language }: SiteSettings): BrandFile {
  const manifest = {
    name: business.name,
    lang: language,
    description: business.description,
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: theme.light.surface,
    background_color: theme.light.surface,
    icons: appIconSides.flatMap((side) =>
      // The mark is filled to the edge, so that it may be cut to any shape.
      (['any', 'maskable'] as const).map((purpose) => ({
        src: `/${appIconFile(side)}`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })),
    ),
  }
  return { file: 'site.webmanifest', bytes: Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`) }
}
