import { expect, test } from 'vitest'
import { codesFound } from '../../../../../support/superseded/superseded-case.ts'

const found = (html: string) =>
  codesFound({ rule: 'relative-date', by: '', site: { pages: [{ path: '/', html: `<main>${html}</main>` }] } }, [
    'relative-date',
  ])
const review = (caption: string) =>
  `<figure><blockquote><p>The tree they planted two years ago is taller than I am.</p></blockquote>
  <figcaption>Ada L., Odell${caption}</figcaption></figure>`

test('a customer counts from the date of the review', () => {
  expect(found(review(', <time datetime="2026-05">May 2026</time>'))).toEqual([])
  expect(found(review(''))).toEqual(['relative-date'])
  expect(found('<p>The tree we planted two years ago is tall.</p>')).toEqual(['relative-date'])
})

test('a number is read as a whole', () => {
  expect(found('<p>A town that had few of them twenty-five years ago.</p>')).toEqual([])
})

test.each([
  'In a house that was a field two years ago, wolf spiders are looking for the field.',
  'A lawn you seeded two weeks ago needs water each morning.',
  'A lawn seeded two weeks ago needs water each morning.',
  'Beds mulched a year ago are thin by now.',
  'Never mow a lawn that was sown two weeks ago.',
  'We can paint any door that was primed a week ago.',
  'If the floor was sealed 3 days ago, leave the rugs rolled up.',
  'The paint you put on five years ago is chalking.',
  'What helps when your roof was replaced two years ago?',
  'For us, your gutters were cleaned two weeks ago and no longer are.',
])('a sentence that is true on any day is no date: "%s"', (text) => {
  expect(found(`<p>${text}</p>`)).toEqual([])
})

test.each([
  'Half the backyards on our route had no pool five years ago.',
  'In Holt a bypass opened two years ago, and trucks take it.',
  'We have a van that was new two years ago.',
  'The town has a library that opened two years ago.',
  'Holt is a town that was half as large five years ago.',
  'A second office opened two years ago in Ashby.',
  'Thank you for a year like the one that began two months ago.',
  'Is it new? It was built two years ago.',
  'If you ask us, it is simple. We began two years ago.',
  'Fields along Mill Road have become subdivisions within the last ten years.',
  'Ashby has doubled in size over the past five years.',
])('a sentence about one day is soon out of date: "%s"', (text) => {
  expect(found(`<p>${text}</p>`)).toEqual(['relative-date'])
})

test.each([
  'Windows that we washed within the last 7 days are done again after rain.',
  'We ask for a receipt of a cleaning in the last 30 days.',
  'A roof that has changed in color over the last five years is drying out.',
  'The town has grown in the last fifty years.',
  'It can snow in the last two weeks of April.',
])('a time before any day is no date: "%s"', (text) => {
  expect(found(`<p>${text}</p>`)).toEqual([])
})
