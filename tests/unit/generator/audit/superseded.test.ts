import { describe, expect, test } from 'vitest'
import { rules } from '#generator/audit/rules.ts'
import { contentCases } from '../../../support/superseded/content.ts'
import { headCases } from '../../../support/superseded/head.ts'
import { linkCases } from '../../../support/superseded/links.ts'
import { markupCases } from '../../../support/superseded/markup.ts'
import { structuredDataCases } from '../../../support/superseded/structured-data.ts'
import { codesFound } from '../../../support/superseded/superseded-case.ts'
import { urlCases } from '../../../support/superseded/urls.ts'

const cases = [...linkCases, ...headCases, ...urlCases, ...contentCases, ...structuredDataCases, ...markupCases]
const pairs = rules.flatMap(({ code, supersededBy = [] }) => supersededBy.map((by) => ({ rule: code, by })))

test('every rule that supersedes another exists', () => {
  const codes = rules.map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(pairs.map(({ by }) => by)))
})

test('no rule supersedes itself, directly or through others', () => {
  const byRule = new Map(rules.map(({ code, supersededBy = [] }) => [code, supersededBy]))
  const above = (code: string, seen: readonly string[]): string[] =>
    (byRule.get(code) ?? []).flatMap((by) => (seen.includes(by) ? [...seen, by] : above(by, [...seen, by])))
  expect(rules.flatMap(({ code }) => above(code, [code]))).toEqual([])
})

test('every pair of a rule and one that supersedes it has a case', () => {
  const names = (list: readonly { rule: string; by: string }[]) => list.map(({ rule, by }) => `${rule} ${by}`)
  expect([...new Set(names(cases))].sort()).toEqual(names(pairs).sort())
})

describe.each(cases)('$rule', (sample) => {
  const { rule, by } = sample

  test(`is silent where ${by} reports the fault`, () => {
    expect([...new Set(codesFound(sample, [rule, by]))]).toEqual([by])
  })

  test(`reports the fault if ${by} is off`, () => {
    expect(codesFound(sample, [rule])).toContain(rule)
  })
})
