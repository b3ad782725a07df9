import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { reviewsText } from '#generator/cli/print-import.ts'
import { importReviews } from '#generator/pipeline/import-reviews.ts'
import { createRun } from '#generator/pipeline/run.ts'
import { type ManifestEdit, withEditedSite } from '../support/manifest-case.ts'
import { validateSite } from '../support/pipeline.ts'

/** The small site is a sample, but these testimonials are not. */
const isMixed: ManifestEdit = {
  file: 'site.yaml',
  replace: 'language: en-US',
  with: 'language: en-US\naudit: { rules: { sample-mark-missing: { severity: off } } }',
}

/** Imports a table into an edited copy of the small site. */
const imported = (csv: string | Buffer, edits: readonly ManifestEdit[] = [], url?: string) =>
  withEditedSite([isMixed, ...edits], async (dirs) => {
    const path = join(dirs.rootDir, 'reviews.csv')
    const target = join(dirs.manifestDir, 'testimonials.yaml')
    await writeFile(path, csv)
    const before = await readFile(target, 'utf8').catch(() => '')
    const { reviews, file, isSample, problems } = await importReviews(createRun(dirs), path, url)
    const text = await readFile(target, 'utf8').catch(() => '')
    const again = reviews && (await importReviews(createRun(dirs), path, url))
    return {
      before,
      text,
      problems,
      printed: reviews && reviewsText(file, reviews, isSample),
      added: reviews?.added ?? [],
      addedAgain: again?.reviews?.added,
      mistakes: reviews ? (await validateSite(dirs)).problems : [],
    }
  })

const block: ManifestEdit = {
  file: 'testimonials.yaml',
  write: `# Real reviews.
sample: false # checked
items:
    - name: Ada L.
      location: Odell
      rating: 5
      review: They found the root ball and showed it to me.
      source: website
      date: 2026-02
# The end.
`,
}

test('a Google export by Outscraper is added below what is there, and once more adds nothing', async () => {
  const csv = `author_title,review_text,review_rating,review_datetime_utc,review_link
Cy Dogwood,"Came at eight,
done by nine.",5,03/14/2026 08:20:11,https://www.google.com/maps/reviews/1
Ada Larch,They found the ROOT ball and showed it to me!,5,02/10/2026 10:00:00,https://www.google.com/maps/reviews/2
,No name.,5,02/10/2026 10:00:00,https://www.google.com/maps/reviews/3
Dee,,4,02/10/2026 10:00:00,https://www.google.com/maps/reviews/4
Eve,Fine.,4.5,02/10/2026 10:00:00,https://www.google.com/maps/reviews/5
Fay,Fine too.,4,2 weeks ago,https://www.google.com/maps/reviews/6
`
  const { before, text, printed, added, addedAgain, mistakes } = await imported(csv, [block])
  expect(text.startsWith(before.replace('# The end.\n', ''))).toBe(true)
  expect(text.endsWith('# The end.\n')).toBe(true)
  expect(parse(text).items).toHaveLength(2)
  expect(added).toEqual([
    {
      name: 'Cy Dogwood',
      rating: 5,
      review: 'Came at eight, done by nine.',
      source: 'google',
      date: '2026-03',
      googleUrl: 'https://www.google.com/maps/reviews/1',
    },
  ])
  expect(addedAgain).toEqual([])
  expect(mistakes).toEqual([])
  expect(printed).toBe(
    [
      '1 review added to small-site/testimonials.yaml, 1 already there.',
      '',
      '4 lines left out:',
      'line 5: It has no name.',
      'line 6: It has no text.',
      'line 7: Its rating is "4.5", but whole stars from 1 to 5 are expected.',
      'line 8: Its date is "2 weeks ago", which is not a day of the calendar. Write it like 2026-03-14.',
    ].join('\n'),
  )
})

test('a Trustpilot export and a list in a spreadsheet are read by their headings', async () => {
  const trustpilot = `Review Created (UTC),Review Content,Review Stars,Consumer Name,Review URL\n2026-05-02 09:11:00,Quick and tidy.,4,Gil Hazel,https://www.trustpilot.com/reviews/1\n`
  expect((await imported(trustpilot, [block])).added).toEqual([
    { name: 'Gil Hazel', rating: 4, review: 'Quick and tidy.', source: 'trustpilot', date: '2026-05' },
  ])
  const list = `Name;Town;Stars;Date;Comment;Platform\nHal Ivy;Cascade Locks;★★★★★;14.03.2026;They called before they came.;Yelp\nIda Juniper;;five;3 May 2026;Good.;\n`
  expect((await imported(list, [block])).added).toEqual([
    {
      name: 'Hal Ivy',
      location: 'Cascade Locks',
      rating: 5,
      review: 'They called before they came.',
      source: 'yelp',
      date: '2026-03',
    },
    { name: 'Ida Juniper', rating: 5, review: 'Good.', source: 'website', date: '2026-05' },
  ])
})

