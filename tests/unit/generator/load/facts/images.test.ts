import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkImageTexts } from '#generator/load/facts/images.ts'

/** What is found in the alt text of a picture. */
function found(alt: string): string[] {
  const images = {
    value: { pictures: [{ file: 'own/washing.jpg', alt, stockFor: [], alwaysFor: [] }], drawings: [] },
    locate: () => ({ file: 'images.yaml', line: 1, column: 1 }),
    file: { path: 'images.yaml', shown: 'images.yaml', text: '' },
  }
  const records = { language: { tag: 'en' }, cities: [], documents: { images }, folders: { counties: [] } }
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
