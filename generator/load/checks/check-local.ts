import { Slug } from '#manifest/schema/primitives.ts'
import { groupBy } from '../../core/group-by.ts'
import type { Problem } from '../../core/problem.ts'
import type { Located, Records } from '../records.ts'
import { unknown } from './unknown-reference.ts'

/** Checks the texts about places: every trait and service they name exists, and every trait is used by a place. */
export function checkLocal(records: Records): Problem[] {
  const { folders, written } = records
  const places = [...folders.cities, ...folders.counties]
  const aliases = new Map(records.cities.map(({ slug, value }) => [slug, value.alias_of]))
  const used = new Set(places.flatMap(({ value }) => value.traits.map(({ trait }) => trait)))
  // A place whose file has a mistake may have any trait.
  const areComplete = places.length === written.cities.size + written.counties.size
  return [
    ...folders.cities.flatMap((record) => checkRow(record, records, aliases)),
    ...places.flatMap((record) => checkTraits(record, written.traits)),
    ...unknownServices([...places, ...folders.traits], written.services),
    ...testimonialServices(records),
    ...(areComplete ? folders.traits.filter(({ slug }) => !used.has(slug) && isSlug(slug)).map(unusedTrait) : []),
  ]
}

/** False for a file name that is reported by itself. */
const isSlug = (slug: string) => Slug.safeParse(slug).success

/** A renamed or removed service is usually named in many files: one problem per service, at the first file. */
function unknownServices(
  records: readonly Located<{ services: Record<string, unknown> }>[],
  known: ReadonlySet<string>,
): Problem[] {
  const uses = records.flatMap((record) =>
    Object.keys(record.value.services)
      .filter((service) => !known.has(service))
      .map((service) => ({ service, record })),
  )
  return [...groupBy(uses, ({ service }) => service)].flatMap(([service, [first, ...others]]) => {
    if (!first) return []
    const problem = unknown('service', service, known, first.record, ['services', service])
    const files = others.length === 1 ? others[0]?.record.file.shown : `${others.length} more files`
    const what = `There is no service "${service}", but this file and ${files} name it.`
    return [others.length === 0 ? problem : { ...problem, what }]
  })
}

function testimonialServices({ documents: { testimonials }, written }: Records): Problem[] {
  return (testimonials?.value.items ?? []).flatMap(({ service }, index) =>
    service === undefined || written.services.has(service) || !testimonials
      ? []
      : [unknown('service', service, written.services, testimonials, ['items', index, 'service'])],
  )
}

/** Checks that the texts of a city belong to a row of cities.csv that is not an alias. */
function checkRow(
  record: Located<unknown>,
  { written }: Records,
  aliases: ReadonlyMap<string, string | undefined>,
): Problem[] {
  if (written.cityRows && !written.cityRows.has(record.slug) && isSlug(record.slug))
    return [unknown('city', record.slug, written.cityRows, record, [])]
  const alias = aliases.get(record.slug)
  // An alias of no city is a mistake of its row.
  if (alias === undefined || !written.cityRows?.has(alias)) return []
  return [
    {
      code: 'text-of-alias',
      severity: 'error',
      at: record.at,
      what: `"${record.slug}" is an alias of "${alias}", so its pages show the texts of "${alias}" instead of this file.`,
      fix: `Move the texts you want to keep to cities/${alias}.yaml, and remove this file.`,
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
        what: `The trait "${trait}" is listed twice.`,
        fix: 'Remove one of the two entries.',
      },
    ]
  })
}

function unusedTrait(record: Located<unknown>): Problem {
  return {
    code: 'unused-trait',
    severity: 'warning',
    at: record.at,
    what: `No place has the trait "${record.slug}", so no page shows its texts.`,
    fix: 'List it under traits in a file in cities/ or counties/, or remove this file.',
  }
}
