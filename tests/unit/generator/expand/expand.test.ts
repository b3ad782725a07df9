import { describe, expect, test } from 'vitest'
import type { Problem } from '#generator/core/problem.ts'
import { expandRoutes } from '#generator/expand/expand.ts'
import { createSite, indexSite, type Site } from '#src/site.ts'
import type { ManifestEdit } from '../../../support/manifest-case.ts'
import { smallSite, withoutSlash } from '../../small-site.ts'

test('pages are in the order of the table, and of the manifest within a route', async () => {
  const paths = [...expandRoutes(await smallSite(), () => {})].map(({ path }) => path)
  expect(paths.slice(0, 7)).toEqual([
    '/',
    '/services/',
    '/services/drain-cleaning/',
    '/services/sewer-inspection/',
    '/services/drain-cleaning/hood-river/',
    '/services/drain-cleaning/cascade-locks/',
    '/services/drain-cleaning/odell/',
  ])
})

/** The files of the pages of a site, and the problems found. */
function expanded(site: Site) {
  const problems: Problem[] = []
  const entries = [...expandRoutes(site, (problem) => problems.push(problem))]
  return { files: entries.map(({ file }) => file), problems }
}

/** The small site with its contact page at other URLs, including some that the loader refuses. */
async function siteWith(slugs: { contact: string; aliases?: string[] }, edits: ManifestEdit[] = []): Promise<Site> {
  const site = await smallSite(edits)
  const pages = site.manifest.pages.map((page) =>
    page.slug === 'contact' ? { ...page, slug: slugs.contact, aliases: slugs.aliases ?? [] } : page,
  )
  const { pictures, assets, brand } = site
  return createSite(indexSite({ ...site.manifest, pages }), { pictures, assets, brand })
}

describe('a second page with the same file', () => {
  const contact = { file: 'small-site/pages/contact.yaml', line: 1, column: 1 }

  test('is a problem at its record, and is not yielded', async () => {
    const { files, problems } = expanded(await siteWith({ contact: 'services' }))
    expect(files.filter((file) => file === 'services/index.html')).toHaveLength(1)
    expect(problems).toEqual([expect.objectContaining({ code: 'duplicate-path', at: contact })])
  })

  test('is a problem even if the URLs differ, and the problem names both records', async () => {
    const { files, problems } = expanded(await siteWith({ contact: 'index' }, [withoutSlash]))
    expect(files.filter((file) => file === 'index.html')).toHaveLength(1)
    expect(problems.map(({ what }) => what)).toEqual([
      '"/index" of small-site/pages/contact.yaml and "/" of small-site/pages/home.yaml would both be written to index.html.',
    ])
  })

  test('is a problem if an alias is the slug of another page', async () => {
    const call = {
      file: 'pages/call.md',
      write: '---\nscreen: legal\nheading: Calls\nupdated: "2026-01-01"\n---\nText',
    }
    const withCall = await siteWith({ contact: 'contact', aliases: ['call'] }, [noAlias, call])
    expect(expanded(withCall).problems).toEqual([
      expect.objectContaining({
        at: { ...contact, file: 'small-site/pages/call.md' },
        what: expect.stringContaining('small-site/pages/contact.yaml'),
      }),
    ])
  })

  test('is a problem if an alias is listed twice', async () => {
    const { problems } = expanded(await siteWith({ contact: 'contact', aliases: ['call', 'call'] }))
    expect(problems).toEqual([expect.objectContaining({ code: 'duplicate-path', at: contact })])
  })
})

/** Removes the alias of the contact page. */
const noAlias: ManifestEdit = { file: 'pages/contact.yaml', replace: '[call]', with: '[]' }

test('pages are generated lazily', async () => {
  const site = await smallSite()
  const pages = expandRoutes(site, () => {})
  expect(pages.next().value).toMatchObject({ path: '/' })
  expect(pages.next().value).toMatchObject({ path: '/services/' })
})
