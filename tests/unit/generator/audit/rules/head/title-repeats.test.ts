import { expect, test } from 'vitest'
import { titleRepeats } from '#generator/audit/rules/head/title-repeats.ts'

type Check = Parameters<typeof titleRepeats.check>

/** Whether the title of a page of Brook Roof Repair is reported. */
function isFound(title: string): boolean {
  const manifest = { site: { business: { name: 'Brook Roof Repair' } } }
  return [...titleRepeats.check({ title } as unknown as Check[0], { manifest } as unknown as Check[1])].length > 0 // what it reads
}

test.each([
  ['Roof Repair, by Hand | Roof Repair', true],
  ['Brook Roof Repair | Brook Roof Repair', true],
  ['About Brook Roof Repair | Brook Roof Repair', true],
  ['Roof Repair in Odell, OR, OR', true],
  ['Roof Repair | Brook Roof Repair', false],
  ['Roof Repair in Odell, OR | Brook Roof Repair', false],
])('"%s"', (title, expected) => {
  expect(isFound(title)).toBe(expected)
})
