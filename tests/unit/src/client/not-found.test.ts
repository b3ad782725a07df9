import { describe, expect, test } from 'vitest'
import { missingKind as kindIn, type MissingPattern } from '#src/client/not-found.ts'
import { routes } from '#src/routes.ts'

const services = ['drain-cleaning', 'sewer-inspection']
const patterns: MissingPattern[] = [
  { pattern: routes.servicePlace.path, kind: 'location' },
  { pattern: routes.service.path, kind: 'service' },
  { pattern: routes.serviceArea.path, kind: 'location' },
  { pattern: routes.county.path, kind: 'county' },
]
const missingKind = (path: string, known: string[]) => kindIn(path, patterns, known)

describe.each([
  ['service', ['/services/roofing/', '/services/roofing', '/services/roofing/odell/', '/services/roofing/nowhere']],
  ['location', ['/services/drain-cleaning/portland/', '/service-areas/portland/', '/service-areas/portland']],
  ['county', ['/counties/wasco/', '/counties/wasco']],
])('the URL names a missing %s', (kind, paths) => {
  test.each(paths)('at %s', (path) => {
    expect(missingKind(path, services)).toBe(kind)
  })
})

describe('the URL names no kind of record', () => {
  test.each([
    '/',
    '',
    '/blog/',
    '/blog/2026/',
    '/services',
    '/services/',
    '/service-areas/',
    '/counties/',
    '/service-areas/odell/parks/',
    '/counties/wasco/towns/',
    '/services/drain-cleaning/odell/prices/',
    '/en/services/roofing/',
    '/Services/roofing/',
  ])('at "%s"', (path) => {
    expect(missingKind(path, services)).toBeUndefined()
  })
})

test('double slashes add no segment', () => {
  expect(missingKind('//services//roofing//', services)).toBe('service')
})

test('without a list of services, every URL below services/ names a missing service', () => {
  expect(missingKind('/services/drain-cleaning/portland/', [''])).toBe('service')
})
