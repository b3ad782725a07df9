import { expect, test } from 'vitest'
import { type Look, lookCss, lookOf } from '#generator/assets/look.ts'
import { rareRules } from '#generator/assets/rare-rules.ts'
import { drawingFontPaths } from '#generator/assets/typefaces.ts'
import { smallSite } from '../../small-site.ts'

const colours = {
  ink: '#111111',
  inkMuted: '#222222',
  surface: '#ffffff',
  surfaceSunken: '#eeeeee',
  line: '#cccccc',
  brand: '#004400',
  brandStrong: '#002200',
  onBrand: '#fefefe',
  accent: '#aa3300',
}

const look = (theme: Partial<Look['theme']>): Pick<Look, 'theme' | 'display'> => ({
  theme: {
    light: colours,
    dark: { ...colours, ink: '#fafafa' },
    radius: 0.5,
    typeface: { heading: 'system', text: 'system' },
    scale: { text: 1, ratio: 1.25 },
    spacing: 1,
    ...theme,
  },
  display: { parallax: { factor: 0.3, offAtWidth: 768 } } as Look['display'], // the other fields are for scripts
})

test('colours are named by role, and the dark ones follow the system', () => {
  const css = lookCss(look({}))
  expect(css).toContain('--color-surface-sunken:#eeeeee')
  expect(css).toMatch(/@media \(prefers-color-scheme:dark\)\{:root\{--color-ink:#fafafa;/)
})

test('headings grow with the window up to their step of the scale', () => {
  // 1 rem × 1.25 ^ 3 = 1.9531 rem on a wide window; 1.25 ^ (3 × 0.68) = 1.5765 rem on a narrow one
  expect(lookCss(look({}))).toMatch(/--text-h2:clamp\(1\.5765rem,.*?,1\.9531rem\)/)
})

test('running text keeps its size in every window', () => {
  expect(lookCss(look({ scale: { text: 1.125, ratio: 1.2 } }))).toContain('--text-base:1.125rem;')
})

test('a name is drawn from the fonts of the site, or else from a bundled one', () => {
  const files = (heading: 'system' | 'fraunces', text: 'system' | 'figtree') =>
    drawingFontPaths({ heading, text }).map((path) => path.replace(/^.*\/([a-z]+)-.*$/, '$1'))
  expect(files('fraunces', 'figtree')).toEqual(['fraunces', 'figtree'])
  expect(files('system', 'system')).toEqual(['figtree'])
})

test('the backgrounds of both logos exist in either scheme', () => {
  const css = lookCss(look({ dark: { ...colours, surface: '#010101' } }))
  expect(css).toMatch(/^:root\{[^}]*--color-always-light:#ffffff;--color-always-dark:#010101/)
})

test('the name breaks before a link of a header that may be too wide', async () => {
  const { manifest } = await smallSite()
  const { navigation } = manifest
  const links = ['Drain Services', 'Where We Work', 'Notes From the Vans', 'What We Charge', 'Jobs'].map((label) => ({
    label,
    page: 'services',
  }))
  const header = { ...navigation.header, links }
  const full = { ...manifest, navigation: { ...navigation, header } }
  expect([manifest, full].map((each) => lookOf(each).hasFullHeader)).toEqual([false, true])
  expect(rareRules(lookOf(full)).join('')).toContain('flex-shrink')
})

test('links that have no room beside a name on two lines have a row of their own', async () => {
  const { manifest } = await smallSite()
  const { navigation } = manifest
  const labels = ['Moving services', 'Where we work', 'Guide to a move', 'Notes on how to move', 'Who we are', 'Prices']
  const header = { ...navigation.header, links: labels.map((label) => ({ label, page: 'services' })) }
  const long = { ...manifest, navigation: { ...navigation, header } }
  expect([manifest, long].map((each) => lookOf(each).hasLongHeader)).toEqual([false, true])
  expect(rareRules(lookOf(long)).join('')).toContain('order: 1')
})

test('a long e-mail address is smaller beside the map, and tables in texts have lines', async () => {
  const { manifest } = await smallSite()
  const business = { ...manifest.site.business, email: 'office@gorgedrainandsewer.example' }
  const about = { ...manifest.articles[0], slug: 'codes', body: '<table><tr><td>C1</td></tr></table>' }
  const edited = { ...manifest, site: { ...manifest.site, business }, articles: [about] } as typeof manifest // other fields have no style
  const selectors = [manifest, edited].map((each) =>
    rareRules(lookOf(each))
      .join('')
      .match(/mailto|table/g),
  )
  expect(selectors).toEqual([null, ['mailto', 'table']])
})

test.each([
  ['Gorge Drain', '+15415550137', []],
  [
    'Gorge Drain, Sewer & Water Heater Service of Hood River',
    '+15415550137',
    ['.site-header > .brand', '.site-header > .brand'],
  ],
  ['Gorge Drain', '+441653960123', ['.quick-bar ul:not(:has(> :nth-child(3)))']],
])('the company %s with the number %s has the rules %j', async (name, phone, selectors) => {
  const { manifest } = await smallSite()
  const business = { ...manifest.site.business, name, phone: { e164: phone, display: phone, texts: phone < '+2' } }
  const rules = rareRules(lookOf({ ...manifest, site: { ...manifest.site, business } })).join('')
  expect([...rules.matchAll(/^(\S.*) \{$/gm)].map(([, selector]) => selector)).toEqual(selectors)
})
