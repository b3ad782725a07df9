import { expect, test } from 'vitest'
import { createRenderer } from '#src/entry-server.tsx'
import { siteWithArticles } from '../../../support/articles.ts'
import { smallSite } from '../../small-site.ts'

/** How the image of the first article loads on the list of articles, which has an image of its own or none. */
async function loadingOf(listImage: string): Promise<(string | undefined)[]> {
  const site = await smallSite([
    ...siteWithArticles,
    { file: 'articles/grease-and-coffee.md', replace: 'date:', with: 'image: river\ndate:' },
    { file: 'pages/notes.yaml', replace: 'heading: Notes', with: `${listImage}heading: Notes` },
  ])
  const { html } = createRenderer(site).render({ id: 'articles', params: { page: 'notes' } })
  const [, main = ''] = /<main([\s\S]*)<\/main>/.exec(html) ?? []
  return [...main.matchAll(/<img [^>]*>/g)].map(([image]) => /loading="(\w+)"|fetchPriority="(\w+)"/i.exec(image)?.[0])
}

test('the image of the first article is the main image of a list without one', async () => {
  expect(await loadingOf('')).toEqual(['fetchPriority="high"'])
})

test('below the image of the list, it waits', async () => {
  expect(await loadingOf('image: river\n')).toEqual(['fetchPriority="high"', 'loading="lazy"'])
})
