import type { Problem } from '../../core/problem.ts'
import { recordError } from '../checks/record-error.ts'
import { unknown } from '../checks/unknown-reference.ts'
import type { Records } from '../records.ts'
import { fieldsOfParts, neverEmptyGroups, unknownFields } from './field-groups.ts'
import type { Quote } from './quote.ts'
import {
  messagesOfOthers,
  repeatedAutocomplete,
  repeatedLabels,
  repeatedNames,
  repeatedOptions,
} from './repeated-fields.ts'

/** Checks that the fields of quote.yaml fit together. */
export function checkForm(quote: Quote, records: Records): Problem[] {
  return [
    ...repeatedNames(quote),
    ...repeatedLabels(quote),
    ...repeatedAutocomplete(quote),
    ...repeatedOptions(quote),
    ...messagesOfOthers(quote),
    ...impossibleExamples(quote),
    ...repeatedUnits(quote),
    ...missingLists(quote, records),
    ...unshownFields(quote, records),
    ...unknownFields(quote),
    ...fieldsOfParts(quote),
    ...neverEmptyGroups(quote),
    ...noWayToAnswer(quote),
  ]
}

/** A number of an example. With three digits after its sign, `1,200` may be a thousand or a fraction. */
const numbers = /(?<![\d.,])-?\d+(?:[.,]\d{1,2}|[.,]\d{4,})?(?![\d]|[.,]\d)/g

/** An example that the field itself refuses. */
function impossibleExamples(quote: Quote): Problem[] {
  return quote.value.fields.flatMap((field, index) => {
    if (field.type !== 'number' || field.example === undefined) return []
    const { example, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = field
    const stated = (example.match(numbers) ?? []).map((number) => Number(number.replace(',', '.')))
    const wrong = stated.find((number) => number < minimum || number > maximum)
    if (wrong === undefined) return []
    return [
      recordError(quote, ['fields', index, 'example'], {
        code: 'bad-value',
        what: `The example ${example} is ${wrong < minimum ? `below the minimum ${minimum}` : `above the maximum ${maximum}`} of the field "${field.name}".`,
        fix: 'Write a number that the field accepts, or change its limit.',
      }),
    ]
  })
}

/** A label with the unit that the form adds to it: `Length (feet) (feet)`. */
function repeatedUnits(quote: Quote): Problem[] {
  return quote.value.fields.flatMap((field, index) => {
    if (field.type !== 'number' || field.unit === undefined || !field.label.endsWith(`(${field.unit})`)) return []
    return [
      recordError(quote, ['fields', index, 'label'], {
        code: 'unit-in-label',
        what: `The label "${field.label}" ends with the unit, which the form adds to it.`,
        fix: `Write "${field.label.slice(0, -field.unit.length - 2).trim()}".`,
      }),
    ]
  })
}

/** Choices from a list that the manifest does not have. */
function missingLists(quote: Quote, { written }: Records): Problem[] {
  return quote.value.fields.flatMap((field, index) =>
    'optionsFrom' in field && field.optionsFrom === 'addOns' && !written.documents.has('checklist')
      ? [
          recordError(quote, ['fields', index, 'optionsFrom'], {
            code: 'field-without-options',
            what: `The options of "${field.name}" are the add-on tasks of checklist.yaml, which does not exist.`,
            fix: 'Write the options themselves as "options", or add checklist.yaml.',
          }),
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
        recordError(quote, path, {
          code: 'field-never-shown',
          what: `"${name}" is shown only for some services, but no field with "type: select" chooses a service.`,
          fix: 'Add a field with "type: select" and "optionsFrom: services", or remove "services" here.',
        }),
      ]
    }
    return services.flatMap((service, at) =>
      written.services.has(service) ? [] : [unknown('service', service, written.services, quote, [...path, at])],
    )
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
    recordError(quote, ['fields'], {
      code: 'quote-without-answer',
      what: 'A visitor can send this form with neither an e-mail address nor a phone number, and the company could not reply.',
      fix: 'Require a field of type email or phone, or name both under "oneOf".',
    }),
  ]
}
