import { expect, test } from 'vitest'
import { leftoverIn, leftoverInManifest } from '#generator/core/text/leftovers.ts'

test.each(['Lorem ipsum dolor', 'Your Company Name cleans', 'NaN miles', 'in %%city%% today', '{good|great} work'])(
  'a text of the manifest must not have "%s"',
  (text) => {
    expect(leftoverInManifest(text)).toBeDefined()
  },
)

test.each(['Call {phone}.', '## What We Do', 'See [our work](/services/).', '**Always** dry.'])(
  'the build replaces "%s", and a page must not have it',
  (text) => {
    expect(leftoverInManifest(text)).toBeUndefined()
    expect(leftoverIn(text)).toBeDefined()
  },
)
