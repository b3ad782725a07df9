import { expect, test } from 'vitest'
import { faultOfStyles } from '#generator/assets/own-styles.ts'

const error = new Error(
  'Build failed with 1 error:\n\n[plugin @tailwindcss/vite:generate:build] /src/styles.css\nError: Cannot apply unknown utility class `bg-blu`.\n    at onInvalidCandidate',
)
const own = { css: '.a { @apply bg-blu; }', shown: 'citywide.config.ts' }

test('what Tailwind cannot compile in the stylesheets of a site is a problem of its configuration', () => {
  expect(faultOfStyles(error, own)?.problem).toMatchObject({
    code: 'config-does-not-compile',
    at: { file: 'citywide.config.ts', line: 1 },
    what: 'A stylesheet that this file imports cannot be compiled: Cannot apply unknown utility class `bg-blu`.',
  })
})

test('any other error, and one of a site without stylesheets, is not a problem', () => {
  expect(faultOfStyles(new Error('Out of memory'), own)).toBeUndefined()
  expect(faultOfStyles(error, { ...own, css: '' })).toBeUndefined()
  expect(faultOfStyles(error, undefined)).toBeUndefined()
})
