import type { Manifest } from '#manifest/schema.ts'
import { withoutComments } from '../../files/stylesheets.ts'
import type { SiteRule } from '../../rule.ts'

type Palette = Manifest['site']['theme']['light']

/** A color of the theme that a page has with another value. */
export const themeDiffers: SiteRule = {
  code: 'theme-differs',
  scope: 'site',
  title: 'Color unlike that of the theme',
  severity: 'error',
  why: 'The colors in site.yaml are checked for their contrast. One that was changed on a page may make its text unreadable, or only in the dark scheme, and the next build loses it.',
  how: 'Compares the custom properties of colors in the styles of pages (--color-ink) with theme.light in site.yaml, and those in the dark color scheme with theme.dark. Reads the first block of :root that has most of them, because the styles of a site may override some after it. Ignores values that are neither in hexadecimal digits nor rgb().',
  fix: 'Rebuild the site. If the color is right, write it in site.yaml.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum',
  check: ({ stylesheets, manifest }) =>
    stylesheets.flatMap(({ name, url, text }) => {
      if (!text.includes('--color-')) return []
      const [first, ...others] = differences(withoutComments(text), manifest.site.theme)
      if (!first) return []
      const more = others.length === 0 ? '' : `, and ${others.length} more differ`
      return [
        {
          url,
          at: manifest.siteAt,
          what: `${first.property} is ${first.value} in the stylesheet ${name}, but ${first.field} in site.yaml is ${first.wanted}${more}.`,
          group: { name: [first, ...others].map(({ field, value }) => `${field} ${value}`).join() },
        },
      ]
    }),
}

type Difference = { property: string; field: string; value: string; wanted: string }

function differences(text: string, { light, dark }: Manifest['site']['theme']): Difference[] {
  const blocks = [...text.matchAll(/:root\s*\{([^{}]*)\}/g)].map(({ 1: block = '', index }) => ({
    colors: colorsIn(block, light),
    scheme: schemeAt(text, index),
  }))
  return Object.entries({ light, dark }).flatMap(([scheme, palette]) => {
    const own = blocks.find((block) => block.scheme === scheme && block.colors.length > Object.keys(palette).length / 2)
    return (own?.colors ?? []).flatMap(({ property, role, value }) => {
      const wanted = palette[role]
      const given = hexOf(value)
      return given === undefined || given === wanted
        ? []
        : [{ property, field: `theme.${scheme}.${role}`, value, wanted }]
    })
  })
}

/** The colors of the theme that a block declares. */
function colorsIn(block: string, palette: Palette) {
  return (Object.keys(palette) as (keyof Palette)[]).flatMap((role) => {
    const property = `--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    const value = new RegExp(`${property}\\s*:\\s*([^;]+)`).exec(block)?.[1]?.trim()
    return value === undefined ? [] : { property, role, value }
  })
}

/** The color scheme of the media query around a place in a stylesheet; undefined in another one. */
function schemeAt(text: string, index: number): 'light' | 'dark' | undefined {
  const around = text.slice(Math.max(0, text.lastIndexOf('@media', index)), index)
  const isInside = around.startsWith('@media') && around.split('{').length > around.split('}').length
  if (!isInside) return 'light'
  return /^[^{]*prefers-color-scheme:\s*dark/.test(around) ? 'dark' : undefined
}

/** `#aabbcc` for `#ABC` and `rgb(170, 187, 204)`; undefined for what may be the same color in another form. */
function hexOf(value: string): string | undefined {
  const text = value.toLowerCase()
  if (/^#[\da-f]{3}$/.test(text)) return text.replace(/[\da-f]/g, '$&$&')
  if (text.startsWith('#')) return text
  const [, ...parts] = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(text) ?? []
  return parts.length === 3 ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : undefined
}
