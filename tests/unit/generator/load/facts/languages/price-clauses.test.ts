import { expect, test } from 'vitest'
import { priceClauses } from '../../../../../../generator/load/facts/languages/price-clauses.ts'

const statesPrice = priceClauses(['visit', 'Wasp Nest Removal', 'persiana', 'Reparación de persianas'])

/** The amount is between bars. */
const reads = (sentence: string) => {
  const [before = '', , after = ''] = sentence.replace(/from (?=\|)|desde (?=\|)/i, '').split('|')
  return statesPrice({ before, after, isFrom: /(?:from|desde) \|/i.test(sentence) })
}

test.each([
  'A visit costs |$19|.',
  'We come soon. A typical wasp nest removal is about |$19|.',
  'Most visits come to between |$19| and $25.',
  'Most visits come to between $12 and |$19|.',
  'It costs |$19|.',
  'You get a report, and all for |$19| per visit.',
  'La reparación de persianas cuesta unos |19 €|.',
  'Cada visita suele salir por |19 €|.',
  'Pagará |19 €| por persiana.',
  'From |$19|.',
  'Wasp nest removal from |$19|.',
  'A typical visit costs from |$19| in spring.',
  'Desde |90 €|. Empezamos pronto.',
])('a price: %s', (sentence) => {
  expect(reads(sentence)).toBe(true)
})

test.each([
  'A second nest on the same visit costs |$60|.',
  'A second flue on the same visit is |£10| less.',
  'After that we charge |$45| for the trip.',
  'If you cancel late, we charge |$45|.',
  'Bought separately the two would cost |£30| more.',
  'A filter that costs |$30| prevents most of it.',
  'Zinc alone costs |$85| for up to four trees.',
  'A filter prevents it. It costs |$30|.',
  'Después cobramos el desplazamiento, |30 €|.',
  'Un filtro de |30 €| evita casi todo.',
  'Solo el zinc cuesta |85 €|.',
  'Three visits cost from |$285| a season.',
  'La malla para gatos suma |9 €| por persiana.',
  'A cover is |$45| per visit.',
  'Bird boxes from |$19|.',
  'The seller knocked |£800| off the price.',
])('no price: %s', (sentence) => {
  expect(reads(sentence)).toBe(false)
})
