import { expect, test } from 'vitest'
import { titleH1Disagree } from '#generator/audit/rules/head/title-h1-disagree.ts'

type Check = Parameters<typeof titleH1Disagree.check>

/** Whether a page with a title and a heading is reported. */
function isFound(title: string, heading: string): boolean {
  const origin = 'https://brook.example'
  const page = { path: '/jobs/', route: 'careers', canonical: `${origin}/jobs/`, robots: '', title, h1: [heading] }
  const manifest = { site: { origin, language: 'en-GB' } }
  const parts = { manifest, limit: () => 0.3 }
  return [...titleH1Disagree.check(page as unknown as Check[0], parts as unknown as Check[1])].length > 0 // what it reads
}

test.each([
  ['Jobs for roofers in Holt | Brook Roofs', 'Work with us', false],
  ['Jobs for roofers in Holt | Brook Roofs', 'Garden furniture', true],
  ['Jobs for roofers in Holt | Brook Roofs', 'The fences', true],
  ['Roofing guide for Holt, season by season', 'The roofing year on the hill', false],
  ['Jobs for roofers in Holt | Brook Roofs', 'Jobs for roofers with us', false],
])('the title "%s" with the heading "%s"', (title, heading, expected) => {
  expect(isFound(title, heading)).toBe(expected)
})
