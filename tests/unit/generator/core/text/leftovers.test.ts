import { expect, test } from 'vitest'
import { leftoverIn, leftoverInManifest } from '#generator/core/text/leftovers.ts'

test.each([
  'Lorem ipsum dolor',
  'Your Company Name cleans',
  'NaN miles',
  'in %%city%% today',
  '{good|great} work',
  'Call us in Hood River]] today.',
  'Call us in [[Hood River today.',
  'Call us in Hood River}} today.',
  'Call us in <<city today.',
])('a text of the manifest must not have "%s"', (text) => {
  expect(leftoverInManifest(text)).toBeDefined()
})

test.each(['See [the report [1]] for more.', 'See [[1], [2]].', '{a, {b}}', 'Go back << Home', '<<Back', 'a[b[0]]'])(
  '"%s" is no leftover',
  (text) => {
    expect(leftoverInManifest(text)).toBeUndefined()
  },
)

test.each(['Call {phone}.', '## What We Do', 'See [our work](/services/).', '**Always** dry.'])(
  'the build replaces "%s", and a page must not have it',
  (text) => {
    expect(leftoverInManifest(text)).toBeUndefined()
    expect(leftoverIn(text)).toBeDefined()
  },
)
