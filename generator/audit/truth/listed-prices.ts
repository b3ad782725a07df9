import type { Manifest } from '#manifest/schema.ts'
import { priceText, priceWithUnit } from '#src/format.ts'
import type { StrayFact } from '../../core/facts.ts'

/** Texts between the name of a service on a card and its price. */
const mostBetween = 3

/** The price of another amount below the name of a service, as cards in lists have it: `From $89` for `From $99`. */
export function listedPrices(
  manifest: Pick<Manifest, 'services' | 'site'>,
): (texts: readonly string[]) => readonly StrayFact[] {
  const source = manifest as Manifest // the texts of prices need no other field
  const labels = new Map(
    manifest.services.flatMap(({ name, price }) =>
      'amount' in price
        ? [[name, [priceText({ manifest: source }, price), priceWithUnit({ manifest: source }, price)]]]
        : [],
    ),
  )
  const names = new Set(manifest.services.map(({ name }) => name))
  const patterns = new Set([...labels.values()].flat().map(withoutNumbers))
  return (texts) => {
    let found: StrayFact[] | undefined
    let name = ''
    let at = 0
    for (const [index, text] of texts.entries()) {
      if (names.has(text)) [name, at] = [text, index]
      if (name === '' || index === at || index > at + mostBetween + 1 || !/\d/.test(text)) continue
      const wanted = labels.get(name)
      if (!wanted || wanted.includes(text) || !patterns.has(withoutNumbers(text))) continue
      found ??= []
      found.push({
        kind: 'price',
        slot: 'list of services',
        found: text,
        wanted: `${wanted[0]} of ${name}`,
        phrase: text,
      })
    }
    return found ?? none
  }
}

const none: readonly StrayFact[] = []

const withoutNumbers = (text: string) => text.replace(/\d[\d.,]*/g, '#')
