import type { Problem } from '../../core/problem.ts'
import { didYouMean, nearest } from '../../core/suggest.ts'
import { recordError } from '../checks/record-error.ts'
import type { Quote } from './quote.ts'

/** Names in `parts` and `oneOf` that no field has. */
export function unknownFields(quote: Quote): Problem[] {
  const names = quote.value.fields.map(({ name }) => name)
  // Of two fields of one name, one has the name of another field, which is missing then.
  if (new Set(names).size < names.length) return []
  return (['parts', 'oneOf'] as const).flatMap((list) =>
    quote.value[list].flatMap(({ fields }, group) =>
      fields.flatMap((name, index) =>
        names.includes(name)
          ? []
          : [
              recordError(quote, [list, group, 'fields', index], {
                code: 'unknown-field',
                what: `There is no field "${name}".`,
                fix: `${didYouMean(name, names)}The fields are ${names.join(', ')}.`,
              }),
            ],
      ),
    ),
  )
}

/** With parts, each field is in one of them, and headings differ. */
export function fieldsOfParts(quote: Quote): Problem[] {
  const { fields, parts } = quote.value
  if (parts.length === 0) return []
  const headings = parts.map(({ heading }) => heading)
  const places = parts.flatMap(({ fields }, part) => fields.map((name, index) => ({ name, part, index })))
  const first = (name: string) => places.find((place) => place.name === name)
  const names = fields.map(({ name }) => name)
  const unknown = places.filter(({ name }) => !names.includes(name))
  // A misspelt name in a part is reported, with this name.
  const misspelt = new Set(unknown.flatMap(({ name }) => nearest(name, names) ?? []))
  const hidden = fields.filter(({ name }) => !first(name) && !misspelt.has(name)).length
  // So is a name that another field has now. With as many names as fields left over, these belong together.
  const areRenamed = hidden <= unknown.length - misspelt.size
  return [
    ...headings.flatMap((heading, part) =>
      headings.indexOf(heading) === part
        ? []
        : [
            recordError(quote, ['parts', part, 'heading'], {
              code: 'duplicate-entry',
              what: `Two parts have the heading "${heading}".`,
              fix: 'Change one of the two headings, or join the parts.',
            }),
          ],
    ),
    ...places.flatMap((place) =>
      first(place.name) === place
        ? []
        : [
            recordError(quote, ['parts', place.part, 'fields', place.index], {
              code: 'duplicate-field',
              what: `The field "${place.name}" is in the parts twice.`,
              fix: 'Remove one of the two entries.',
            }),
          ],
    ),
    ...fields.flatMap(({ name }, index) =>
      areRenamed || first(name) || misspelt.has(name)
        ? []
        : [
            recordError(quote, ['fields', index, 'name'], {
              code: 'field-never-shown',
              what: `The field "${name}" is in no part, so the form does not show it.`,
              fix: 'Add its name to the fields of a part, or remove the field.',
            }),
          ],
    ),
  ]
}

/** A group of which one field is enough, although another of its fields is required anyway. */
export function neverEmptyGroups(quote: Quote): Problem[] {
  const { fields, oneOf } = quote.value
  return oneOf.flatMap((group, index) => {
    const required = fields.find((field) => field.required && !field.services && group.fields.includes(field.name))
    if (!required) return []
    return [
      recordError(quote, ['oneOf', index, 'fields'], {
        code: 'one-of-required',
        what: `One of ${group.fields.join(', ')} is enough here, but the field "${required.name}" is required in any case.`,
        fix: `Remove "required" from the field "${required.name}", or remove this group.`,
      }),
    ]
  })
}
