import { expect, test } from 'vitest'
import { createRenderer } from '#src/entry-server.tsx'
import type { Target } from '#src/route.ts'
import { scannedPage } from '../../../support/scanned-page.ts'
import { cascadeLocksIsOdell, smallSite } from '../../small-site.ts'

// Pages under another name of a city. In these tests, Cascade Locks is another name for Odell.

const { render } = createRenderer(await smallSite([cascadeLocksIsOdell]))

const area = (location: string): Target => ({ id: 'serviceArea', params: { location } })
const service = (location: string): Target => ({
  id: 'servicePlace',
  params: { service: 'drain-cleaning', location },
})
const scanned = (target: Target) => scannedPage(render(target).html)
const mainText = (target: Target) => /<main[\s\S]*<\/main>/.exec(render(target).html)?.[0].replace(/<[^>]*>/g, '') ?? ''

test('the heading names the city, and the other name with it', () => {
  expect(scanned(area('cascade-locks')).h1).toEqual(['Drain Services in Odell (Cascade Locks), OR'])
  expect(scanned(service('cascade-locks')).h1).toEqual(['Drain Cleaning in Odell (Cascade Locks)'])
  expect(scanned(service('odell')).h1).toEqual(['Drain Cleaning in Odell'])
})

test('title, description and social tags are those of the canonical page', () => {
  const head = (target: Target) => /<title>[\s\S]*?<link rel="canonical"[^>]*>/.exec(render(target).html)?.[0]
  const social = (target: Target) => [...render(target).html.matchAll(/<meta [^>]*="(?:og|twitter):[^>]*>/g)].join()
  for (const page of [area, service]) {
    expect(head(page('cascade-locks'))).toBe(head(page('odell')))
    expect(social(page('cascade-locks'))).toBe(social(page('odell')))
  }
})

test('the text is about the city, says that the other name is one, and links to the pages of the city', () => {
  expect(mainText(service('cascade-locks'))).toContain('Cascade Locks is another name for Odell.')
  for (const page of [area, service]) {
    const links = [...render(page('cascade-locks')).html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
    const ofPage = new Set([...render(page('odell')).html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href))
    expect(links.filter((link) => !ofPage.has(link))).toEqual([])
    expect(mainText(page('cascade-locks'))).not.toContain('in Cascade Locks')
  }
})
