import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
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
