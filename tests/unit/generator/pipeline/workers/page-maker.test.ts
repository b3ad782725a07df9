import { expect, test } from 'vitest'
import { readFact } from '#generator/audit/facts/pack-facts.ts'
import { indexPages } from '#generator/expand/page-index.ts'
import { createPageMaker } from '#generator/pipeline/workers/page-maker.ts'
import { placeSentences } from '#src/local/place-sentences.ts'
import { placeOfPage } from '#src/site.ts'
import { smallSite } from '../../../small-site.ts'

test('the sentences computed about a place are on its page and not among the facts of the page, which has no stray', async () => {
  const site = await smallSite()
  const { manifest, pictures, coverageMap, brand, assets } = site
  const parts = { pictures, coverageMap, brand, assets }
  const ofPlaces = [...indexPages(site).pages.values()].filter(({ target }) => target.params.location)
  const makePages = createPageMaker({ manifest, parts, translatedParts: [], code: undefined }, 'page')
  const items = ofPlaces.map(({ target, path, file }) => ({ target, path, file, making: { by: 'render' as const } }))
  const { facts } = makePages({ number: 0, items })

  const withSentences = ofPlaces.filter(({ target }) => {
    const place = placeOfPage(site, target.params)
    return place && / (miles|kilometers) /.test(placeSentences(site, place))
  })
  expect(withSentences.length).toBeGreaterThan(3)
  expect(items.flatMap((_, at) => readFact(facts, at, 'strays'))).toEqual([])
})
