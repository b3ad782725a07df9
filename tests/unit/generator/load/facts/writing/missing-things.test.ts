import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkMissingThings } from '#generator/load/facts/writing/missing-things.ts'
import { companySources } from '../../../../../support/company-sources.ts'

function found(text: string, sections: readonly string[] = []): (string | undefined)[] {
  const { site, records } = companySources({ pages: [text] })
  const folders = { ...records.folders, cities: [], counties: [], traits: [], guide: [], categories: [] }
  const value = { ...site.value, frequencies: [], embeds: {} }
  const sources = {
    site: { ...site, value },
    records: { ...records, cities: [], folders, own: { sections, scenes: [] } },
  } as unknown as FactSources // what the check reads
  return checkMissingThings(sources).map(({ words }) => words)
}

test.each([
  ['As you can see in the video above, it drips.', 'in the video above'],
  ['Watch our\nshort clip below.', 'Watch our short clip below'],
  ['En el vídeo de abajo se ve.', 'En el vídeo de abajo'],
  ['See the chart on the right.', 'See the chart on the right'],
])('"%s" points at what no page has', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each(['See the list below.', 'Use the form below.', 'We send a video of the drain.', 'In the video, it drips.'])(
  '"%s" does not',
  (text) => {
    expect(found(text)).toEqual([])
  },
)

test('sections of the site’s own code may have a video', () => {
  expect(found('As you can see in the video above, it drips.', ['Film'])).toEqual([])
})
