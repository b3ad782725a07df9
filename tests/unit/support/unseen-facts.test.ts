import { describe, expect, test } from 'vitest'
import type { JsonLdNode } from '../../support/parsed-page.ts'
import { unseenFacts } from '../../support/planted/unseen-facts.ts'

// The check that every fact of the structured data can be read on its page has to find those that cannot.

const page = (body: string) => `<!doctype html><title>Drains in Odell</title><body>${body}`
const unseen = (node: JsonLdNode, body: string) => unseenFacts(page(body), [node])

test('a name in the text of the page is seen in any markup', () => {
  expect(unseen({ '@type': 'City', name: 'Hood River' }, '<p>In <b>Hood</b>\n River.</p>')).toEqual([])
})

test('a name only in the title, or only in a script, is not seen', () => {
  const body = '<script>Odell</script><template>Odell</template>'
  expect(unseen({ '@type': 'City', name: 'Odell' }, body)).toEqual(['City.name: Odell'])
})

test('a caption is seen as the text in place of the picture', () => {
  const node = { '@type': 'ImageObject', caption: 'A river' }
  expect([unseen(node, '<img alt="A river">'), unseen(node, '<img alt="">')]).toEqual([
    [],
    ['ImageObject.caption: A river'],
  ])
})

describe('phone', () => {
  const node = { '@type': 'HomeAndConstructionBusiness', telephone: '+15415550137' }
  test.each([
    ['as people read it, with a link that dials it', '<a href="tel:+15415550137">(541) 555-0137</a>', 0],
    ['of another shown than dialled', '<a href="tel:+15415550137">(541) 555-0138</a>', 1],
    ['without a link', '<p>(541) 555-0137</p>', 1],
    ['behind a link without the number', '<a href="tel:+15415550137">Call us</a>', 1],
  ])('%s', (_, body, count) => {
    expect(unseen(node, body)).toHaveLength(count)
  })
})

describe('hours', () => {
  const hours = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday'],
    opens: '08:00',
    closes: '18:00',
  }
  test('are seen as a phrase', () => {
    expect(unseen(hours, '<p>Monday to Tuesday, 8:00 AM to 6:00 PM Pacific time</p>')).toEqual([])
  })
  test('are not where the page says others', () => {
    expect(unseen(hours, '<p>Monday to Tuesday, 8:00 AM to 5:00 PM Pacific time</p>')).toHaveLength(1)
  })
})

describe('price', () => {
  const price = { '@type': 'UnitPriceSpecification', price: 99, minPrice: 99, priceCurrency: 'USD', unitText: 'visit' }
  test.each([
    ['with its unit', 'From $99 per visit', 0],
    ['of another amount', 'From $98 per visit', 1],
    ['for another unit', 'From $99 per hour', 1],
    ['that only begins so', 'From $999 per visit', 1],
  ])('%s', (_, body, count) => {
    expect(unseen(price, body)).toHaveLength(count)
  })
})

test('an answer the page leaves out is found at any depth', () => {
  const node = {
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Rain.' } }],
  }
  expect(unseen(node, '<p>Why?</p>')).toEqual(['Answer.text: Rain.'])
})
