import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { preview } from '../../generator/pipeline/preview.ts'
import { attributeOf, elementsOf } from '../support/parsed-page.ts'
import { fileOf } from '../support/sample-pages.ts'

// What the specification of the sample company asks of its pages, in the order of the specification.
// docs/specification.md lists all of it, with the tests of other files.

/** The HTML of the main part of a page. */
function mainOf(path: string): string {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(readFileSync(fileOf(path), 'utf8')) ?? []
  return main
}

const linksIn = (html: string) =>
  elementsOf(html).flatMap((element) => (element.tagName === 'a' ? (attributeOf(element, 'href') ?? []) : []))

describe('/service-areas/{locationSlug}', () => {
  test.each(['midway-ut-cleaning-services', 'summit-county-ut-cleaning-services'])(
    'the main part of %s links to the checklist and to careers',
    (slug) => {
      expect(linksIn(mainOf(`/service-areas/${slug}/`))).toEqual(
        expect.arrayContaining(['/cleaning-checklist/', '/careers/']),
      )
    },
  )
})

describe('/counties/{countySlug}', () => {
  test('a slug without the word county leads to the county, also among service areas and under a service', async () => {
    const sampleDir = inject('sampleDir')
    const server = await preview({ outDir: join(sampleDir, 'dist'), reportDir: join(sampleDir, 'report') }, 0)
    const targetOf = async (path: string) => {
      const { status, headers } = await fetch(server.url + path, { redirect: 'manual' })
      return [status, headers.get('location')]
    }
    try {
      for (const county of ['salt-lake', 'utah', 'summit', 'wasatch']) {
        const [short, full] = [`${county}-ut-cleaning-services/`, `${county}-county-ut-cleaning-services/`]
        expect(await targetOf(`/counties/${short}`)).toEqual([301, `/counties/${full}`])
        expect(await targetOf(`/service-areas/${short}`)).toEqual([301, `/counties/${full}`])
        expect(await targetOf(`/services/deep-cleaning/${short}`)).toEqual([301, `/services/deep-cleaning/${full}`])
      }
    } finally {
      await server.close()
    }
  })
})
