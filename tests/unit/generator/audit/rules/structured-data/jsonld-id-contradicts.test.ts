import { expect, test } from 'vitest'
import { jsonldIdContradicts } from '#generator/audit/rules/structured-data/jsonld-id-contradicts.ts'
import { hashText } from '#src/text-hash.ts'
import { findingsOf, type PageSketch } from '../../../../../support/audited-site.ts'

const stating = (path: string, id: string, value: number): PageSketch => ({
  path,
  nodeIds: [id],
  statements: [{ id, property: 'name', value }],
})

test('two values of one node on two pages are a contradiction', () => {
  const pages = [stating('/a/', 'https://town.example/#us', 1), stating('/b/', 'https://town.example/#us', 2)]
  const [finding, ...others] = findingsOf(jsonldIdContradicts, { pages })
  expect(finding?.what).toContain('state different values for "name" of https://town.example/#us')
  expect(others).toEqual([])
})

test('nodes with the same hash are different nodes', () => {
  const [one, other] = ['declinate', 'macallums']
  expect(hashText(one)).toBe(hashText(other))
  const pages = [stating('/a/', one, 1), stating('/b/', one, 1), stating('/c/', other, 2), stating('/d/', other, 2)]
  expect(findingsOf(jsonldIdContradicts, { pages })).toEqual([])
})
