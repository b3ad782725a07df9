import type { Problem } from '../core/problem.ts'
import type { Located, Records } from './records.ts'
import { unknown } from './unknown-reference.ts'

/** What texts about places say of each other: every trait and service they name exists, and every trait is some place's. */
export function checkLocal(records: Records): Problem[] {
  const { folders, written } = records
  const places = [...folders.cities, ...folders.counties]
  const used = new Set(places.flatMap(({ value }) => value.traits.map(({ trait }) => trait)))
  return [
    ...folders.cities.flatMap((record) => checkRow(record, records)),
    ...places.flatMap((record) => checkTraits(record, written.traits)),
    ...unknownServices([...places, ...folders.traits], written.services),
    ...testimonialServices(records),
    ...folders.traits.filter(({ slug }) => !used.has(slug)).map(unusedTrait),
  ]
}

/** A service that is renamed or gone is named in many files: one problem for each, at the first. */
function unknownServices(
  records: readonly Located<{ services: Record<string, unknown> }>[],
  known: ReadonlySet<string>,
): Problem[] {
  const holders = new Map<string, Located<unknown>[]>()
  for (const record of records)
    for (const service of Object.keys(record.value.services))
      if (!known.has(service)) holders.set(service, [...(holders.get(service) ?? []), record])
  return [...holders].flatMap(([service, [first, ...others]]) => {
    if (!first) return []
    const problem = unknown('service', service, known, first, ['services', service])
    const files = others.length === 1 ? others[0]?.file.shown : `${others.length} more files`
    return [others.length === 0 ? problem : { ...problem, what: `${problem.what} It is named here and in ${files}.` }]
  })
}

function testimonialServices({ documents: { testimonials }, written }: Records): Problem[] {
  return (testimonials?.value.items ?? []).flatMap(({ service }, index) =>
    service === undefined || written.services.has(service) || !testimonials
      ? []
      : [unknown('service', service, written.services, testimonials, ['items', index, 'service'])],
  )
}

/** The longer texts of a city stand beside a row that has pages of its own. */
function checkRow(record: Located<unknown>, { cities, written }: Records): Problem[] {
  if (written.cityRows && !written.cityRows.has(record.slug))
    return [unknown('city', record.slug, written.cityRows, record, [])]
  const alias = cities.find(({ slug }) => slug === record.slug)?.value.alias_of
  if (alias === undefined) return []
  return [
    {
      code: 'text-of-alias',
      severity: 'error',
      at: record.at,
      what: `"${record.slug}" is another name for "${alias}", whose texts its pages show.`,
      fix: `Move what is worth keeping into cities/${alias}.yaml, and remove this file.`,
    },
  ]
}

function checkTraits(record: Located<{ traits: { trait: string }[] }>, known: ReadonlySet<string>): Problem[] {
  const seen = new Set<string>()
  return record.value.traits.flatMap(({ trait }, index): Problem[] => {
    const path = ['traits', index, 'trait']
    if (!known.has(trait)) return [unknown('trait', trait, known, record, path)]
    if (!seen.has(trait)) {
      seen.add(trait)
      return []
    }
    return [
      {
        code: 'duplicate-entry',
        severity: 'error',
        at: record.locate(path),
        what: `"${trait}" stands here a second time.`,
        fix: 'Keep one of the two.',
      },
    ]
  })
}

function unusedTrait(record: Located<unknown>): Problem {
  return {
    code: 'unused-trait',
    severity: 'warning',
    at: record.at,
    what: `No place has the trait "${record.slug}", so its texts stand nowhere.`,
    fix: 'Name it under traits in a file below cities/ or counties/, or remove this file.',
  }
}
