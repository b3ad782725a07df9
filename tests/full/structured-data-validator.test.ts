import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { pagesOf } from '../support/distinct-pages.ts'
import { isMissing, issuesOf, suffix } from '../support/schema-validator.ts'

test.skipIf(isMissing)(
  `no page uses a type or property that schema.org does not know, or lacks one that is needed${suffix}`,
  async () => {
    const pages = pagesOf(join(inject('sampleDir'), 'dist')).filter(({ file }) => file !== '404.html')
    expect(await issuesOf(pages)).toEqual([])
  },
)
