import { expect, test } from 'vitest'
import { titleH1Disagree } from '#generator/audit/rules/head/title-h1-disagree.ts'

type Check = Parameters<typeof titleH1Disagree.check>

/** The severity with which a page with a title and a heading is reported. */
function severityOf(title: string, heading: string, facts: { path?: string; params?: Record<string, string> } = {}) {
  const origin = 'https://brook.example'
  const { path = '/work/', params = {} } = facts
  const page = { path, params, route: 'careers', canonical: origin + path, robots: '', title, h1: [heading] }
  const business = { name: 'Brook Roofs', address: { locality: 'Holt' } }
  const manifest = { site: { origin, language: 'en-GB', business }, cities: [{ name: 'Ashby' }] }
  const parts = { manifest, limit: () => 0.3 }
  // What it reads.
  const [issue] = titleH1Disagree.check(page as unknown as Check[0], parts as unknown as Check[1])
  return issue && (issue.severity ?? titleH1Disagree.severity)
}

test.each([
  ['Jobs for roofers in Holt | Brook Roofs', 'Work with us', false],
  ['Jobs for roofers in Holt | Brook Roofs', 'Garden furniture', true],
  ['Jobs for roofers in Holt | Brook Roofs', 'The fences', true],
  ['Roofing guide for Holt, season by season', 'The roofing year on the hill', false],
  ['Jobs for roofers in Holt | Brook Roofs', 'Jobs for roofers with us', false],
  ['Burner and Heat Pump Technician Jobs, Holt', 'Jobs for People Who Like Cellars', false],
  ['Jobs for roofers in Ashby and Holt | Brook Roofs', 'What the mayors of Ashby planned for its parks', true],
])('the title "%s" with the heading "%s"', (title, heading, expected) => {
  expect(severityOf(title, heading) !== undefined).toBe(expected)
})

test('a heading of another style is a notice if the URL has a word of the title, and the page is about no place', () => {
  const [title, heading] = ['Landscape Jobs in Holt', 'Garden furniture']
  expect(severityOf(title, heading)).toBe('warning')
  expect(severityOf(title, heading, { path: '/jobs/' })).toBe('notice')
  expect(severityOf(title, heading, { path: '/holt/', params: { location: 'holt' } })).toBe('warning')
})

test.each([
  ['/yard-calendar/', 'Yard Calendar for Ashby, Season by Season', 'A Year in a Yard Between the Hills and the Lake'],
  ['/roof-notes/', 'Roofing Notes for Owners of Old Houses', 'What Forty Years on Roofs Have Shown Our Family'],
])('on %s, the title "%s" and the heading "%s" agree: both name the subject', (path, title, heading) => {
  expect(severityOf(title, heading, { path })).toBe(undefined)
})

test('a heading that does not name the subject in the URL disagrees', () => {
  const [title, heading] = ['Holt Home Care by Season', 'A Year in an Ashby Valley House']
  expect(severityOf(title, heading, { path: '/home-care/' })).toBe('notice')
})

test('a word of the URL of a place is no subject of its page', () => {
  const [title, heading] = ['Drain Cleaning in Holt, Same Day', 'What Mayors of Holt Did for Its Four Parks']
  expect(severityOf(title, heading, { path: '/holt/', params: { location: 'holt' } })).toBe('warning')
})
