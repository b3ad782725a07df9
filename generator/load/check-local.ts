import type { Problem } from '../problem.ts'
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
    ...[...places, ...folders.traits].flatMap((record) =>
      Object.keys(record.value.services)
        .filter((service) => !written.services.has(service))
        .map((service) => unknown('service', service, written.services, record, ['services', service])),
    ),
    ...testimonialServices(records),
    ...folders.traits.filter(({ slug }) => !used.has(slug)).map(unusedTrait),
  ]
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
      mend: `Move what is worth keeping into cities/${alias}.yaml, and remove this file.`,
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
        mend: 'Keep one of the two.',
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
    mend: 'Name it under traits in a file below cities/ or counties/, or remove this file.',
  }
}
