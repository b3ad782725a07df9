import { expect, test } from 'vitest'
import { hasLeftover, leftoverInManifest, sourceIn } from '#generator/core/text/leftovers.ts'

test.each([
  'Lorem ipsum dolor',
  'Duis aute irure dolor in reprehenderit',
  'Your Company Name cleans',
  'Your tagline here',
  'New Section Heading',
  'Add your text here.',
  'NaN miles',
  'The roof is of slate._x000D_ The gutters are new.',
  '(Translated by Google) They came on time.',
  'Good work. Response from the owner: Thank you!',
  'Sa****y mornings are best.',
  'in %%city%% today',
  '{good|great} work',
  'Call us in Hood River]] today.',
  'Call us in [[Hood River today.',
  'Call us in Hood River}} today.',
  'Call us in <<city today.',
  'Saturday opening hours: TBC',
  'Clean the filter in early XX.',
  '1. About These Terms Error! Bookmark not defined.',
  'Pipes and drains | Otro sitio realizado con WordPress',
  'A visit costs from $ in most homes',
  'House cleaning in Lehi: from $',
  'Desde € al mes',
  'A visit costs [PRICE](/prices/)',
  'Read [our [Town Name] page](/towns/)',
  'Read [about {city}](/towns/) or [b]call[/b] us',
  'Clear the hall first (link to checklist goes here).',
  'I hope this version is closer to what you want.',
  'I hope this helps you plan.',
  'Contractor registration PAXXXXXX',
  'Let me know if you would like this section to be shorter or more formal!',
  'With 4-Mar months until the frost, plan ahead.',
  'Have it done every 3-Apr weeks.',
  'We answer within 24-Jan hours.',
  'Send 1-Feb people ahead.',
  'It takes Feb-03 hours.',
  'A crew of 4-MAR workers comes.',
  'Save 10-May% with a plan.',
  'Every 3-Apr visits the filter is changed.',
  'It is a 2-Mar-week job.',
  'Cada 4-mar meses cambie el filtro.',
])('a text of the manifest must not have "%s"', (text) => {
  expect(leftoverInManifest(text)).toBeDefined()
})

test.each([
  'See [the report [1]] for more.',
  'Casas habitadas hasta bien entrado el siglo XX y hoy vacías.',
  'Casas de los siglos XIX y XX con patio, y el XX aniversario.',
  'Your text message reaches us here.',
  'Let me know if you want a longer visit, said Ana.',
  'We add the text of the contract here.',
  'See [[1], [2]].',
  '{a, {b}}',
  'Go back << Home',
  '<<Back',
  'a[b[0]]',
  'From $ 99',
  'A cure from €95 on',
  'Cash only ($).',
  'Error! We were wrong.',
  'The Super Bowl XX. A house of the siglo XX.',
  'We hope this helps you plan.',
  'We hope this version of the list is clear.',
  'With 3-4 months until the frost, plan ahead.',
  'On 4-Mar we open at noon, and on 5-Mar guests arrive.',
  '25-Dec hours: closed all day.',
  'Open from 1-May to 30-Sep, seven days a week.',
  'A 90-day notice and a 24-hour visit.',
  'The 12-Oct visit is the last of the season.',
  'Invoice 2024-03-04 days after the visit.',
  'El 4-mar abrimos a las nueve.',
  'The form for returns goes to the office.',
])('"%s" is not a leftover', (text) => {
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
  expect(hasLeftover(text)).toBe(true)
})

test.each(['Unit #12; ring twice.', 'Utah&#8217;s valleys', 'Utah&rsquo;s valleys', 'Parts &amp; labor; both.'])(
  'a page may have "%s"',
  (text) => {
    expect(hasLeftover(text)).toBe(false)
  },
)

test.each([
  ['**Always** dry.', 'Markdown that was not rendered'],
  ['![A pipe](/images/pipe.jpg)', 'Markdown that was not rendered'],
  ['Pipes ======= Drains', 'a merge marker'],
  ['Pipes &amp;#x27;and&amp;#x27; drains', 'a character that was escaped twice'],
  ['&lt;a href=&quot;/a/&quot;&gt;Pipes', 'a tag'],
  ['[gallery ids="1,2"]', 'a short code'],
  ['&lt;&lt;&lt;&lt;&lt;&lt;&lt; HEAD', 'a merge marker'],
])('"%s" has %s', (text, noun) => {
  expect(sourceIn(text)?.noun).toBe(noun)
})

test('in the manifest, a merge marker is not a placeholder', () => {
  expect(leftoverInManifest('>>>>>>> main')).toEqual({ noun: 'a merge marker', phrase: '>>>>>>>' })
  expect(leftoverInManifest('TODO')).toEqual({ noun: '', phrase: 'TODO' })
})

test.each([
  'Ab Jänner, bei höchstens ein paar Grad unter null.',
  'Die Anfahrt kostet null Euro.',
  'Von null auf hundert.',
])('null is a number in "%s"', (text) => {
  expect(leftoverInManifest(text)).toBeUndefined()
})

test.each(['Reinigung in null ab 79 Euro', 'Drains in null, Oregon'])('null is no number in "%s"', (text) => {
  expect(leftoverInManifest(text)?.phrase).toBe('null')
})
