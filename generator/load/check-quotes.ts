import type { QuoteRecord } from '#manifest/schema/quote.ts'
import type { Problem } from '../core/problem.ts'
import { didYouMean } from '../core/suggest.ts'
import type { Located, Records } from './records.ts'
import { unknown } from './unknown-reference.ts'

/** Checks that the contact page, which shows the quote form, exists, and that the fields of quote.yaml fit together. */
export function checkQuotes(records: Records): Problem[] {
  const { quote } = records.documents
  return [...missingPage(records), ...(quote ? checkForm(quote, records) : [])]
}

function missingPage({ documents: { site }, written }: Records): Problem[] {
  if (site?.value.quotes.endpoint === undefined || written.screens.has('contact')) return []
  return [
    {
      code: 'quotes-without-page',
      severity: 'warning',
      at: site.locate(['quotes', 'endpoint']),
      what: 'quotes.endpoint is set, but no page has the screen "contact", which shows the quote form.',
      fix: 'Add pages/contact.md with "screen: contact" in its front matter, or remove quotes.endpoint.',
    },
  ]
}

type Quote = Located<QuoteRecord>

function checkForm(quote: Quote, records: Records): Problem[] {
  return [
    ...repeatedNames(quote),
    ...repeatedOptions(quote),
    ...missingLists(quote, records),
    ...unshownFields(quote, records),
    ...unknownFields(quote),
    ...fieldsOfParts(quote),
    ...noWayToAnswer(quote),
  ]
}

const problem = (quote: Quote, code: string, path: PropertyKey[], what: string, fix: string): Problem => ({
  code,
  severity: 'error',
  at: quote.locate(path),
  what,
  fix,
})

function repeatedNames(quote: Quote): Problem[] {
  const names = quote.value.fields.map(({ name }) => name)
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [
          problem(
            quote,
            'duplicate-field',
            ['fields', index, 'name'],
            `Two fields have the name "${name}", but the request can contain only one of them.`,
            'Rename one of the two fields.',
          ),
        ],
  )
}

function repeatedOptions(quote: Quote): Problem[] {
  return quote.value.fields.flatMap((field, index) =>
    'options' in field && field.options
      ? field.options.flatMap((option, at, all) =>
          all.indexOf(option) === at
            ? []
            : [
                problem(
                  quote,
                  'duplicate-entry',
                  ['fields', index, 'options', at],
                  `"${option}" is listed twice.`,
                  'Remove one of the two entries.',
                ),
              ],
        )
      : [],
  )
}

/** Choices from a list that the manifest does not have. */
function missingLists(quote: Quote, { documents }: Records): Problem[] {
  return quote.value.fields.flatMap((field, index) =>
    'optionsFrom' in field && field.optionsFrom === 'addOns' && !documents.checklist
      ? [
          problem(
            quote,
            'field-without-options',
            ['fields', index, 'optionsFrom'],
            `The options of "${field.name}" are the add-on tasks of checklist.yaml, which does not exist.`,
            'Write the options themselves as "options", or add checklist.yaml.',
          ),
        ]
      : [],
  )
}

/** Fields that depend on a service that does not exist, or that the form does not ask for. */
function unshownFields(quote: Quote, { written }: Records): Problem[] {
  const { fields } = quote.value
  const choosesService = fields.some((field) => field.type === 'select' && field.optionsFrom === 'services')
  return fields.flatMap(({ name, services }, index) => {
    if (!services) return []
    const path = ['fields', index, 'services']
    if (!choosesService) {
      return [
        problem(
          quote,
          'field-never-shown',
          path,
          `"${name}" is shown only for some services, but no field of the form chooses a service.`,
          'Add a field with "type: select" and "optionsFrom: services", or remove "services" here.',
        ),
      ]
    }
    return services.flatMap((service, at) =>
      written.services.has(service) ? [] : [unknown('service', service, written.services, quote, [...path, at])],
    )
  })
}

/** Names in `parts` and `oneOf` that no field has. */
function unknownFields(quote: Quote): Problem[] {
  const names = quote.value.fields.map(({ name }) => name)
  return (['parts', 'oneOf'] as const).flatMap((list) =>
    quote.value[list].flatMap(({ fields }, group) =>
      fields.flatMap((name, index) =>
        names.includes(name)
          ? []
          : [
              problem(
                quote,
                'unknown-field',
                [list, group, 'fields', index],
                `There is no field "${name}".`,
                `${didYouMean(name, names)}The fields are ${names.join(', ')}.`,
              ),
            ],
      ),
    ),
  )
}

/** With parts, each field is in one of them, and headings differ. */
function fieldsOfParts(quote: Quote): Problem[] {
  const { fields, parts } = quote.value
  if (parts.length === 0) return []
  const headings = parts.map(({ heading }) => heading)
  const places = parts.flatMap(({ fields }, part) => fields.map((name, index) => ({ name, part, index })))
  const first = (name: string) => places.find((place) => place.name === name)
  return [
    ...headings.flatMap((heading, part) =>
      headings.indexOf(heading) === part
        ? []
        : [
            problem(
              quote,
              'duplicate-entry',
              ['parts', part, 'heading'],
              `Two parts have the heading "${heading}".`,
              'Change one of the two headings, or join the parts.',
            ),
          ],
    ),
    ...places.flatMap((place) =>
      first(place.name) === place
        ? []
        : [
            problem(
              quote,
              'duplicate-field',
              ['parts', place.part, 'fields', place.index],
              `The field "${place.name}" is in the parts twice.`,
              'Remove one of the two entries.',
            ),
          ],
    ),
    ...fields.flatMap(({ name }, index) =>
      first(name)
        ? []
        : [
            problem(
              quote,
              'field-never-shown',
              ['fields', index, 'name'],
              `The field "${name}" is in no part, so the form does not show it.`,
              'Add its name to the fields of a part, or remove the field.',
            ),
          ],
    ),
  ]
}

/** A request that may contain neither an e-mail address nor a phone number cannot be answered. */
function noWayToAnswer(quote: Quote): Problem[] {
  const { fields, oneOf } = quote.value
  const ways = fields.filter(({ type, services }) => (type === 'email' || type === 'phone') && !services)
  const isEnough = (names: string[]) => names.every((name) => ways.some((way) => way.name === name))
  if (ways.some(({ required }) => required) || oneOf.some((group) => isEnough(group.fields))) return []
  return [
    problem(
      quote,
      'quote-without-answer',
      ['fields'],
      'A visitor can send this form with neither an e-mail address nor a phone number, and the company could not reply.',
      'Require a field of type email or phone, or name both under "oneOf".',
    ),
  ]
}
