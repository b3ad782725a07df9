import { plainName } from '../../../core/gazetteer.ts'
import { groupBy } from '../../../core/group-by.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'

/** `roof repair` of `Roof repairs`. */
const inSingular = (name: string) => plainName(name).replace(/(?<=\p{L}{3})s(?= |$)/gu, '')

/**
 * The kind of a service, in structured data, that is the name of another service. Several services may be kinds of one of
 * them: `Deep House Cleaning` of `House Cleaning`, or all of `Cleaning`.
 */
export function checkServiceTypes({ records: { folders } }: FactSources): Fact[] {
  const { services } = folders
  const typed = services.filter(({ value }) => value.serviceType !== undefined)
  return [...groupBy(typed, ({ value }) => inSingular(value.serviceType ?? ''))].flatMap(([type, records]) => {
    const other = services.find(({ value }) => inSingular(value.name) === type)
    const wrong = records.filter((record) => record !== other)
    const [record] = wrong
    if (!other || !record || wrong.length > 1) return []
    const words = new Set(inSingular(record.value.name).split(' '))
    if (type.split(' ').every((word) => words.has(word))) return []
    return [
      fact(record, ['serviceType'], {
        code: 'text-of-another-service',
        what: `The type of ${record.value.name} is "${record.value.serviceType}", which is another service.`,
        fix: `Write what ${record.value.name} is, or remove this line: the default is the name.`,
      }),
    ]
  })
}
