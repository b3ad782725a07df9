import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkWebLinks } from '#generator/load/facts/site/web-links.ts'

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

test.each([
  'https://www.google.com/url?q=https://www.ashbydrains.example/prices/&sa=D&source=docs',
  'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fholt.example%2F&data=05',
  'https://l.facebook.com/l.php?u=https%3A%2F%2Fholt.example%2F',
  'https://lm.facebook.com/l.php?u=https%3A%2F%2Fholt.example%2F',
  'https://urldefense.com/v3/__https://holt.example/__;!!abc',
  'https://www.linkedin.com/safety/go?url=https%3A%2F%2Fholt.example',
  'https://www.youtube.com/redirect?event=video&q=https%3A%2F%2Fholt.example',
  'https://protect-us.mimecast.com/s/abc',
  'https://web.archive.org/web/2023/https://ashbydrains.example/prices/',
  'https://bit.ly/3abcd',
  'https://lnkd.in/eAbCd',
  'https://t.co/AbCdEf',
  'https://tinyurl.com/ashbydrains',
  'http://goo.gl/AbC1',
])('%s leads to its page by another host', (url) => {
  expect(found(url)).toEqual(['link-to-other-host'])
})

test.each([
  'https://www.google.com/maps/place/Holt',
  'https://g.page/r/abc/review',
  'https://maps.app.goo.gl/AbC1',
  'https://youtu.be/abc',
  'https://www.facebook.com/ashbydrains',
  'https://web.archive.org/web/2023/https://holt.example/',
  'https://www.linkedin.com/company/ashbydrains',
  'https://habit.ly/shop',
  'https://amzn.to/abc',
  'https://search.google.com/local/writereview?placeid=abc',
])('%s is a link as others are', (url) => {
  expect(found(url)).toEqual([])
})
