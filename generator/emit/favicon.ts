import type { SiteSettings } from '#manifest/schema.ts'

/** The first letter of the company on its brand colour. */
export function faviconSvg({ business, theme }: SiteSettings): string {
  const letter = [...business.name][0] ?? ''
  const { brand, onBrand } = theme.light
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">`,
    `<rect width="64" height="64" rx="14" fill="${brand}"/>`,
    `<text x="32" y="45" font-family="Georgia, serif" font-size="38" font-weight="700" text-anchor="middle" fill="${onBrand}">${letter.replace(/[<>&]/g, '')}</text>`,
    `</svg>\n`,
  ].join('')
}
