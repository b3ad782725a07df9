import { expect, test } from 'vitest'
import { similarPages } from '#generator/core/similar-pages.ts'

const towns = ['lehi', 'peoa', 'sandy', 'provo-canyon', 'heber-city', 'alta', 'orem', 'draper', 'kamas', 'midway']
const pages = [
  '/',
  '/contact/',
  '/services/',
  '/services/drains/',
  '/services/heating/',
  ...['drains', 'heating'].flatMap((service) => towns.map((town) => `/services/${service}/${town}-ut-repairs/`)),
  ...towns.map((town) => `/areas/${town}-ut-repairs/`),
]
const similar = similarPages(pages)

test.each([
  ['a path that a page begins with', '/areas/lehi/', '/areas/lehi-ut-repairs/'],
  ['a segment that is elsewhere now', '/towns/kamas-ut-repairs/', '/areas/kamas-ut-repairs/'],
  ['a file of an old site', '/contact.html', '/contact/'],
  ['a slip in a name', '/services/heating/drapper-ut-repairs/', '/services/heating/draper-ut-repairs/'],
  ['another word after the name', '/services/heating/kamas-ut-service/', '/services/heating/kamas-ut-repairs/'],
  ['a place that is not served', '/services/heating/vernal-ut-repairs/', '/services/heating/'],
  ['service and place in one segment', '/draper-drain-repair', '/services/drains/draper-ut-repairs/'],
  ['service and place in the other order', '/provo-canyon/heating.html', '/services/heating/provo-canyon-ut-repairs/'],
  ['a service with a name that is only a little like that of a place', '/services/lohu/', '/services/'],
  ['a service that is not offered any more', '/services/chimneys/lehi-ut-repairs/', '/areas/lehi-ut-repairs/'],
])('finds a page for %s', (_, path, found) => expect(similar(path)).toBe(found))

test.each([
  ['an unknown page below the home page', '/old-campaign/'],
  ['the home page itself', '/'],
])('finds none for %s', (_, path) => expect(similar(path)).toBeUndefined())
