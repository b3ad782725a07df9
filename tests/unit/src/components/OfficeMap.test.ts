import { describe, expect, test } from 'vitest'
import { drawMap } from '#generator/map/draw-map.ts'
import { readAtlas } from '#generator/map/read-atlas.ts'
import { createRenderer } from '#src/entry-server.tsx'
import { createSite } from '#src/site.ts'
import type { ManifestEdit } from '../../../support/manifest-case.ts'
import { smallSite } from '../../small-site.ts'

const atlas = await readAtlas()

const withEmbed: ManifestEdit = {
  file: 'site.yaml',
  replace: 'embeds: {}',
  with: 'embeds: { map: { title: Map of the yard, url: "https://maps.example/embed", linkUrl: "https://maps.example/", height: 400, linkLabel: Open the map } }',
}

/** The front page, with its map or without. */
async function homePage({ isMapped, edits = [] }: { isMapped: boolean; edits?: ManifestEdit[] }): Promise<string> {
  const site = await smallSite(edits)
  const coverageMap = isMapped ? drawMap(site.manifest, atlas) : undefined
  return createRenderer(createSite({ ...site, coverageMap })).render({ id: 'home', params: {} })
}

const drawings = (html: string) => [...html.matchAll(/<svg class="map-sheet[\s\S]*?<\/svg>/g)].map(([svg]) => svg)

describe('the drawing', async () => {
  const html = await homePage({ isMapped: true })

  test('comes twice, for phones and for wide screens, each with a name that says what it shows', () => {
    const name = 'Map of 3 communities in 1 county around the office at 12 Cannery Row, Hood River, OR 97031'
    expect(drawings(html)).toHaveLength(2)
    for (const svg of drawings(html)) expect(svg).toContain(`role="group" aria-label="${name}"`)
  })

  test('links each named city to its page, and has no style of its own', () => {
    for (const svg of drawings(html)) {
      const links = [...svg.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)
      expect(links).toEqual(['/service-areas/hood-river/', '/service-areas/cascade-locks/', '/service-areas/odell/'])
      expect(svg).not.toContain('style=')
    }
  })

  test('is followed by the way to all places in words', () => {
    const [, fragment] = /<a href="#([^"]*)">Where we work<\/a>/.exec(html) ?? []
    expect(html).toContain(`<section class="section" id="${fragment}"`)
  })
})

describe('the map of another company', () => {
  test('stands in a template, with a link to it, and its button is hidden until there is script', async () => {
    const html = await homePage({ isMapped: true, edits: [withEmbed] })
    expect(html).toMatch(/<template><iframe src="https:\/\/maps\.example\/embed" title="Map of the yard"[^>]*sandbox=/)
    expect(html.replace(/<template>.*?<\/template>/g, '')).not.toContain('<iframe')
    expect(html).toContain('<a href="https://maps.example/" rel="noopener" target="_blank">Open the map</a>')
    expect(html).toMatch(/<button [^>]*hidden=""[^>]*>Show the interactive map here<\/button>/)
  })

  test('is not spoken of where the manifest has none', async () => {
    const html = await homePage({ isMapped: true })
    expect(html).not.toContain('<template>')
    expect(html).not.toContain('interactive map')
  })
})

test('without coordinates the contact details and the link are there, and no drawing', async () => {
  const html = await homePage({ isMapped: false, edits: [withEmbed] })
  expect(drawings(html)).toEqual([])
  expect(html).toContain('<div class="office"><div class="contact-details">')
  expect(html).toContain('>Open the map</a>')
})

test('credits stand below the drawing, linked where they have an address', async () => {
  const credits = { file: 'pages/home.yaml', replace: 'map: { heading: Find us }', with: creditsYaml }
  const html = await homePage({ isMapped: true, edits: [credits] })
  expect(html).toContain(
    '<figcaption class="map-credits"><span><a href="https://places.example/" rel="noopener" target="_blank">Places</a></span><span>Lines</span></figcaption>',
  )
})

const creditsYaml =
  'map: { heading: Find us, credits: [{ text: Places, url: "https://places.example/" }, { text: Lines }] }'
