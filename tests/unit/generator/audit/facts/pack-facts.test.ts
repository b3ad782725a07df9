import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { packFacts, partNames, readFact } from '#generator/audit/facts/pack-facts.ts'
import { collectFacts } from '#generator/audit/facts/site-facts.ts'
import { collectGarbage } from '#generator/core/collect-garbage.ts'
import type { PageFacts } from '#generator/core/facts.ts'
import type { KeptText } from '#generator/core/intern-table.ts'
import type { PackedFacts } from '#generator/core/packed-facts.ts'
import type { NodeIds } from '#generator/core/site-facts.ts'
import { packBlocks } from '#generator/core/text/text-blocks.ts'
import { scannedFacts } from '../../../../support/scanned-page.ts'

const html = `<html lang="en"><head><title>Drains</title><link rel="canonical" href="https://town.example/a/"></head>
<body><main id="top"><h1>Drains</h1><p>We clean drains.</p><a href="/b/">All prices</a> <a href="/c/">Contact</a>
<img src="/images/drain-640.jpg" width="640" height="480" alt="">
<script type="application/ld+json">{"@id":"https://town.example/#us","name":"Town","image":"https://town.example/us.png"}</script>
</main></body></html>`

const first: PageFacts = { ...scannedFacts(html), parts: ['header 1'], claims: [] }
const second: PageFacts = {
  ...scannedFacts(html.replace('Contact', 'Call'), { path: '/d/', file: 'd/index.html', route: undefined }),
  canonical: undefined,
  issues: [{ code: 'title-short', what: 'Too short.' }],
}

function packed(...pages: PageFacts[]): PackedFacts {
  const packer = packFacts()
  pages.forEach(packer.add)
  return packer.finish()
}

const idsOf = ({ count, at }: NodeIds) => Array.from({ length: count }, (_, number) => at(number))

function collected(batches: PackedFacts[], kept?: KeptText) {
  const collector = collectFacts(kept)
  const empty = new Uint32Array()
  for (const { tables } of batches)
    collector.addBlocks(
      packBlocks(new Map(tables.blocks.map((key) => [key, { plain: empty, named: empty, masked: empty }]))),
    )
  batches.forEach(collector.addPages)
  return collector.finish()
}

test('a page that was packed has the same facts when it is read', () => {
  const { pages, targets, anchorTexts, nodeIds, idSets } = collected([packed(first, second)])
  const [a, d] = pages
  expect(pages).toHaveLength(2)
  expect(a).toMatchObject({
    path: '/a/',
    route: 'contact',
    title: 'Drains',
    canonical: 'https://town.example/a/',
    h1: ['Drains'],
    parts: ['header 1'],
    pictureUses: first.pictureUses,
    words: first.words,
    issues: [],
  })
  expect(d).toMatchObject({ path: '/d/', route: undefined, canonical: undefined, issues: second.issues })
  const linksOf = (anchors: Uint32Array = new Uint32Array()) =>
    Array.from({ length: anchors.length / 3 }, (_, link) => ({
      target: targets[anchors[link * 3] ?? -1],
      text: anchorTexts[anchors[link * 3 + 1] ?? -1],
      isInMain: anchors[link * 3 + 2] === 1,
    }))
  expect(linksOf(a?.anchors)).toEqual(first.links)
  expect(linksOf(d?.anchors)).toEqual(second.links)
  expect(Array.from(a?.pictures ?? [], (target) => targets[target])).toEqual(first.pictures)
  expect(Array.from(a?.nodeIds ?? [], (id) => nodeIds.at(id))).toEqual(['https://town.example/#us'])
  const stated = first.statements.map((each) => ({ ...each, id: idsOf(nodeIds).indexOf(each.id) }))
  expect(a?.statements).toEqual(stated)
  expect(stated.length).toBeGreaterThan(0)
  expect(idSets[a?.idSet ?? -1]).toEqual(new Set(['top']))
})

test('pages of several batches share the tables of the site', () => {
  const { pages, targets } = collected([packed(second), packed(first)])
  expect(pages.map(({ path }) => path)).toEqual(['/a/', '/d/'])
  expect(pages[0]?.links).toEqual(pages[1]?.links)
  expect(targets.filter((target) => target === '/b/')).toHaveLength(1)
})

test('a page that is copied to another batch keeps its facts, apart from those that are replaced', () => {
  const from = packed(first, second)
  const packer = packFacts()
  packer.add({ ...first, path: '/e/', title: 'Another title' })
  packer.copy(from, 1)
  packer.copy(from, 0, { parts: ['header 2', 'footer 2'], hash: 'abc', issues: [] })
  const copies = packer.finish()
  expect([...partNames(copies)]).toEqual(['header 1', 'header 2', 'footer 2'])
  expect(readFact(copies, 2, 'hash')).toBe('abc')
  const [a, d] = collected([from]).pages
  const site = collected([copies])
  const [copyOfA, copyOfD] = site.pages
  expect(copyOfD?.issues).toEqual(d?.issues)
  expect(copyOfD?.canonical).toBeUndefined()
  expect(copyOfA).toMatchObject({ title: a?.title, words: a?.words, statements: a?.statements, breadcrumbs: [] })
  expect(Array.from(copyOfA?.links ?? [], (target) => site.targets[target])).toEqual(['/b/', '/c/'])
})

test('facts do not keep what they were collected with', async () => {
  const { facts, kept } = (() => {
    const kept: KeptText = (text) => text
    return { facts: collected([packed(first)], kept), kept: new WeakRef(kept) }
  })()
  await setImmediate() // until then a weak reference keeps its object
  collectGarbage()
  expect(kept.deref()).toBeUndefined()
  expect(idsOf(facts.nodeIds)).toContain('https://town.example/#us')
})

test.each([
  ['/', 'index.html', 'https://town.example/'],
  ['/a/', 'a/index.html', 'https://town.example/a/'],
  ['/a', 'a.html', 'https://town.example/b'],
  ['/a/', 'elsewhere.html', 'a/b'],
  ['/a/', 'a/index.html', '<b'],
  ['/a/', 'a/index.html', ''],
])('file and canonical of %s are read as written: %s, %s', (path, file, canonical) => {
  const page = { ...first, path, file, canonical, params: { service: 'drains', location: 'odell' } }
  const [read] = collected([packed(page)]).pages
  expect([read?.path, read?.file, read?.canonical, read?.params]).toEqual([path, file, canonical, page.params])
  expect(readFact(packed(page), 0, 'file')).toBe(file)
})
