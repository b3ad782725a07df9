import { expect, test } from 'vitest'
import { leftoverIn, leftoverInManifest } from '#generator/core/text/leftovers.ts'

test.each([
  'Lorem ipsum dolor',
  'Your Company Name cleans',
  'Your tagline here',
  'NaN miles',
  'in %%city%% today',
  '{good|great} work',
  'Call us in Hood River]] today.',
  'Call us in [[Hood River today.',
  'Call us in Hood River}} today.',
  'Call us in <<city today.',
  'Saturday opening hours: TBC',
  'Pipes and drains | Otro sitio realizado con WordPress',
  'A visit costs from $ in most homes',
  'House cleaning in Lehi: from $',
  'Desde € al mes',
])('a text of the manifest must not have "%s"', (text) => {
  expect(leftoverInManifest(text)).toBeDefined()
})

test.each([
  'See [the report [1]] for more.',
  'Your text message reaches us here.',
  'See [[1], [2]].',
  '{a, {b}}',
  'Go back << Home',
  '<<Back',
  'a[b[0]]',
  'From $ 99',
  'A cure from €95 on',
  'Cash only ($).',
])('"%s" is no leftover', (text) => {
  expect(leftoverInManifest(text)).toBeUndefined()
})

test.each([
  'Call {phone}.',
  '## What We Do',
  'See [our work](/services/).',
  '**Always** dry.',
  'Utah#8217;s valleys',
  'Utahrsquo;s valleys',
  'From &amp;pound;190',
])('the build replaces "%s", and a page must not have it', (text) => {
  expect(leftoverInManifest(text)).toBeUndefined()
  expect(leftoverIn(text)).toBeDefined()
})

test.each(['Unit #12; ring twice.', 'Utah&#8217;s valleys', 'Utah&rsquo;s valleys', 'Parts &amp; labor; both.'])(
  'a page may have "%s"',
  (text) => {
    expect(leftoverIn(text)).toBeUndefined()
  },
)
