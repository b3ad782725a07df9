import { expect, test } from 'vitest'
import { descriptionWidth } from '#generator/audit/rules/head/description-width.ts'
import { findingsOf } from '../../../../../support/audited-site.ts'

const severities = (description: string) =>
  findingsOf(descriptionWidth, { pages: [{ path: '/a/', description }] }).map(({ severity }) => severity)

test('a description of 400 to 920 pixels at 14 px is not a finding; any other is a notice', () => {
  // m is 833 thousandths of an em, 11.662 px: 34 are 396.5, 35 are 408.2, 78 are 909.6, 79 are 921.3
  expect([34, 35, 78, 79].map((count) => severities('m'.repeat(count)))).toEqual([['notice'], [], [], ['notice']])
})
