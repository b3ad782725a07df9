import { expect, test } from 'vitest'
import { readMoves } from '#generator/moves/read-moves.ts'

const pairs = (text: string) => readMoves(text).moves.map(({ from, to, isGone }) => (isGone ? [from, 410] : [from, to]))
const reasons = (text: string) => readMoves(text).skipped.map(({ line, reason }) => `${line}: ${reason}`)

test('_redirects: a line is a permanent redirect unless it has another status', () => {
  const text = '# moved\n/a /b\n/c/  https://x.example/d 301! Country=us\n/e /f 302\n\n/g /h 410 # gone\n'
  expect(readMoves(text).format).toBe('_redirects')
  expect(pairs(text)).toEqual([
    ['/a', '/b'],
    ['/c/', 'https://x.example/d'],
    ['/g', 410],
  ])
  expect(reasons(text)).toEqual(['4: It has the status 302, which is not permanent.'])
})

test('.htaccess: redirects with a literal source, and what a regular expression cannot become', () => {
  const text = [
    'RewriteEngine On',
    'Redirect 301 /old.html /new/',
    'Redirect /sale /offers',
    'RedirectPermanent "/two words" /words/',
    'Redirect gone /closed',
    'RewriteRule ^team/?$ /about/ [R=301,L]',
    'RewriteRule ^blog/(.*)$ /news/$1 [R=301,L]',
    'RewriteRule ^index\\.php$ - [L]',
    'RewriteRule ^old\\.php$ - [G]',
  ].join('\n')
  expect(readMoves(text).format).toBe('.htaccess')
  expect(pairs(text)).toEqual([
    ['/old.html', '/new/'],
    ['/two words', '/words/'],
    ['/closed', 410],
    ['/team', '/about/'],
    ['/old.php', 410],
  ])
  expect(reasons(text)).toEqual([
    '3: It has the status 302, which is not permanent.',
    '7: It is a regular expression. Write it as a rule with :name or *, if it is still needed.',
  ])
})

test.each([
  ['a WordPress plugin', 'source,target,regex,code\n/a/,/b/,0,301\n/c.*,/d/,1,301\n/e/,/f/,0,307\n/g/,,0,410\n'],
  [
    'a spreadsheet with semicolons',
    'Old URL;New URL;Regex;Status code\n/a/;/b/;;\n/c.*;/d/;yes;\n/e/;/f/;;302\n/g/;;;410\n',
  ],
])('CSV of %s', (_, text) => {
  expect(pairs(text)).toEqual([
    ['/a/', '/b/'],
    ['/g/', 410],
  ])
  expect(readMoves(text).skipped.map(({ line }) => line)).toEqual([3, 4])
})

test('CSV: a crawl has URLs without targets; a table without URLs is refused at its heading', () => {
  expect(pairs('\uFEFF"Address","Status Code"\n"https://old.example/a?x=1, 2","200"\n')).toEqual([
    ['https://old.example/a?x=1, 2', undefined],
  ])
  expect(pairs('Dirección antigua;Dirección nueva\n/a/;/b/\n')).toEqual([['/a/', '/b/']])
  expect(reasons('name,count\na,1\n')).toEqual([
    '1: No column is named source, from, old, oldurl or similar. The first line must have the headings, such as "from,to".',
  ])
})

test('JSON: rules as in vercel.json, or a list', () => {
  const rules = [
    { source: '/a', destination: '/b', permanent: true },
    { source: '/c', destination: '/d', permanent: false },
    { from: '/e', to: '/f', status: 301 },
    { destination: '/g' },
  ]
  for (const text of [JSON.stringify({ redirects: rules }), JSON.stringify(rules)]) {
    expect(pairs(text)).toEqual([
      ['/a', '/b'],
      ['/e', '/f'],
    ])
    expect(reasons(text)).toEqual(['2: Entry 2 is not permanent.', '4: Entry 4 has no "source".'])
  }
  expect(reasons('[{"a": }]')[0]).toMatch(/^1: It is not valid JSON/)
})

test('a sitemap lists URLs without targets, at their lines', () => {
  const text = '<?xml version="1.0"?>\n<urlset>\n<url><loc>https://old.example/a?b=1&amp;c=2</loc></url>\n</urlset>'
  expect(readMoves(text)).toEqual({
    format: 'sitemap',
    moves: [{ from: 'https://old.example/a?b=1&c=2', isGone: false, line: 3 }],
    skipped: [],
  })
})

test.each([
  ['hello world of text', ['1: It is not a redirect. Write the old path, a space and the new one.']],
  ['{ "rules": [] }', ['1: It is not a list, and has no list "redirects".']],
  ['<html></html>', ['1: It has no <loc>, so it is not a sitemap.']],
  [
    '<sitemapindex>\n<sitemap><loc>https://old.example/pages.xml</loc></sitemap></sitemapindex>',
    ['2: It is another sitemap. Import https://old.example/pages.xml instead.'],
  ],
])('%s has no redirect', (text, expected) => {
  expect(pairs(text)).toEqual([])
  expect(reasons(text)).toEqual(expected)
})
