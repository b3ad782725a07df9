import { regionCodeOf } from '#src/country/regions.ts'
import { literal } from '../../../core/text/literal.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { isEnglish, matchesOf, textsOf } from '../texts.ts'

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
/** A name without a legal form, but none of a service that a policy mentions, and no word at the beginning of a sentence. */
const anyName =
  "((?!(?:Google|Meta|Facebook|Microsoft|Apple|Stripe|Square|PayPal|Mailchimp|Cloudflare|Netlify|Vercel|Amazon|Twilio|Hotjar|Plausible|Matomo|We|You|Your|Our|The|This|These|Those|It|If|By|In|To|For|A|An|As|At|Each|Any|All|No|Esta|Este|El|La|Los|Las)\\b)\\p{Lu}[\\p{L}\\d&’'-]*(?: (?:(?:&|and|of|the|de|del|y|la) )*(?:\\p{Lu}[\\p{L}\\d&’'-]*|&))*)"
const severalWords = anyName.replace(/\)\*\)$/, ')+)')
const handles =
  '(?:does|do|collects?|uses?|handles?|process(?:es)?|may|will|shares?|keeps?|stores?|protects?|treats?|gathers?|deals?|manages?|obtains?|respects?|and its|is|\\(|,)'
const document = '(?:\\p{L}+ ){0,2}(?:[Pp]olicy|[Nn]otice|[Ss]tatement|[Tt]erms|[Aa]greement)'
/** `This policy explains what Bright Homes does with it`, `Bright Homes respects your privacy`: a copy of the policy of a company without a legal form. */
const subject = new RegExp(
  [
    `(?:[Tt]his|[Tt]hese|[Oo]ur) ${document} (?:explains?|describes?|sets? out|tells? you|covers?|says?|governs?|shows?) (?:how|what|why|when|which \\p{L}+|the (?:way|data|information)(?: that)?) ${anyName}(?:[’']s)? ${handles}`,
    `(?:[Tt]his|[Tt]hese) ${document} (?:is|are) (?:that|those|a contract|an agreement|an? \\p{L}+) (?:of|between you and|with) ${severalWords}`,
    `${severalWords} (?:respects (?:your|the) privacy|(?:is|are) committed to (?:protecting|safeguarding)|(?:takes|values) your privacy|reserves? the right)`,
    `(?:between you and|[Bb]y using|[Yy]our use of|website (?:is|of)|site of) ${severalWords}(?=[’']s|[.,;]| (?:and|you|is|are|website|site))`,
    `${severalWords},? \\([“"‘'](?:[Ww]e|[Uu]s|[Oo]ur)\\b`,
    `[Ee]st[ao]s? (?:política|página|aviso|condiciones|términos)[^.]{0,40}? (?:explican?|describen?|informan? de|regulan?) (?:cómo|qué|lo que) ${anyName} (?:trata|utiliza|usa|recoge|hace|protege|maneja|procesa|gestiona)`,
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
  const { country } = site.value.business.address
  const isRegion = (name: string) => regionCodeOf(name, country) !== undefined
  const legal = records.folders.pages.filter(({ value }) => value.screen === 'legal')
  const texts = legal.flatMap((page) => textsOf(page))
  if (texts.some(({ text }) => explained.test(text))) return []
  const seen = new Set<string>()
  return texts.flatMap(({ record, path, text }) =>
    [
      ...(isEnglish(sources) ? matchesOf(oneLine(text), party) : []),
      ...matchesOf(oneLine(text), subject),
      ...paragraphsOf(text).flatMap((each) => matchesOf(each, signature)),
    ].flatMap(([, ...names]): Fact[] => {
      const name = names
        .find((each) => each !== undefined)
        ?.trim()
        .replace(/[’'](?:s)?$/u, '')
      if (name === undefined || isOwn(name) || isRegion(name) || seen.has(name)) return []
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
