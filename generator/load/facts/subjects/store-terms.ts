import { type Fact, type FactSources, fact } from '../fact.ts'
import { matchesOf, sentencesOf, textsOf } from '../texts.ts'

/** What only the policy of an online store is about. */
const ofStore =
  /(?:Shopify|WooCommerce|Magento|BigCommerce|PrestaShop)\b|\b(?:online (?:store|shop)(?!s)|shopping (?:cart|basket)|(?:items|products) in your (?:cart|basket)|abandoned carts?|shipping (?:address(?:es)?|information|charges?|costs?)|fulfil+(?:ing)? (?:any |your |the )?orders?|(?:you|customers) (?:may|can) return (?:the |any |your )?(?:products?|items?|merchandise))\b|(?<!\p{L})(?:tienda (?:en línea|online|virtual)|carrito de (?:la )?compras?|dirección de envío|gastos de envío)(?!\p{L})/giu
const negated =
  /(?<!\p{L})(?:no|not|never|without|nor|nothing|other|another|third|ni|sin|nunca|tampoco|otr[oa]s?|terceros)(?!\p{L})|n['’]t(?!\p{L})/iu
/** What another text of a company with a store has, or the URL of one. */
const hasStore =
  /\b(?:shop online|online (?:store|shop)|gift cards?|shopping cart|order online|ships?|shipping|merchandise|tienda|tarjetas? (?:de )?regalo|envíos?)\b|\b(?:shop|store|tienda)\.|\/(?:shop|store|cart|tienda)\b/i

/** A legal page about the orders, carts and returns of an online store, on a site whose other texts and links know of none. */
export function checkStoreTerms({ site, records: { folders, documents } }: FactSources): Fact[] {
  const legal = folders.pages.filter(({ value }) => value.screen === 'legal')
  const found = legal.flatMap((page) =>
    textsOf(page).flatMap(({ path, text }) =>
      (text.search(ofStore) < 0 ? [] : sentencesOf(text)).flatMap((sentence) => {
        const [words] = matchesOf(sentence, ofStore)[0] ?? []
        return words === undefined || negated.test(sentence) ? [] : [{ page, path, words }]
      }),
    ),
  )
  const [first] = found
  if (!first) return []
  const others = [
    ...folders.services,
    ...folders.articles,
    ...folders.pages.filter((page) => !legal.includes(page)),
    ...[documents.navigation, documents.faqs].flatMap((record) => record ?? []),
  ].map(({ value }) => value)
  if (hasStore.test(JSON.stringify([...others, site.value.embeds, site.value.business]))) return []
  const { page, path, words } = first
  const what = `The text says "${words}", as that of an online store would, but no other text or link of the site is about one.`
  const fix = 'Remove what was copied from another site, or write about the store.'
  return [fact(page, path, { code: 'text-of-another-trade', severity: 'warning', what, fix }, words)]
}
