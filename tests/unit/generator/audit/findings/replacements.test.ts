import { expect, test } from 'vitest'
import { joinReplacements } from '#generator/audit/findings/replacements.ts'
import type { Finding } from '#generator/core/problem.ts'

const finding = (code: string, more: Partial<Finding>): Finding => ({
  code,
  severity: 'error',
  at: { file: 'site.yaml', line: 1, column: 1 },
  url: '/',
  what: `What ${code} says.`,
  fix: 'Build again.',
  ...more,
})

test('one value that was replaced is one finding: the most severe, on the pages of all', () => {
  const joined = joinReplacements([
    finding('head-altered', { severity: 'warning', url: '/a/', replaced: '195 for 159' }),
    finding('address-differs', { url: '/b/', replaced: '195 for 159' }),
    finding('price-differs', { url: '/c/', pages: ['/c/', '/d/'], replaced: '195 for 159' }),
  ])
  expect(joined).toEqual([
    expect.objectContaining({
      code: 'price-differs',
      what: 'What price-differs says (and 2 similar findings).',
      pages: ['/c/', '/d/', '/a/', '/b/'],
      count: 4,
    }),
  ])
})

test('other findings remain as they are', () => {
  const others = [finding('dead-link', {}), finding('phone-differs', { url: '/a/' })]
  expect(joinReplacements([...others, finding('price-differs', { replaced: '149 for 199' })])).toEqual([
    ...others,
    finding('price-differs', {}),
  ])
})
