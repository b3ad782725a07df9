import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkWebLinks } from '#generator/load/facts/web-links.ts'

const none = {
  services: [],
  categories: [],
  cities: [],
  counties: [],
  traits: [],
  articles: [],
  offices: [],
  guide: [],
}

/** The codes of what is found in a page of Ashby Drains that links to a URL. */
function found(url: string): string[] {
  const at = { file: 'pages/about.md', line: 1, column: 1 }
  const page = { at, locate: () => at, file: { path: at.file, shown: at.file, text: `Our [site](${url}).` }, value: {} }
  const value = { origin: 'https://ashbydrains.example', business: { name: 'Ashby Drains' }, embeds: {} }
  const sources = {
    site: { ...page, file: { ...page.file, text: '' }, value },
    records: { folders: { ...none, pages: [page] }, documents: {} },
  } as unknown as FactSources // what the check reads
  return checkWebLinks(sources).map(({ code }) => code)
}

test.each([
  'https://ashbydrains.wixsite.com',
  'https://ashby-drains.weebly.com/prices',
  'https://AshbyDrains.business.site/',
  'https://www.ashbydrains.example/',
])('%s is another host of the company', (url) => {
  expect(found(url)).toEqual(['link-to-other-host'])
})

test.each([
  'https://holtroofs.wixsite.com',
  'https://denbydrains.weebly.com/prices',
  'https://ash.wixsite.com',
  'https://ashbydrains.wixsite.com.holt.example/',
  'https://wixsite.com/ashbydrains',
])('%s is a host of others', (url) => {
  expect(found(url)).toEqual([])
})
