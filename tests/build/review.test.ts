import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { Problem } from '#generator/core/problem.ts'
import { reviewName } from '#generator/load/facts/review/review-file.ts'
import { edit } from '../support/ledger.ts'
import { applyEdits } from '../support/manifest-case.ts'
import { reviewSite, validateSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

// Facts that someone reviewed, and texts that state others later.

const today = '2026-11-20'
let manifestDir: string
beforeEach(async () => {
  manifestDir = join(await temporaryDir(), 'manifest')
  await applyEdits(manifestDir, [
    {
      file: 'services/drain-cleaning.yaml',
      replace: 'We start at',
      with: 'Since 2004 we never start before noon. We start at',
    },
  ])
})

const reviewPath = () => join(manifestDir, reviewName)
const service = () => join(manifestDir, 'services/drain-cleaning.yaml')
const found = async (): Promise<Problem[]> => (await validateSite({ manifestDir, today })).problems
const reported = async () => (await found()).map(({ code, severity, what, at }) => [code, severity, at.line, what])

test('without a review, no fact is compared', async () => {
  expect(await found()).toEqual([])
})

test('after a review nothing is reported, and a second one writes the same bytes', async () => {
  const first = await reviewSite({ manifestDir, today })
  expect(first.reviewed?.changes).toEqual([])
  const written = await readFile(reviewPath(), 'utf8')
  expect(written).toContain('\nservices/drain-cleaning\n')
  expect(written).toContain('- since · 2004 · never · before · noon\n')
  expect(await found()).toEqual([])
  await reviewSite({ manifestDir, today })
  expect(await readFile(reviewPath(), 'utf8')).toBe(written)
})

test('a changed number is reported at its line with the reviewed one, until it is reviewed', async () => {
  await reviewSite({ manifestDir, today })
  await edit(service(), (text) => text.replace('2004', '2014'))
  expect(await reported()).toEqual([
    ['unreviewed-fact', 'warning', 6, 'The text says "2014", where it said "2004" when it was reviewed.'],
  ])
  const dry = await reviewSite({ manifestDir, today }, { isDry: true })
  const change = {
    record: 'services/drain-cleaning',
    added: [['since', '2014', 'never', 'before', 'noon']],
    removed: [['since', '2004', 'never', 'before', 'noon']],
    texts: [],
  }
  expect(dry.reviewed?.changes).toEqual([change])
  expect(await reported()).toHaveLength(1)
  expect((await reviewSite({ manifestDir, today })).reviewed?.changes).toEqual([change])
  expect(await found()).toEqual([])
})

test.each([
  ['a "never" that is gone', 'never ', '', 'The text no longer says "never", as it did when it was reviewed.'],
  [
    'facts in another order',
    'Since 2004 we never start before noon',
    'Before noon, since 2004, we never start',
    'The text has "before", "noon", "since", and "2004" in another order than when it was reviewed.',
  ],
  ['a name', 'noon.', 'noon in Mosier.', 'The text says "Mosier", which is not reviewed yet.'],
])('%s is reported', async (_, replace, by, what) => {
  await reviewSite({ manifestDir, today })
  await edit(service(), (text) => text.replace(replace, by))
  expect((await reported()).map((each) => each.at(-1))).toEqual([what])
})

test('a sentence with a "never" that is gone is reported at its record', async () => {
  await reviewSite({ manifestDir, today })
  await edit(service(), (text) => text.replace('Since 2004 we never start before noon. ', ''))
  expect(await reported()).toEqual([
    [
      'unreviewed-fact',
      'warning',
      1,
      'A sentence with "never" is gone, or no longer says so, since the text was reviewed.',
    ],
  ])
})

test('a sentence with an "instead" that is gone is reported at its record', async () => {
  await edit(service(), (text) => text.replace('never start before noon. ', 'came. Use a brush instead. '))
  await reviewSite({ manifestDir, today })
  expect(await found()).toEqual([])
  await edit(service(), (text) => text.replace('Use a brush instead. ', 'Use the same brush. '))
  expect((await reported()).map((each) => each.at(-1))).toEqual([
    'A sentence with "instead" is gone, or no longer says so, since the text was reviewed.',
  ])
})

test('another order of sentences and a new line of text are no change', async () => {
  await reviewSite({ manifestDir, today })
  await edit(service(), (text) =>
    text
      .replace('Since 2004 we never start before noon. We start at', 'We start at')
      .replace('toward the street.', 'toward the street.\n  Since 2004 we never start before noon.'),
  )
  expect(await found()).toEqual([])
})

test('other words are no new facts, but one notice for a record until they are reviewed', async () => {
  await reviewSite({ manifestDir, today })
  await edit(service(), (text) =>
    text.replace('never start before', 'never begin before').replace('We start', 'We begin'),
  )
  const what =
    'The sentence that begins with "Since 2004 we" is new, or has other words than when it was reviewed. The record has 1 more such sentence.'
  expect(await reported()).toEqual([['unreviewed-text', 'notice', 6, what]])
  const dry = await reviewSite({ manifestDir, today }, { isDry: true })
  expect(dry.reviewed?.changes.map(({ texts }) => texts.length)).toEqual([2])
  await reviewSite({ manifestDir, today })
  expect(await found()).toEqual([])
})

test('a new record is one notice', async () => {
  await reviewSite({ manifestDir, today })
  const text = await readFile(reviewPath(), 'utf8')
  await writeFile(reviewPath(), text.replace(/\nservices\/drain-cleaning\n(?:[-~] .*\n)+/, ''))
  expect((await reported()).map(([code, severity, , what]) => [code, severity, what])).toEqual([
    ['unreviewed-fact', 'notice', 'The facts of services/drain-cleaning are not reviewed yet.'],
  ])
})

test('a fact that another check finds is reported once', async () => {
  await reviewSite({ manifestDir, today })
  await edit(service(), (text) => text.replace('noon.', 'noon, call 541-555-0111.'))
  expect((await found()).map(({ code }) => code)).toEqual(['phone-in-text-differs'])
})

test('a file with marks of a conflict is an error at its line, and a review replaces it', async () => {
  await reviewSite({ manifestDir, today })
  const written = await readFile(reviewPath(), 'utf8')
  await writeFile(reviewPath(), `<<<<<<< ours\n${written}`)
  expect((await reported()).map(([code, severity, line]) => [code, severity, line])).toEqual([
    ['review-unreadable', 'error', 1],
  ])
  await reviewSite({ manifestDir, today })
  expect(await readFile(reviewPath(), 'utf8')).toBe(written)
})

test.each([
  ['without a format', (text: string) => text.replace(/^# Format.*\n/m, ''), ['review-outdated']],
  ['with lines of another system', (text: string) => text.replaceAll('\n', '\r\n'), []],
])('a file %s', async (_, change, codes) => {
  await reviewSite({ manifestDir, today })
  const written = await readFile(reviewPath(), 'utf8')
  await edit(service(), (text) => text.replace('noon.', 'noon. We began in 1987.'))
  await writeFile(reviewPath(), change(written))
  const compared = codes.length > 0 ? [] : ['unreviewed-fact']
  expect((await found()).map(({ code }) => code)).toEqual([...codes, ...compared])
  const { reviewed } = await reviewSite({ manifestDir, today })
  expect(reviewed?.changes.map(({ record }) => record)).toEqual(['services/drain-cleaning'])
})

test('a manifest with an error is not reviewed', async () => {
  await edit(service(), (text) => text.replace(/^name:.*\n/m, ''))
  const { reviewed, problems } = await reviewSite({ manifestDir, today })
  expect(reviewed).toBeUndefined()
  expect(problems.map(({ code }) => code)).toEqual(['missing-field'])
  expect(existsSync(reviewPath())).toBe(false)
})

test('texts that two services have exchanged are reported', async () => {
  const city = join(manifestDir, 'cities/odell.yaml')
  const write = (drain: string, sewer: string) =>
    writeFile(city, `services:\n  drain-cleaning: ${drain}\n  sewer-inspection: ${sewer}\n`)
  const [roots, lines] = ['Orchards send roots north into old pipes.', 'Two lines share a trench in Odell.']
  await mkdir(join(manifestDir, 'cities'))
  await write(roots, lines)
  await reviewSite({ manifestDir, today })
  await write(lines, roots)
  const found = await reported()
  expect(found.map((each) => each.at(-1))).toEqual([
    'The text is for drain-cleaning, but was not when it was reviewed.',
    'The text is for sewer-inspection, but was not when it was reviewed.',
  ])
})

test('an item of a list is a fact as a whole', async () => {
  await reviewSite({ manifestDir, today })
  await edit(service(), (text) => text.replace('- Flush test', '- Mowed lawn'))
  expect((await reported()).map((each) => each.at(-1))).toEqual([
    'The text says "Mowed lawn", where it said "Flush test" when it was reviewed.',
  ])
})

test('an item that has the sign between facts is one fact', async () => {
  await edit(service(), (text) => text.replace('- Flush test', '- Flush · rinse'))
  await reviewSite({ manifestDir, today })
  expect(await readFile(reviewPath(), 'utf8')).toContain('\n- Flush rinse\n')
  expect(await found()).toEqual([])
})

test('a new sentence beside a fault of another line is reported', async () => {
  await reviewSite({ manifestDir, today })
  await edit(service(), (text) =>
    text.replace('noon.', 'noon, call 541-555-0111.').replace('roof vent costs more', 'roof vent in Mosier costs more'),
  )
  expect((await found()).map(({ code }) => code)).toEqual(['phone-in-text-differs', 'unreviewed-fact'])
})

test('a merge marker explains the sentences of its paragraph', async () => {
  const page = join(manifestDir, 'pages/privacy-policy.md')
  const body = 'We began in 2004. If you call, we come. On Sunday we rest.\n\nOne of our vans waits in Odell.'
  await writeFile(
    page,
    `---\nscreen: legal\nheading: Privacy\ndescription: What we keep of a call.\nupdated: 2026-01-01\n---\n\n${body}\n`,
  )
  await reviewSite({ manifestDir, today })
  expect(await found()).toEqual([])
  await edit(page, (text) =>
    text.replace('If you call', '<<<<<<< HEAD\nIf Ada calls\n=======\nIf you call\n>>>>>>> words\n If you write'),
  )
  expect((await found()).map(({ code }) => code)).toEqual(['placeholder-in-text'])
  await edit(page, (text) => text.replace('One of our vans', 'Two of our vans'))
  expect((await found()).map(({ code }) => code)).toEqual(['placeholder-in-text', 'unreviewed-fact'])
})

test('another level of a task is reported at its line', async () => {
  const checklist = join(manifestDir, 'checklist.yaml')
  const levels = '{ deep: standard, weekly: none }'
  await writeFile(
    checklist,
    [
      'serviceTypes: [{ id: deep, label: Deep }, { id: weekly, label: Weekly }]',
      'groups:',
      '  - id: kitchen',
      '    title: Kitchen',
      '    tasks:',
      '      - name: Rinse the trap',
      `        levels: ${levels}`,
      'addOns:',
      `  - { name: Rinse the vent, levels: ${levels} }`,
      '',
    ].join('\n'),
  )
  await reviewSite({ manifestDir, today })
  const before = await found()
  await edit(checklist, (text) => text.replace('levels: { deep: standard', 'levels: { deep: none'))
  const fresh = (await found()).filter(({ code }) => !before.some((other) => other.code === code))
  expect(fresh.map(({ code, at, what }) => [code, at.line, what])).toEqual([
    [
      'unreviewed-fact',
      7,
      'The task "Rinse the trap" has "deep none", where it had "deep standard" when it was reviewed.',
    ],
  ])
})

const testimonials = () => join(manifestDir, 'testimonials.yaml')
const writeTestimonials = (items: readonly string[]) =>
  writeFile(testimonials(), `sample: true\nitems:\n${items.map((item) => `  - ${item}\n`).join('')}`)
const ada =
  '{ name: Ada K., location: Odell, service: drain-cleaning, rating: 5, review: Quick., source: website, date: 2026-03 }'
const ben = '{ name: Ben L., rating: 4, review: We had 2 visits on Monday., source: website, date: 2026-04 }'

test('another service of a testimonial is reported at its line, and another order is no change', async () => {
  await writeTestimonials([ada, ben])
  await reviewSite({ manifestDir, today })
  await writeTestimonials([ben, ada])
  expect(await found()).toEqual([])
  await writeTestimonials([ben, ada.replace('drain-cleaning', 'sewer-inspection')])
  expect(await reported()).toEqual([
    [
      'unreviewed-fact',
      'warning',
      4,
      'The testimonial "Ada K." has "service sewer-inspection", where it had "service drain-cleaning" when it was reviewed.',
    ],
  ])
})

test('a new testimonial with facts in its text is reported once', async () => {
  await writeTestimonials([ada])
  await reviewSite({ manifestDir, today })
  await writeTestimonials([ada, ben])
  expect((await reported()).map((each) => each.at(-1))).toEqual(['The testimonial "Ben L." is not reviewed yet.'])
})

test('another picture of a place is reported, and a new one in another order is no change', async () => {
  const images = join(manifestDir, 'images.yaml')
  const write = (towns: string, county: string) =>
    writeFile(
      images,
      [
        'pictures:',
        '  - { file: river.svg, alt: A wide river between dark hills }',
        'drawings:',
        `  - { name: stock/town, scene: suburb, alt: A street of small houses, stockFor: [${towns}] }`,
        `  - { name: stock/lake, scene: lake, alt: A lake below a mountain, stockFor: [${county}] }`,
        'fallback: river.svg',
        '',
      ].join('\n'),
    )
  await write('odell, cascade-locks', 'hood-river')
  const before = await found()
  await reviewSite({ manifestDir, today })
  await write('cascade-locks, odell', 'hood-river')
  expect(await found()).toEqual(before)
  await write('cascade-locks', 'hood-river, odell')
  const fresh = (await found()).filter(({ code }) => code === 'unreviewed-fact')
  expect(fresh.map(({ at, what }) => [at.line, what])).toEqual([
    [5, 'The place "odell" has "stockFor stock/lake", where it had "stockFor stock/town" when it was reviewed.'],
  ])
})

test('a closing time that texts contradict is reported once, and one that no text names is unreviewed', async () => {
  const site = join(manifestDir, 'site.yaml')
  await edit(site, (text) =>
    text.replace(
      /^ {2}week: .*$/m,
      '  week:\n    - days: [Monday, Friday]\n      opens: "07:00"\n      closes: "16:30"',
    ),
  )
  await reviewSite({ manifestDir, today })
  await edit(site, (text) => text.replace('16:30', '15:30'))
  expect((await reported()).map((each) => each.at(-1))).toEqual([
    'The file has "07:00–15:30", where it had "07:00–16:30" when it was reviewed.',
  ])
  await edit(site, (text) => text.replace('15:30', '16:30'))
  await writeFile(
    join(manifestDir, 'faqs.yaml'),
    [
      '- { question: When do you answer?, answer: We answer the phone from 7 AM to 4:30 PM. }',
      '- { question: May I visit?, answer: The office is open from 7 AM to 4:30 PM. }',
      '',
    ].join('\n'),
  )
  await reviewSite({ manifestDir, today })
  expect(await found()).toEqual([])
  await edit(site, (text) => text.replace('16:30', '15:30'))
  expect((await found()).map(({ code }) => code)).toEqual(['hours-in-text-differ'])
})

test('a new trait of a place with facts in its reason is reported once, and another trait at its line', async () => {
  const city = join(manifestDir, 'cities/odell.yaml')
  const reasons = ['wet: Orchards send roots north.', 'old: Pipes of 1920 leak.', 'steep: Hills rise east of Odell.']
  const write = (...traits: string[]) =>
    writeFile(
      city,
      `traits:\n${traits.map((each) => `  - trait: ${each.replace(': ', '\n    because: ')}\n`).join('')}`,
    )
  await mkdir(join(manifestDir, 'cities'))
  await mkdir(join(manifestDir, 'traits'))
  for (const name of ['wet', 'old', 'steep'])
    await writeFile(
      join(manifestDir, `traits/${name}.yaml`),
      `name: A ${name} place\nsummary: It is ${name}.\nservices: { drain-cleaning: { topic: ${name} pipes, text: All is ${name}. } }\n`,
    )
  await write(...reasons.slice(0, 2))
  await reviewSite({ manifestDir, today })
  await write(...reasons.slice(0, 2).reverse())
  const fresh = async () =>
    (await found()).filter(({ code }) => code === 'unreviewed-fact').map(({ at, what }) => [at.line, what])
  expect(await fresh()).toEqual([])
  await write(...reasons)
  expect(await fresh()).toEqual([[6, 'The file "cities/odell" has "trait steep", which is not reviewed yet.']])
  await write('steep: Orchards send roots north.', reasons[1] ?? '')
  expect(await fresh()).toEqual([
    [2, 'The file "cities/odell" has "trait steep", where it had "trait wet" when it was reviewed.'],
  ])
})
