import { describe, expect, test } from 'vitest'
import { readAtlas } from '#generator/core/read-atlas.ts'
import { drawMap } from '#generator/map/draw-map.ts'
import { createRenderer } from '#src/entry-server.tsx'
import type { ManifestEdit } from '../../../support/manifest-case.ts'
import { smallSite } from '../../small-site.ts'

const atlas = await readAtlas('US')

const withEmbed: ManifestEdit = {
  file: 'site.yaml',
  replace: 'embeds: {}',
  with: 'embeds: { map: { title: Map of the yard, url: "https://maps.example/embed", linkUrl: "https://maps.example/", height: 400, linkLabel: Open the map } }',
}

/** HTML of the home page, with or without its map. */
async function homePage({ isMapped, edits = [] }: { isMapped: boolean; edits?: ManifestEdit[] }): Promise<string> {
  const site = await smallSite(edits)
  const coverageMap = isMapped ? drawMap(site.manifest, atlas) : undefined
  return createRenderer({ ...site, coverageMap }).render({ id: 'home', params: {} }).html
}

const drawings = (html: string) => [...html.matchAll(/<svg class="map-sheet[\s\S]*?<\/svg>/g)].map(([svg]) => svg)

describe('the drawing', async () => {
  const html = await homePage({ isMapped: true })

  test('appears twice, for phones and for wide screens, each with a descriptive name', () => {
    const name = 'Map of 3 communities around the office at 12 Cannery Row, Hood River, OR 97031'
    expect(drawings(html)).toHaveLength(2)
    for (const svg of drawings(html)) expect(svg).toContain(`role="group" aria-label="${name}"`)
  })

  test('links each named city to its page, and has no inline style', () => {
    for (const svg of drawings(html)) {
      const links = [...svg.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)
      expect(links).toEqual(['/service-areas/hood-river/', '/service-areas/cascade-locks/', '/service-areas/odell/'])
      expect(svg).not.toContain('style=')
    }
  })

  test('is followed by a text link to all places', () => {
    const [, fragment] = /<a href="#([^"]*)">Where we work<\/a>/.exec(html) ?? []
    expect(html).toContain(`<section class="section" id="${fragment}"`)
  })
})

describe('the third-party map', () => {
  test('is in a template with a link to the map, and its button is hidden until script runs', async () => {
    const html = await homePage({ isMapped: true, edits: [withEmbed] })
    expect(html).toMatch(/<template><iframe src="https:\/\/maps\.example\/embed" title="Map of the yard"[^>]*sandbox=/)
    expect(html.replace(/<template>.*?<\/template>/g, '')).not.toContain('<iframe')
    expect(html).toContain('<a href="https://maps.example/" rel="noopener" target="_blank">Open the map</a>')
    expect(html).toMatch(/<button [^>]*hidden=""[^>]*>Show the interactive map here<\/button>/)
  })

  test('loads when it comes near, or on a click if the manifest says so', async () => {
    const onClick = { ...withEmbed, with: withEmbed.with.replace('{ title', '{ load: click, title') }
    expect(await homePage({ isMapped: true, edits: [withEmbed] })).toContain('data-map="lazy"')
    expect(await homePage({ isMapped: true, edits: [onClick] })).toContain('data-map="click"')
  })

  test('covers a single drawing if it loads by itself, and one of two if it waits for a click', async () => {
    const onClick = { ...withEmbed, with: withEmbed.with.replace('{ title', '{ load: click, title') }
    expect(drawings(await homePage({ isMapped: true, edits: [withEmbed] }))).toHaveLength(1)
    expect(drawings(await homePage({ isMapped: true, edits: [onClick] }))).toHaveLength(2)
  })

  test('without a drawing, is an embed like any other, or a button', async () => {
    const onClick = { ...withEmbed, with: withEmbed.with.replace('{ title', '{ load: click, title') }
    const lazy = await homePage({ isMapped: false, edits: [withEmbed] })
    expect(lazy).toMatch(/<div class="embed-box"><iframe src="https:\/\/maps\.example\/embed"/)
    expect(lazy).not.toContain('data-map')
    expect(await homePage({ isMapped: false, edits: [onClick] })).toContain('data-map="click"')
  })

  test('is not mentioned where the manifest has none', async () => {
    const html = await homePage({ isMapped: true })
    expect(html).not.toContain('<template>')
    expect(html).not.toContain('interactive map')
  })
})

test('without coordinates the page has contact details and the link, but no drawing', async () => {
  const html = await homePage({ isMapped: false, edits: [withEmbed] })
  expect(drawings(html)).toEqual([])
  expect(html).toContain('<div class="office"><div class="grid gap-6">')
  expect(html).toContain('>Open the map</a>')
})

test('credits appear below the drawing, linked where they have a URL', async () => {
  const credits = { file: 'pages/home.yaml', replace: 'map: { heading: Find us }', with: creditsYaml }
  const html = await homePage({ isMapped: true, edits: [credits] })
  expect(html).toContain(
    '<figcaption class="map-credits"><span><a href="https://places.example/" rel="noopener" target="_blank">Places</a></span><span>Lines</span></figcaption>',
  )
})

const creditsYaml =
  'map: { heading: Find us, credits: [{ text: Places, url: "https://places.example/" }, { text: Lines }] }'
