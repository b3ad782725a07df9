import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { pagesOf } from '../support/distinct-pages.ts'
import { htmlValidateErrors } from '../support/html-validate.ts'
import { hasJava, nuErrors } from '../support/nu-html-checker.ts'

// The validators of HTML on every page of the sample company.

const dist = join(inject('sampleDir'), 'dist')
const pages = pagesOf(dist)

// Half a minute of work, and several times that on a machine with other work.
const timeout = 600_000

test('html-validate finds nothing to fix on any page of the sample company', { timeout }, async () => {
  expect(pages.length).toBeGreaterThan(800)
  expect(await htmlValidateErrors(pages)).toEqual([])
})

const why = hasJava ? '' : ' (needs Java)'

test.skipIf(!hasJava)(`the Nu HTML checker finds no error on any page${why}`, { timeout }, async () => {
  const files = pages.map(({ file }) => file)
  expect(await nuErrors(dist, files)).toEqual([])
})
