import { describe, expect, test } from 'vitest'
import { readRanges } from '#generator/traffic/crawlers.ts'
import { type LogSettings, logReader } from '#generator/traffic/read-log.ts'

const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const today = '2026-10-12'

function read(text: string, settings: Partial<LogSettings> = {}) {
  const reader = logReader({ ranges: new Map(), today, ...settings })
  // In pieces that end within a line.
  for (let at = 0; at < text.length; at += 37) reader.add(text.slice(at, at + 37))
  return reader.finish()
}

const combined = (path: string, status = 200, agent = 'Firefox', address = '203.0.113.7') =>
  `${address} - - [10/Oct/2026:13:55:36 +0000] "GET ${path} HTTP/1.1" ${status} 512 "-" "${agent}"`

describe('the same requests', () => {
  const expected = {
    kind: 'requests',
    paths: ['/drains/', '/gone/'],
    served: [2, 0],
    missing: [0, 1],
    crawls: [1, 0],
    lastCrawls: ['2026-10-10', ''],
  }
  const requests = [
    { path: '/drains/?utm_source=a', status: 200, agent: 'Firefox' },
    { path: '/drains/', status: 200, agent: google },
    { path: '/gone/', status: 404, agent: 'Firefox' },
    { path: '/assets/a.css', status: 200, agent: 'Firefox' },
  ]
  test.each([
    [
      'log in the combined format',
      ({ path, status, agent }: (typeof requests)[number]) => combined(path, status, agent),
    ],
    [
      'JSON log of nginx',
      ({ path, status, agent }: (typeof requests)[number]) =>
        JSON.stringify({
          time_iso8601: '2026-10-10T13:55:36+00:00',
          request_uri: path,
          status: String(status),
          http_user_agent: agent,
        }),
    ],
    [
      'JSON log of Cloudflare',
      ({ path, status, agent }: (typeof requests)[number]) =>
        JSON.stringify({
          EdgeStartTimestamp: 1_791_640_536_000_000_000,
          ClientRequestURI: path,
          EdgeResponseStatus: status,
          ClientRequestUserAgent: agent,
        }),
    ],
    [
      'JSON log of Caddy',
      ({ path, status, agent }: (typeof requests)[number]) =>
        JSON.stringify({ ts: 1_791_640_536.5, request: { uri: path, headers: { 'User-Agent': [agent] } }, status }),
    ],
  ])('in a %s', (name, line) => {
    const { format, table, lines, malformed, notes, period } = read(requests.map(line).join('\n'))
    expect({ format, table, lines, malformed: malformed.count }).toEqual({
      format: name,
      table: expected,
      lines: 4,
      malformed: 0,
    })
    expect(notes).toEqual(['1 request for files that pages load: not counted.'])
    expect(period).toEqual({ from: '2026-10-10', to: '2026-10-10' })
  })
})

test('malformed lines are counted and shown with their number', () => {
  const { malformed, lines } = read(`${combined('/a/')}\r\n\r\nwhat is this\r\n${combined('/b/')}\r\n`)
  // The empty line is none, but the lines after it keep their numbers.
  expect(lines).toBe(3)
  expect(malformed).toEqual({ count: 1, lines: [{ line: 3, reason: '"what is this"' }] })
})

test('a request that pretends to be a crawler is not a crawl, if the ranges of the crawler are known', () => {
  const ranges = new Map([
    ['googlebot', readRanges('{"prefixes":[{"ipv4Prefix":"66.249.64.0/27"},{"ipv6Prefix":"2001:4860:4801:10::/64"}]}')],
  ])
  const text = [
    combined('/a/', 200, google, '66.249.64.5'),
    combined('/a/', 200, google, '2001:4860:4801:10::7'),
    combined('/a/', 200, google, '203.0.113.9'),
  ].join('\n')
  const { table, notes } = read(text, { ranges })
  expect(table).toMatchObject({ paths: ['/a/'], served: [3], crawls: [2] })
  expect(notes).toEqual(['1 request of a false crawler: not counted as crawls.'])
})

describe('of a server with several sites', () => {
  const isOwnHost = (host: string) => host === 'a.example'
  const nginx = (host: string) =>
    JSON.stringify({ time_iso8601: '2026-10-10T13:55:36+00:00', host, request_uri: '/a/', status: 200 })
  const cloudflare = (host: string) =>
    JSON.stringify({
      EdgeStartTimestamp: '2026-10-10T13:55:36Z',
      ClientRequestHost: host,
      ClientRequestURI: '/a/',
      EdgeResponseStatus: 200,
    })
  test.each([
    ['the name of the virtual host', (host: string) => `${host}:443 ${combined('/a/')}`],
    ['an absolute URL', (host: string) => combined(`http://${host}/a/`)],
    ['nginx', nginx],
    ['Cloudflare', cloudflare],
  ])('the requests of the others are left out: %s', (_, line) => {
    const text = ['a.example', 'b.example', 'b.example', 'c.example'].map(line).join('\n')
    const { table, notes } = read(text, { isOwnHost })
    expect(table).toMatchObject({ paths: ['/a/'], served: [1] })
    expect(notes).toEqual(['3 requests of other hosts: not used. b.example (2), c.example (1).'])
    expect(read(text).table).toMatchObject({ served: [4] })
  })

  test('the name of a machine is not a host', () => {
    expect(read(nginx('web-1'), { isOwnHost }).table).toMatchObject({ served: [1] })
  })
})

test('a day that is not of the calendar, or later than tomorrow, is malformed', () => {
  const dated = (day: string) => combined('/a/').replace('10/Oct/2026', day)
  const { malformed } = read(['13/Oct/2026', '14/Oct/2026', '32/Oct/2026', '01/Foo/2026'].map(dated).join('\n'))
  expect(malformed.count).toBe(3)
  expect(malformed.lines[0]).toEqual({ line: 2, reason: 'Its day, 2026-10-14, is in the future.' })
})

test('a log of many years has a note', () => {
  const { notes } = read([combined('/a/').replace('2026', '2016'), combined('/a/')].join('\n'))
  expect(notes).toEqual([
    'It covers 10.0 years, and requests of years ago count as those of today. Import the last months alone.',
  ])
})
