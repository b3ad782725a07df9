import { expect, test } from 'vitest'
import { fileTooLarge } from '#generator/audit/rules/weight/file-too-large.ts'
import type { HostName } from '#manifest/schema/hosting.ts'
import { auditedSite, findingsIn } from '../../../../../support/audited-site.ts'

const mebibyte = 1_048_576

/** What is found at a video of some MiB, on a site for some hosts. */
function foundAt(size: number, ...hosts: HostName[]): string[] {
  const site = auditedSite({ pages: [{ path: '/' }], files: ['/images/tour.mp4'] })
  const { manifest, files } = site
  return findingsIn(
    {
      ...site,
      manifest: { ...manifest, site: { ...manifest.site, hosting: { ...manifest.site.hosting, hosts } } },
      files: { ...files, bytes: (url) => (url === '/images/tour.mp4' ? size * mebibyte : 0) },
    },
    fileTooLarge,
  ).map(({ severity, what }) => `${severity}: ${what}`)
}

test.each<[HostName, number, number]>([
  ['cloudflare', 26.5, 25],
  ['github-pages', 101, 100],
])('a file that %s refuses is an error', (host, size, largest) => {
  const [found, ...others] = foundAt(size, 'netlify', host)
  expect(found).toMatch(
    new RegExp(
      `^error: /images/tour.mp4 has ${Math.ceil(size)} MiB, and .* refuses files of more than ${largest} MiB\\.$`,
    ),
  )
  expect(others).toEqual([])
})

test.each<HostName[]>([[], ['apache'], ['github-pages']])(
  'a large file is a warning where it is taken: %s',
  (...hosts) => {
    expect(foundAt(26.5, ...hosts)).toEqual(['warning: /images/tour.mp4 has 27 MiB, more than 25 MiB.'])
  },
)

test('a file of the largest size gives no finding', () => {
  expect(foundAt(25, 'cloudflare', 'github-pages')).toEqual([])
})
