import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact, shortList } from '../fact.ts'

/** Names that the standards reserve for examples. Source: RFC 2606, RFC 6761 */
const reserved = /(^|[.@])(example|test|invalid|localhost)$|(^|[.@])example\.(com|org|net|edu)$/i
/**
 * Numbers for fiction. Sources: NANPA, 555-0100 to 555-0199; Ofcom, "Telephone numbers for use in TV and radio drama
 * programmes": 01632 960, some thousands of large cities, mobile, freephone and premium numbers.
 */
const fictitious =
  /^\+1\d{3}55501\d\d$|^\+44(?:1632960\d{3}|1(?:1[3-8]|[2-6]1)4960\d{3}|1914980\d{3}|2079460\d{3}|2896496\d{3}|2920180\d{3}|7700900\d{3}|8081570\d{3}|9098790\d{3}|3069990\d{3})$/

export const isFictitious = (e164: string) => fictitious.test(e164)
const placeholderStreet =
  /^(1234?|100|1) (main|any|elm|fake|example|sample|test) ?(street|st|road|rd|avenue|ave)?\b|lorem|your (street|address)/i
const placeholderName = /^(acme|example|sample|test|demo|your|my)\b.*(company|business|services?|co|inc|llc)?$/i

const isReserved = (address: string) => reserved.test(address)
const isReservedHost = (url: string) => reserved.test(new URL(url).hostname)
const isPlaceholderStreet = (street: string) => placeholderStreet.test(street)

/** A value of a record that may be invented, and what tells so. */
type Value = [
  record: Located<unknown>,
  path: string[],
  value: string | undefined,
  isInvented: (value: string) => boolean,
]

/** Invented facts in the manifest of a company that is not marked as a sample, and the reverse. */
export function checkSample({ site, records }: FactSources): Fact[] {
  const { business, origin, embeds } = site.value
  const { testimonials } = records.documents
  if (business.sample)
    return testimonials && !testimonials.value.sample && testimonials.value.items.length > 0
      ? [
          fact(testimonials, ['sample'], {
            code: 'sample-mark-missing',
            what: 'The company is a sample, but its testimonials are not marked as one.',
            fix: 'Write "sample: true" here, or remove business.sample from site.yaml if the company exists.',
          }),
        ]
      : []
  const ofSite: Value[] = [
    [site, ['business', 'phone', 'e164'], business.phone.e164, isFictitious],
    ...business.lines.map(
      ({ e164 }, index): Value => [site, ['business', 'lines', `${index}`, 'e164'], e164, isFictitious],
    ),
    [site, ['business', 'email'], business.email, isReserved],
    [site, ['business', 'supportEmail'], business.supportEmail, isReserved],
    [site, ['business', 'address', 'street'], business.address.street, isPlaceholderStreet],
    [site, ['business', 'name'], business.name, (name) => placeholderName.test(name)],
    [site, ['origin'], origin, isReservedHost],
    ...Object.entries(embeds).map(
      ([name, embed]): Value => [site, ['embeds', name, 'url'], embed?.url, isReservedHost],
    ),
  ]
  const ofOffices = [...records.folders.offices, ...records.folders.counties].flatMap((record): Value[] => [
    [record, ['phone', 'e164'], record.value.phone?.e164, isFictitious],
    ...('email' in record.value ? [[record, ['email'], record.value.email, isReserved] satisfies Value] : []),
    ...('address' in record.value
      ? [[record, ['address', 'street'], record.value.address?.street, isPlaceholderStreet] satisfies Value]
      : []),
  ])
  const found = [...ofSite, ...ofOffices].filter(([, , value, isInvented]) => value !== undefined && isInvented(value))
  const [first] = found
  const marked = testimonials?.value.sample === true
  if (!first && !marked) return []
  if (!first && testimonials)
    return [
      fact(testimonials, ['sample'], {
        code: 'invented-facts',
        severity: 'warning',
        what: 'The company is real, but its testimonials are marked as samples.',
        fix: 'Replace the testimonials by real ones and remove "sample: true".',
      }),
    ]
  // Most invented values: the mark was removed too early. A single one was forgotten.
  const [record, path]: [Value[0], string[]] =
    first && found.length <= 2 ? [first[0], first[1]] : [site, ['business', 'sample']]
  const values = found.map(
    ([of, where, value]) => `${where.join('.')} ${of === site ? '' : `of ${of.file.shown} `}"${value}"`,
  )
  return [
    fact(record, path, {
      code: 'invented-facts',
      // Values of a single field may be right, such as numbers that the owner has not entered yet.
      severity:
        new Set(found.map(([, where]) => where.join('.').replace('business.', ''))).size > 1 ? 'error' : 'warning',
      what: `business.sample is not true, but these values are invented: ${shortList(values)}.`,
      fix: `Replace them by those of the company, or write "sample: true" below business${marked || !testimonials ? '' : ' and in testimonials.yaml'}.`,
    }),
  ]
}
