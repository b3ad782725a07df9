import { expect, test } from 'vitest'
import { siteHeaders } from '#generator/hosts/site-headers.ts'
import { Hosting } from '#manifest/schema/hosting.ts'
import type { SiteSettings } from '#manifest/schema.ts'

const embed = (url: string, payment: boolean) => ({ url, payment, alsoFrom: [], title: 'x', height: 1, linkLabel: 'x' })

const made = (settings: Partial<Pick<SiteSettings, 'embeds' | 'hosting'>>) => {
  // Only the fields that the table reads.
  const partial = { embeds: {}, hosting: Hosting.parse({}), ...settings } as SiteSettings
  return Object.fromEntries(siteHeaders(partial, { site: '', drawing: '' }).every)
}

test('payment is allowed for this site and the frames that take payments, each company once', () => {
  const embeds = {
    booking: embed('https://b.example/form', true),
    portal: embed('https://b.example/login', true),
    hiring: embed('https://c.example/', false),
    map: { ...embed('https://a.example/', true), load: 'lazy' as const },
  }
  expect(made({ embeds })['Permissions-Policy']).toMatch(
    /payment=\(self "https:\/\/a\.example" "https:\/\/b\.example"\)$/,
  )
  expect(made({})['Permissions-Policy']).toMatch(/payment=\(self\)$/)
})

test('camera, microphone and geolocation are denied to everything', () => {
  expect(made({})['Permissions-Policy']).toMatch(/camera=\(\), .*geolocation=\(\), .*microphone=\(\)/)
})

test('HSTS lasts a year, and covers more only if the owner says so', () => {
  expect(made({})['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains')
  const hosting = Hosting.parse({ hsts: { maxAge: 63072000, preload: true } })
  expect(made({ hosting })['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains; preload')
})

test('HSTS preload is refused without the conditions of the preload list', () => {
  for (const hsts of [
    { maxAge: 300, preload: true },
    { includeSubDomains: false, preload: true },
  ])
    expect(Hosting.safeParse({ hsts }).success).toBe(false)
})
