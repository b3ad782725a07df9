import { expect, test } from 'vitest'
import { redirectMatches, urlText } from '#generator/hosts/redirect-match.ts'
import { cpuTime } from '../../../support/cpu-time.ts'
import { redirect } from '../../../support/host-case.ts'

/** The target of a URL by a redirect's regular expressions. */
function follow(from: string, to: string, address: string, form: 'always' | 'never' = 'always'): string | undefined {
  for (const match of redirectMatches(redirect(from, to), form)) {
    const groups = new RegExp(match.regex).exec(address)
    if (groups) return match.to?.map((part) => (typeof part === 'number' ? groups[part] : part)).join('')
  }
  return undefined
}

test('a URL matches with and without trailing slash, and only as a whole path', () => {
  expect(
    ['/old/', '/old', '/old/x/', '/x/old/', '/older/'].map((address) => follow('/old/', '/new/', address)),
  ).toEqual(['/new/', '/new/', undefined, undefined, undefined])
})

test('a placeholder matches one segment, wherever the target has it', () => {
  expect(follow('/:a/x/:b/', '/:b/y/:a/', '/one/x/two/')).toBe('/two/y/one/')
  expect(follow('/:a/x/:b/', '/:b/y/:a/', '/one/x/two/three/')).toBeUndefined()
  expect(follow('/:a/', '/x/', '//')).toBeUndefined()
})

test('a star matches the rest, also an empty one, and a page in it gets the trailing slash of the site', () => {
  expect(['/d', '/d/', '/d/a', '/d/a/b/', '/d/a.pdf'].map((address) => follow('/d/*', '/n/*', address))).toEqual([
    '/n/',
    '/n/',
    '/n/a/',
    '/n/a/b/',
    '/n/a.pdf',
  ])
  expect(follow('/d/*', '/n/*', '/d/a/', 'never')).toBe('/n/a')
  expect(follow('/d/*', '/n/', '/d/a')).toBe('/n/')
})

test('the host, port and query of a target have no placeholders', () => {
  expect(follow('/a/:b/', 'https://x.example:8443/:b/?c=:b', '/a/1/')).toBe('https://x.example:8443/1/?c=:b')
  expect(follow('/a/', 'https://x.example', '/a/')).toBe('https://x.example')
})

test('special characters of a regular expression are literal', () => {
  expect(follow('/a.b+(c)/', '/new/', '/a.b+(c)/')).toBe('/new/')
  expect(follow('/a.b+(c)/', '/new/', '/axbb(c)/')).toBeUndefined()
})

test('a URL contains no character with a meaning in a configuration', () => {
  expect(urlText('/a b"c\\d$e{f}\n;%zz/é\ud800')).toBe('/a%20b%22c%5Cd%24e%7Bf%7D%0A;%25zz/%C3%A9%EF%BF%BD')
  expect(urlText('/caf%C3%A9/?x=1#y')).toBe('/caf%C3%A9/?x=1#y')
})

test('no URL makes a pattern slow', () => {
  const [match] = redirectMatches(redirect('/:a/:b/:c/:d/', '/x/'), 'always')
  const pattern = new RegExp(match?.regex ?? '')
  expect(cpuTime(() => pattern.test(`/${'a/'.repeat(20_000)}`))).toBeLessThan(500)
})
