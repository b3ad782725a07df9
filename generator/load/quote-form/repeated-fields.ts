import type { Problem } from '../../core/problem.ts'
import { recordError } from '../checks/record-error.ts'
import type { Quote, QuoteField } from './quote.ts'

export function repeatedNames(quote: Quote): Problem[] {
  const names = quote.value.fields.map(({ name }) => name)
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [
          recordError(quote, ['fields', index, 'name'], {
            code: 'duplicate-field',
            what: `Two fields have the name "${name}", but the request can contain only one of them.`,
            fix: 'Rename one of the two fields.',
          }),
        ],
  )
}

/** Whether no service shows both of two fields. */
const isApart = (field: Pick<QuoteField, 'services'>, other: QuoteField): boolean =>
  field.services !== undefined &&
  other.services !== undefined &&
  !field.services.some((service) => other.services?.includes(service))

/** Fields with one label, unless no service shows both. */
export function repeatedLabels(quote: Quote): Problem[] {
  const { fields } = quote.value
  return fields.flatMap(({ label, services }, index) => {
    const first = fields.slice(0, index).find((other) => other.label === label && !isApart({ services }, other))
    if (!first) return []
    return [
      recordError(quote, ['fields', index, 'label'], {
        code: 'duplicate-field',
        what: `The label "${label}" is also that of the field "${first.name}".`,
        fix: 'Change one of the two labels.',
      }),
    ]
  })
}

/** Parts of a name: a browser fills the same one into two fields. Two addresses of one form may have the same parts. */
const partOfName = /-name$|^name$/

export function repeatedAutocomplete(quote: Quote): Problem[] {
  const { fields } = quote.value
  const filled = (index: number) => {
    const field = fields[index]
    return field && 'autocomplete' in field ? field.autocomplete : undefined
  }
  return fields.flatMap((field, index) => {
    const own = filled(index)
    if (own === undefined || !partOfName.test(own)) return []
    const first = fields.findIndex((other, at) => filled(at) === own && !isApart(field, other))
    if (first === index) return []
    return [
      recordError(quote, ['fields', index, 'autocomplete'], {
        code: 'duplicate-field',
        what: `The browser fills "${own}" into the field "${fields[first]?.name}", too.`,
        fix: 'Change one of the two.',
      }),
    ]
  })
}

export function repeatedOptions(quote: Quote): Problem[] {
  return quote.value.fields.flatMap((field, index) =>
    'options' in field && field.options
      ? field.options.flatMap((option, at, all) =>
          all.indexOf(option) === at
            ? []
            : [
                recordError(quote, ['fields', index, 'options', at], {
                  code: 'duplicate-entry',
                  what: `"${option}" is listed twice.`,
                  fix: 'Remove one of the two entries.',
                }),
              ],
        )
      : [],
  )
}

/** What a message says beside the name of its field. */
const asking =
  /(?<!\p{L})(?:please|enter|type|write|choose|select|pick|give|tell|us|fill|in|your|the|an?|is|required|por favor|introduzca|escriba|indique|elija|seleccione|su|el|la|un|una|es|obligatori[oa])(?!\p{L})/gu

/** `Enter your first name.` below the field "Last name" is the message of another field; "Enter your phone." fits "Mobile phone". */
export function messagesOfOthers(quote: Quote): Problem[] {
  const { fields } = quote.value
  return fields.flatMap((field, index) => {
    const asked = plain(field.missing ?? '')
      .replace(asking, '')
      .trim()
    const other = fields.find(({ label }) => label !== field.label && plain(label) === asked)
    if (asked === '' || plain(field.label).includes(asked) || !other) return []
    // Two labels that were exchanged are one mistake.
    const isReported = fields.indexOf(other) < index && plain(other.missing ?? '').includes(plain(field.label))
    if (isReported) return []
    return [
      recordError(quote, ['fields', index, 'missing'], {
        code: 'duplicate-field',
        what: `The field "${field.label}" has the message of the field "${other.label}": "${field.missing}"`,
        fix: `Write a message about "${field.label}".`,
      }),
    ]
  })
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
