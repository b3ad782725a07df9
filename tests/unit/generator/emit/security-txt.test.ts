import { expect, test } from 'vitest'
import { securityProblems, securityTxt } from '#generator/emit/security-txt.ts'
import { Security } from '#manifest/schema/hosting.ts'
import type { Manifest, SiteSettings } from '#manifest/schema.ts'

const security = Security.parse({ contact: ['mailto:a@b.example', 'https://b.example/report'], expires: '2027-06-30' })
const at = { file: 'manifest/site.yaml', line: 5, column: 3 }
// Only the fields that the functions read.
const settings = (given?: Security) => ({ origin: 'https://www.b.example', security: given }) as SiteSettings
const problems = (today: string, given: Security | undefined = security) =>
  securityProblems({ site: settings(given), securityAt: at } as Manifest, today)

test('contacts are in order, and the file states its canonical URL', () => {
  expect(securityTxt(settings({ ...security, policy: 'https://b.example/policy', languages: ['en', 'es'] }))).toEqual([
    {
      file: '.well-known/security.txt',
      text: [
        'Contact: mailto:a@b.example',
        'Contact: https://b.example/report',
        'Expires: 2027-06-30T23:59:59Z',
        'Preferred-Languages: en, es',
        'Canonical: https://www.b.example/.well-known/security.txt',
        'Policy: https://b.example/policy',
        '',
      ].join('\n'),
    },
  ])
})

test('without contacts there is no file', () => {
  expect(securityTxt(settings())).toEqual([])
  expect(securityProblems({ site: settings(), securityAt: at } as Manifest, '2030-01-01')).toEqual([])
})

test('the owner gets a notice 30 days before it expires, and an error afterwards', () => {
  expect(problems('2027-05-30')).toEqual([])
  expect(problems('2027-05-31')).toEqual([
    expect.objectContaining({ code: 'security-contact-expires', severity: 'notice', at }),
  ])
  expect(problems('2027-06-30')[0]?.what).toContain('which is today')
  expect(problems('2027-06-29')[0]?.what).toContain('in 1 day')
  expect(problems('2027-07-01')).toEqual([
    expect.objectContaining({ code: 'security-contact-expired', severity: 'warning', at }),
  ])
})

test('no value can start a new line', () => {
  for (const contact of [
    'mailto:a@b.example\nExpires: 2099-01-01',
    'mailto:a b@c.example',
    'javascript:alert(1)',
    'http://b.example/',
  ])
    expect(Security.safeParse({ contact: [contact], expires: '2027-06-30' }).success).toBe(false)
  expect(Security.safeParse({ contact: [], expires: '2027-06-30' }).success).toBe(false)
  expect(
    Security.safeParse({ contact: ['mailto:a@b.example'], expires: '2027-06-30', languages: ['en\nX: y'] }).success,
  ).toBe(false)
})
