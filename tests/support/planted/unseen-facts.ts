import { expect } from 'vitest'
import { hoursText } from '#src/format.ts'
import { countMessages } from '../count-messages.ts'
import { messagesIn } from '../messages.ts'
import { attributeOf, type Element, elementsOf, type JsonLdNode, nodesIn, textOf, visibleText } from '../parsed-page.ts'
import type { PageGraph } from '../sample-graphs.ts'

/** Properties that pages do not show as text: URLs, ids, codes and numbers for machines. */
const machineRead = new Set(['@type', '@id', 'url', 'contentUrl', 'item', 'inLanguage', 'dateModified', 'sameAs'])

/** Types whose numbers are coordinates or the size of an image. */
const measures = new Set(['GeoCoordinates', 'QuantitativeValue'])

/** Expects that each fact in the structured data of pages can be read on its page. */
export function expectFactsToBeVisible(pages: readonly PageGraph[]): void {
  const unseen = pages.flatMap(({ file, html, nodes }) =>
    unseenFacts(html, nodes).map((what) => ({ what, where: file })),
  )
  expect(countMessages(unseen)).toEqual([])
}

/** The facts of a page's structured data that its text does not show, each as `Type.property: value`. */
export function unseenFacts(html: string, nodes: JsonLdNode[]): string[] {
  const text = visibleText(html)
  const elements = elementsOf(html)
  const isSeen = (value: unknown) => text.includes(String(value).replace(/\s+/g, ' '))
  return nodesIn(nodes).flatMap((node) =>
    Object.entries(node).flatMap(([name, value]) => {
      if (machineRead.has(name) || measures.has(node['@type']) || !isFact(value)) return []
      const shows = shownOtherwise[`${node['@type']}.${name}`] ?? shownOtherwise[name]
      const seen = shows ? shows({ elements, text, node, value, isSeen }) : isSeen(value)
      return seen ? [] : [`${node['@type']}.${name}: ${value}`]
    }),
  )
}

const isFact = (value: unknown) => typeof value === 'string' || typeof value === 'number' || isListOfText(value)
const isListOfText = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string')

type Fact = { elements: Element[]; text: string; node: JsonLdNode; value: unknown; isSeen: (value: unknown) => boolean }

const digits = (value: unknown) => String(value).replace(/\D/g, '')

/** Facts that a page shows in another form than structured data. */
const shownOtherwise: Record<string, (fact: Fact) => boolean> = {
  // The displayed number is the end of the international number, and links to it.
  telephone: ({ elements, value }) =>
    elements.some((element) => {
      const shown = digits(textOf(element))
      return attributeOf(element, 'href') === `tel:${value}` && shown.length > 6 && digits(value).endsWith(shown)
    }),
  // The state is its code in the address, and the country is the one the site is for.
  'State.name': ({ text, isSeen, value }) => isSeen(value) || /, [A-Z]{2}\b/.test(text),
  addressCountry: ({ value }) => /^[A-Z]{2}$/.test(String(value)),
  // Days and times are one phrase.
  dayOfWeek: ({ node, isSeen }) => {
    const { dayOfWeek: days, opens, closes } = node as never
    return isSeen(hoursText(messagesIn('en-US'), { timeZone: '', week: [{ days, opens, closes }] }).trim())
  },
  opens: () => true, // with the days
  closes: () => true,
  // A price is shown with its unit, as "From $150/hour" or "From $99 per visit".
  price: ({ node, value, text }) => {
    const amount = Number.isInteger(value) ? String(value) : Number(value).toFixed(2)
    return text.includes(`$${amount}/${node.unitText}`) || text.includes(`$${amount} per ${node.unitText}`)
  },
  // A list of services shows a price without its unit: "From $99".
  'PriceSpecification.price': ({ value, text }) => text.includes(`From $${value}`),
  minPrice: ({ node, value }) => value === node.price,
  unitText: () => true, // with the price
  unitCode: () => true,
  priceCurrency: ({ value, text }) => value !== 'USD' || text.includes('$'),
  // The order of the steps.
  position: () => true,
  ...pageTexts(),
}

/** Name and description of a page are its title and its description. */
function pageTexts(): Record<string, (fact: Fact) => boolean> {
  const types = ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage', 'FAQPage']
  const isTitle = ({ elements, value }: Fact) =>
    elements.some((element) => element.tagName === 'title' && textOf(element) === value)
  const isDescription = ({ elements, value }: Fact) =>
    elements.some(
      (element) => attributeOf(element, 'name') === 'description' && attributeOf(element, 'content') === value,
    )
  return Object.fromEntries(
    types.flatMap((type) => [
      [`${type}.name`, isTitle],
      [`${type}.description`, isDescription],
    ]),
  )
}
