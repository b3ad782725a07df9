import type { SiteSettings } from '#manifest/schema.ts'
import { appIconPath, appIconSides } from '#src/brand.ts'
import type { BrandFile } from './brand-file.ts'

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
        src: appIconPath(side),
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })),
    ),
  }
  return { file: 'site.webmanifest', bytes: Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`) }
}
