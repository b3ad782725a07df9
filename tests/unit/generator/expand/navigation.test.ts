import { expect, test } from 'vitest'
import { navigationSlots } from '#generator/expand/navigation.ts'
import { smallSite } from '../../small-site.ts'

test('every link of header and footer is a slot with its trail, URL and line', async () => {
  const slots = navigationSlots(await smallSite()).map(({ name, path, at }) => `${at.line} ${name} ${path}`)
  expect(slots).toEqual([
    '3 header › Home /',
    '4 header › Drain Services /services/',
    '5 header › Where We Work /service-areas/',
    '6 header › Call Us /contact/',
    '11 footer › Company › Talk to Us /contact/',
    '12 footer › Company › Drain Cleaning /services/drain-cleaning/',
    '13 footer › Company › Hood River County /counties/hood-river-county/',
    '14 footer › Company › Odell /service-areas/odell/',
  ])
})

test('the legal links have a separate trail', async () => {
  const slots = navigationSlots(
    await smallSite([
      {
        file: 'navigation.yaml',
        replace: '        - { city: odell }',
        with: '        - { city: odell }\n  legal: [{ page: call }]',
      },
    ]),
  )
  expect(slots.at(-1)?.name).toBe('footer › legal › Talk to Us')
})
