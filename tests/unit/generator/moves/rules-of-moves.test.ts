import { expect, test } from 'vitest'
import { rulesOfMoves } from '#generator/moves/rules-of-moves.ts'

const pages = ['/', '/services/', '/services/drain-cleaning/', '/contact/']
const known = {
  origin: 'https://new.example',
  pages: new Set(pages),
  written: new Set(['/known/']),
  trailingSlash: 'always' as const,
}
const decide = (...moves: [from: string, to?: string][]) =>
  rulesOfMoves(
    {
      format: '',
      skipped: [],
      moves: moves.map(([from, to], index) => ({ from, to, isGone: false, line: index + 1 })),
    },
    known,
  )

test('URLs of the former site become paths in the form of this one', () => {
  const { rules } = decide(
    ['/drains', '/services/drain-cleaning'],
    ['https://www.old.example/kontakt.html', 'https://www.new.example/contact'],
    ['/form', 'https://forms.example/x?y=1'],
    ['/faq', '/contact/#hours'],
  )
  expect(rules).toEqual([
    { from: '/drains/', to: '/services/drain-cleaning/' },
    { from: '/kontakt.html', to: '/contact/' },
    { from: '/form/', to: 'https://forms.example/x?y=1' },
    { from: '/faq/', to: '/contact/#hours' },
  ])
})

test('a URL without a page as its target is left to the owner, with the most similar page', () => {
  const { undecided } = decide(['/drain-cleanings/'], ['/recipes/', '/kitchen/'], ['/offer/', '/work/drain-cleaning/'])
  expect(undecided).toEqual([
    { from: '/drain-cleanings/', line: 1, suggestion: '/services/drain-cleaning/' },
    { from: '/recipes/', line: 2, suggestion: undefined },
    { from: '/offer/', line: 3, suggestion: '/services/drain-cleaning/' },
  ])
})

test('what needs no redirect or cannot be one is left out with its line and reason', () => {
  const { rules, skipped } = decide(
    ['/contact', '/services/'],
    ['/known/', '/contact/'],
    ['/a/', '/contact/'],
    ['/a', '/services/'],
    ['/?p=12', '/contact/'],
    ['/b c/', '/contact/'],
  )
  expect(rules).toEqual([
    { from: '/a/', to: '/contact/' },
    { from: '/b%20c/', to: '/contact/' },
  ])
  expect(skipped).toEqual([
    { line: 1, reason: '/contact/ is a page of this site.' },
    { line: 2, reason: '/known/ has a redirect already.' },
    { line: 4, reason: '/a/ has a redirect already.' },
    { line: 5, reason: '"/?p=12" differs from / only by its query, which hosts do not redirect by.' },
  ])
})

test('a URL that was removed stays removed', () => {
  const move = { from: '/gone', isGone: true, line: 1 }
  expect(rulesOfMoves({ format: '', skipped: [], moves: [move] }, known).rules).toEqual([
    { from: '/gone/', gone: 'Removed before the site moved here.' },
  ])
})
