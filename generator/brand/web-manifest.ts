import type { SiteSettings } from '#manifest/schema.ts'
import { appIconPath, appIconSides } from '#src/brand.ts'
import type { BrandFile } from './brand-file.ts'

/** The web manifest, for a visitor who adds the site to the home screen. The site still opens in the browser. */
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
      // The mark fills the icon to the edge, so it may be masked to any shape.
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