test('a spreadsheet in Spanish is read by its headings, and an export of Trustpilot without URLs by those that no other has', async () => {
  const list =
    'Nombre;Opinión;Puntuación;Fecha;Localidad\nRosa Haya;Llegaron a las ocho.;5;14 de febrero de 2026;Odell\n'
  expect((await imported(list, [block])).added).toEqual([
    {
      name: 'Rosa Haya',
      location: 'Odell',
      rating: 5,
      review: 'Llegaron a las ocho.',
      source: 'website',
      date: '2026-02',
    },
  ])
  const trustpilot =
    'Consumer Name,Review Content,Review Stars,Review Created (UTC)\nGil Hazel,Quick and tidy.,4,2026-05-02\n'
  expect((await imported(trustpilot, [block])).added).toMatchObject([{ source: 'trustpilot' }])
})

test('reviews of Google without a URL have the page of the reviews, or are left out', async () => {
  const csv = 'Reviewer,Rating,Comment,Date,Source\nCy,FIVE,Done by nine.,2026-03-01,Google\n'
  const without = await imported(csv, [block])
  expect(without.printed).toContain(
    'line 2: It is from Google, but has no URL that starts with https://. Give that of your reviews with --url.',
  )
  expect(without.text).toBe(without.before)
  const { added, mistakes } = await imported(csv, [block], 'https://maps.google.com/?cid=7')
  expect(added).toMatchObject([{ googleUrl: 'https://maps.google.com/?cid=7' }])
  expect(mistakes).toEqual([])
})

test.each([
  [
    'without the columns that are needed',
    'Who,Rating\nCy,5\n',
    'The table has no column for the name, the text and the date. The cells of its first line are "Who" and "Rating". Name the columns there, such as "Name", "Text" and "Date".',
  ],
  ['without lines', 'Name,Text,Rating,Date\n', 'The table has no line below its headings.'],
  ['in JSON', '[{ "name": "Cy" }]', 'The file is not a table. Export the reviews as CSV.'],
  ['that is empty', ' \n', 'reviews.csv is empty.'],
  ['in a spreadsheet', 'PK\u0003\u0004', 'reviews.csv is a spreadsheet or an archive.'],
  ['of bytes', 'Name,Text\u0000,Rating', 'reviews.csv is not a text.'],
])('a table %s is refused', async (_, csv, message) => {
  await expect(imported(csv, [block])).rejects.toThrow(message)
})

test('an export that also describes the business has the name and the stars of each review', async () => {
  const csv = `name,rating,author_title,review_text,review_rating,review_datetime_utc,url,review_link
Gorge Drain,4.7,Cy Dogwood,Done by nine.,5,03/14/2026 08:20:11,https://maps.google.com/?cid=7,https://www.google.com/maps/reviews/1
`
  expect((await imported(csv, [block])).added).toMatchObject([
    { name: 'Cy Dogwood', rating: 5, googleUrl: 'https://www.google.com/maps/reviews/1' },
  ])
})

test('a table that a spreadsheet on Windows saved has its accents', async () => {
  const csv = Buffer.from('Name;Text;Rating;Date\nJosé;Llegó a las ocho, señor.;5;2026-03-01\n', 'latin1')
  expect((await imported(csv, [block])).added).toMatchObject([{ name: 'José', review: 'Llegó a las ocho, señor.' }])
})

test('a line without a date or rating, with one in the future, or with an open quotation mark is left out', async () => {
  const csv =
    'Name,Text,Rating,Date\nCy,Fine.,5,\nDee,Fine.,,2026-03-01\nEd,Fine.,5,2126-03-01\nFay,"Fine,5,2026-03-01\n'
  expect((await imported(csv, [block])).printed).toMatch(
    /line 2: It has no date\.\nline 3: It has no rating\.\nline 4: Its date is "2126-03-01", which is in the future\.\nline \d: A quotation mark in this line or above it is not closed\./,
  )
})

test('a file without items is filled, and invented testimonials are pointed out', async () => {
  const csv = 'name,rating,review,date\nCy,5,Done by nine.,2026-03-01\n'
  const empty = await imported(csv, [{ file: 'testimonials.yaml', write: 'sample: true\nitems: []\n' }])
  expect(empty.text).toBe(
    'sample: true\nitems:\n  - name: Cy\n    rating: 5\n    review: Done by nine.\n    source: website\n    date: 2026-03\n',
  )
  expect(empty.printed).toContain('small-site/testimonials.yaml says "sample: true".')
  const none = await imported(csv, [{ remove: 'testimonials.yaml' }])
  expect(none.mistakes).toEqual([])
  expect(none.text).toContain('name: Cy')
})

test('a manifest with errors is not touched, and a list between brackets is refused', async () => {
  const csv = 'name,rating,review,date\nCy,5,Done by nine.,2026-03-01\n'
  const wrong = await imported(csv, [{ file: 'site.yaml', replace: 'language: en-US', with: 'language: english' }])
  expect(wrong.text).toBe(wrong.before)
  expect(wrong.problems.map(({ at }) => at.file)).toEqual(['small-site/site.yaml'])
  const flow = `items: [{ name: Ada, rating: 5, review: Good., source: website, date: 2026-02 }]\n`
  await expect(imported(csv, [{ file: 'testimonials.yaml', write: flow }])).rejects.toThrow('is between brackets')
})
