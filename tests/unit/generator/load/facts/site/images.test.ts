import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkImageTexts } from '#generator/load/facts/site/images.ts'

/** What is found in the alt text of a picture. */
const found = (alt: string) =>
  foundIn({ pictures: [{ file: 'own/washing.jpg', alt, stockFor: [], alwaysFor: [] }], drawings: [] })

/** What is found in the alt text of a drawing. */
const foundOfDrawing = (scene: string, alt: string, imageFiles?: string[]) =>
  foundIn(
    { pictures: [], drawings: [{ name: 'services/polishing', scene, alt, stockFor: [], alwaysFor: [] }] },
    imageFiles,
  )

function foundIn(value: object, imageFiles: string[] = []): string[] {
  const images = {
    value,
    locate: () => ({ file: 'images.yaml', line: 1, column: 1 }),
    file: { path: 'images.yaml', shown: 'images.yaml', text: '' },
  }
  const records = {
    ...{ language: { tag: 'en' }, cities: [], documents: { images }, folders: { counties: [] } },
    imageFiles,
  }
  return checkImageTexts({ records } as unknown as FactSources).map(({ what }) => what) // what the check reads
}

test.each([
  'washing.jpg',
  'A crew at work (washing_final.png)',
  'event-cleaning_final_v2 (1).jpg',
  'Crew-at-work(2).webp',
  'IMG_20240501',
])('the alt text "%s" has the name of a file', (alt) => {
  expect(found(alt)).toEqual([`The alt text "${alt}" has the name of a file.`])
})

test.each(['A crew of two (1) washes a wall.', 'A crew at work'])('the alt text "%s" has none', (alt) => {
  expect(found(alt)).toEqual([])
})

const garage = 'Illustration of a garage with a workbench, tools on the wall and two bicycles'

test.each([
  ['bathroom', garage],
  ['kitchen', 'Illustration of a red car in front of a fountain, with two dogs'],
  ['lake', 'Illustration of a bathtub with a basin under a round mirror and fresh towels'],
])('of the scene %s, "%s" is the alt text of another', (scene, alt) => {
  expect(foundOfDrawing(scene, alt)).toEqual([
    `The alt text of "services/polishing" describes something else than the scene "${scene}": "${alt}".`,
  ])
})

test.each([
  ['bathroom', 'Illustration of a bright room with towels on a ladder'],
  ['bathroom', 'Illustration of somebody polishing white enamel with soap'],
  ['bathroom', 'Illustration of the Tabernacle with organ pipes and benches'],
  ['bathroom', 'Illustration of two bicycles'],
  ['workbench', garage],
  ['own-scene', garage],
  ['railway-valley', 'Illustration of a steam train crossing meadows before a village with a church'],
])('of the scene %s, "%s" may be the alt text', (scene, alt) => {
  expect(foundOfDrawing(scene, alt)).toEqual([])
})

test('a file with the name of a drawing shows something else', () => {
  expect(foundOfDrawing('bathroom', garage, ['services/polishing.jpg'])).toEqual([])
})
