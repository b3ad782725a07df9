import type { QuoteRecord } from '#manifest/schema/quote.ts'
import type { Problem } from '../core/problem.ts'
import { didYouMean, nearest } from '../core/suggest.ts'
import type { Located, Records } from './records.ts'
import { unknown } from './unknown-reference.ts'

/** Checks that the contact page, which shows the quote form, exists, and that the fields of quote.yaml fit together. */
export function checkQuotes(records: Records): Problem[] {
  const { quote } = records.documents
  return [...missingPage(records), ...wrongEndpoint(records), ...(quote ? checkForm(quote, records) : [])]
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

/** Services that accept requests from any site, and which browsers therefore refuse to send cookies. */
const withoutCookies = new Set(['formspree.io'])

/** What stands for the ID of a form in the examples of services: `FORM_ID`, `your-form-id`, `xxxxxxx`. */
const isExample = /FORM_?ID|\bYOUR[_-]|[/=]your[_-]?(?:form|id|endpoint)|[/=]x{4,}$/

/** An endpoint that stores no request. */
function wrongEndpoint({ documents: { site }, written }: Records): Problem[] {
  const { endpoint = '', credentials } = site?.value.quotes ?? {}
  if (!site || endpoint === '') return []
  const problem = (code: string, what: string, fix: string): Problem[] => [
    { code, severity: 'error', at: site.locate(['quotes', 'endpoint']), what, fix },
  ]
  const [, page = ''] = /^\/([^/?]*)\/?$/.exec(endpoint) ?? []
  if (page === '' ? endpoint === '/' : written.pages.has(page) || written.aliases.has(page))
    return problem(
      'endpoint-is-a-page',
      `quotes.endpoint is "${endpoint}", a page of the site, which cannot receive requests.`,
      'Write the URL of the service or function that stores them. docs/forms.md has recipes.',
    )
  if (isExample.test(endpoint))
    return problem(
      'bad-value',
      `quotes.endpoint is "${endpoint}", which contains an example in place of a value.`,
      'Copy the URL from the settings of the form.',
    )
  const host = URL.canParse(endpoint) ? new URL(endpoint).host : ''
  if (credentials === 'include' && withoutCookies.has(host))
    return problem(
      'endpoint-without-cookies',
      `${host} does not accept requests with cookies, so every request would fail.`,
      'Add "credentials: omit" below quotes.endpoint.',
    )
  return []
}

type Quote = Located<QuoteRecord>

function checkForm(quote: Quote, records: Records): Problem[] {
  return [
    ...repeatedNames(quote),
    ...repeatedLabels(quote),
    ...repeatedAutocomplete(quote),
    ...repeatedOptions(quote),
    ...impossibleExamples(quote),
    ...missingLists(quote, records),
    ...unshownFields(quote, records),
    ...unknownFields(quote),
    ...fieldsOfParts(quote),
    ...neverEmptyGroups(quote),
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

/** Fields with one label, unless no service shows both. */
function repeatedLabels(quote: Quote): Problem[] {
  const { fields } = quote.value
  return fields.flatMap(({ label, services }, index) => {
    const first = fields.slice(0, index).find((other) => {
      const isApart = services && other.services && !services.some((service) => other.services?.includes(service))
      return other.label === label && !isApart
    })
    if (!first) return []
    return [
      problem(
        quote,
        'duplicate-field',
        ['fields', index, 'label'],
        `The label "${label}" is also that of the field "${first.name}".`,
        'Change one of the two labels.',
      ),
    ]
  })
}

/** Parts of a name: a browser fills the same one into two fields. Two addresses of one form may have the same parts. */
const partOfName = /-name$|^name$/

function repeatedAutocomplete(quote: Quote): Problem[] {
  const { fields } = quote.value
  const filled = (index: number) => {
    const field = fields[index]
    return field && 'autocomplete' in field ? field.autocomplete : undefined
  }
  return fields.flatMap((field, index) => {
    const own = filled(index)
    if (own === undefined || !partOfName.test(own)) return []
    const first = fields.findIndex((other, at) => {
      const isApart = field.services && other.services && !field.services.some((each) => other.services?.includes(each))
      return filled(at) === own && !isApart
    })
    if (first === index) return []
    return [
      problem(
        quote,
        'duplicate-field',
        ['fields', index, 'autocomplete'],
        `The browser fills "${own}" into the field "${fields[first]?.name}", too.`,
        'Change one of the two.',
      ),
    ]
  })
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

/** An example that the field itself refuses. */
function impossibleExamples(quote: Quote): Problem[] {
  return quote.value.fields.flatMap((field, index) => {
    if (field.type !== 'number' || field.example === undefined || !/^-?\d+(?:\.\d+)?$/.test(field.example)) return []
    const { example, minimum, maximum } = field
    const isBelow = minimum !== undefined && Number(example) < minimum
    if (!isBelow && (maximum === undefined || Number(example) <= maximum)) return []
    return [
      problem(
        quote,
        'bad-value',
        ['fields', index, 'example'],
        `The example ${example} is ${isBelow ? `below the minimum ${minimum}` : `above the maximum ${maximum}`} of the field "${field.name}".`,
        'Write a number that the field accepts, or change its limit.',
      ),
    ]
  })
}

/** Choices from a list that the manifest does not have. */
function missingLists(quote: Quote, { written }: Records): Problem[] {
  return quote.value.fields.flatMap((field, index) =>
    'optionsFrom' in field && field.optionsFrom === 'addOns' && !written.documents.has('checklist')
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
  // Of two fields of one name, one has the name of another field, which is missing then.
  if (new Set(names).size < names.length) return []
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
  const names = fields.map(({ name }) => name)
  // A misspelt name in a part is reported, with this name.
  const misspelt = new Set(places.flatMap(({ name }) => (names.includes(name) ? [] : (nearest(name, names) ?? []))))
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
      first(name) || misspelt.has(name)
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

/** A group of which one field is enough, although another of its fields is required anyway. */
function neverEmptyGroups(quote: Quote): Problem[] {
  const { fields, oneOf } = quote.value
  return oneOf.flatMap((group, index) => {
    const required = fields.find((field) => field.required && !field.services && group.fields.includes(field.name))
    if (!required) return []
    return [
      problem(
        quote,
        'one-of-required',
        ['oneOf', index, 'fields'],
        `One of ${group.fields.join(', ')} is enough here, but the field "${required.name}" is required in any case.`,
        `Remove "required" from the field "${required.name}", or remove this group.`,
      ),
    ]
  })
}

/** A request that may contain neither an e-mail address nor a phone number cannot be answered. */
function noWayToAnswer(quote: Quote): Problem[] {
  const { fields, oneOf } = quote.value
  const ways = fields.filter(({ type, services }) => (type === 'email' || type === 'phone') && !services)
  const isEnough = (names: string[]) => names.every((name) => ways.some((way) => way.name === name))
  // A name that no field has may be meant for one of them.
  if (oneOf.some((group) => group.fields.some((name) => fields.every((field) => field.name !== name)))) return []
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
