import { literal } from '../../core/text/literal.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import { isEnglish, matchesOf, textsOf } from './texts.ts'

const legalName =
  "((?:\\p{Lu}[\\p{L}\\d&’'.-]*,? (?:(?:&|and|of|the) )*){1,5}(?:L\\.?L\\.?C\\.?|Inc\\.?|Ltd\\.?|Limited|LLP|Corp(?:oration|\\.)?))"
const we = '[“"‘\']?(?:[Ww]e|[Uu]s|[Oo]ur)\\b[”"’\',]*'
/** Where a policy says who its parties are: `“we” means X LLC`, `X LLC (“we,” “us”)`, `this policy explains how X LLC`. */
const party = new RegExp(
  [
    `(?:${we},? (?:and |or )?)+(?:all )?(?:means?|refers? to) ${legalName}`,
    `[“"]We[”"] is ${legalName}`,
    `${legalName},? \\((?:the |referred to as |hereinafter )*(?:[“"‘'](?:[Ww]e|[Uu]s|[Oo]ur|[Cc]ompany)\\b|(?:we|us|our)[,)])`,
    `[Tt]his (?:\\w+ )?(?:policy|notice|statement) (?:explains|describes|sets out) (?:how|what|which \\w+) ${legalName}`,
    `between you and ${legalName}`,
    `(?:liability|negligence|obligations|sole discretion) of ${legalName}`,
    `${legalName} (?:is not (?:liable|responsible)|will not be (?:liable|responsible)|shall not be|assumes no|disclaims|reserves the right)`,
  ].join('|'),
  'gu',
)
/** A company may have another name than its legal one, and says so. */
const explained =
  /\b(?:doing business as|d\/?b\/?a|trading as|trades as|trade name|operated by|operates as|operating as|brand of|nombre comercial|marca comercial|que opera como)\b/i

const paragraphsOf = (text: string) => text.split(/\n\s*\n/).map(oneLine)

/** Words of names that many companies share. */
const common = /^(?:.{0,2}|the|and|of|home|services?|company|group|solutions|team)$/i

/** `X, S.L., {address}`: who signs a legal text. */
const signature =
  /((?:\p{Lu}[\p{L}\d&’'.-]*,? (?:(?:&|and|of|the|y|e|de|del|la) )*){1,5}(?:L\.?L\.?C\.?|Inc\.?|Ltd\.?|Limited|LLP|P\.?L\.?C\.?|S\.L\.(?:U\.)?|S\.A\.(?:U\.)?|GmbH)),? \{(?:address|phone|email)\}/gu

/** `“We” refers to Sparkle Services LLC` in a policy that is a copy of another company's. */
export function checkNamedParties(sources: FactSources): Fact[] {
  const { site, records } = sources
  const { name: own, trade } = site.value.business
  const words = own.split(/\s+/).filter((word) => !common.test(word) && word.toLowerCase() !== trade.toLowerCase())
  const isOwn = (name: string) =>
    words.some((word) => new RegExp(`(?<!\\p{L})${literal(word)}(?!\\p{L})`, 'iu').test(name))
  const legal = records.folders.pages.filter(({ value }) => value.screen === 'legal')
  const texts = legal.flatMap((page) => textsOf(page))
  if (texts.some(({ text }) => explained.test(text))) return []
  const seen = new Set<string>()
  return texts.flatMap(({ record, path, text }) =>
    [
      ...(isEnglish(sources) ? matchesOf(oneLine(text), party) : []),
      ...paragraphsOf(text).flatMap((each) => matchesOf(each, signature)),
    ].flatMap(([, ...names]): Fact[] => {
      const name = names.find((each) => each !== undefined)?.trim()
      if (name === undefined || isOwn(name) || seen.has(name)) return []
      seen.add(name)
      return [
        fact(
          record,
          path,
          {
            code: 'text-of-another-company',
            severity: 'warning',
            what: `The text is a statement of "${name}", but the company is ${own}.`,
            fix: `Write {business}, or say that it is the legal name: "${name}, doing business as ${own}".`,
          },
          name,
        ),
      ]
    }),
  )
}
