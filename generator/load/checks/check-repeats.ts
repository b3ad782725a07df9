import type { SiteRecord } from '#manifest/schema.ts'
import { drawnNames } from '#src/drawn-picture.ts'
import { fragmentOf } from '#src/fragment.ts'
import type { Problem } from '../../core/problem.ts'
import type { Located, Records } from '../records.ts'
import { recordError } from './record-error.ts'

/** An entry of a list in which no two may have the same key. Without a key, it is the name. */
type Entry = { name: string; path: PropertyKey[]; key?: string }

/** Checks the lists in which a name may occur only once. */
export function checkRepeats({
  documents: { site, images, checklist, faqs, 'known-issues': known },
}: Records): Problem[] {
  return [
    ...repeatsIn(site, siteLists),
    ...repeatsIn(checklist, ({ serviceTypes, groups }) => [ids(serviceTypes, 'serviceTypes'), ids(groups, 'groups')]),
    ...repeatsIn(faqs, (questions) => [
      // Questions that differ only in punctuation would have the same fragment.
      questions.map(({ question }, index) => ({
        name: question,
        path: [index, 'question'],
        key: fragmentOf(question) || question,
      })),
    ]),
    ...repeatsIn(known, (issues) => [
      issues.map(({ code, url, record, file }, index) => ({
        name: `${code} of ${url ?? record ?? ''}`,
        path: [index],
        key: [code, url, record, file].join(),
      })),
    ]),
    ...repeatsIn(images, imageLists),
  ]
}

function siteLists({ business, claims, policies, analytics, frequencies }: SiteRecord): Entry[][] {
  return [
    business.lines.map(({ id }, index) => ({ name: id, path: ['business', 'lines', index, 'id'] })),
    [
      { name: business.phone.e164, path: ['business', 'phone', 'e164'] },
      ...business.lines.map(({ e164 }, index) => ({ name: e164, path: ['business', 'lines', index, 'e164'] })),
    ],
    ids(claims, 'claims'),
    claims.map(({ text }, index) => ({ name: text, path: ['claims', index, 'text'] })),
    ids(policies, 'policies'),
    // Two accounts with one vendor are two services.
    (analytics?.services ?? []).map((service, index) => ({
      name: service.vendor,
      path: ['analytics', 'services', index],
      key: JSON.stringify(service),
    })),
    frequencies.map((name, index) => ({ name, path: ['frequencies', index] })),
  ]
}

function imageLists(images: NonNullable<Records['documents']['images']>['value']): Entry[][] {
  const namedFor = (list: 'stockFor' | 'alwaysFor') =>
    (['pictures', 'drawings'] as const).flatMap((section) =>
      images[section].flatMap((entry, index) =>
        entry[list].map((name, place) => ({ name, path: [section, index, list, place] })),
      ),
    )
  return [
    images.pictures.map(({ file }, index) => ({ name: file, path: ['pictures', index, 'file'] })),
    // The drawings of places are named after the entry, so their names can clash with another entry.
    images.drawings.flatMap((entry, index) =>
      drawnNames(entry).map((name) => ({ name, path: ['drawings', index, 'name'] })),
    ),
    namedFor('stockFor'),
    namedFor('alwaysFor'),
  ]
}

const ids = (list: { id: string }[], key: string): Entry[] =>
  list.map(({ id }, index) => ({ name: id, path: [key, index, 'id'] }))

/** The repeated entries in the lists of a record. */
const repeatsIn = <T>(record: Located<T> | undefined, listsOf: (value: T) => readonly Entry[][]): Problem[] =>
  record ? listsOf(record.value).flatMap((list) => repeats(record, list)) : []

function repeats(record: Located<unknown>, list: readonly Entry[]): Problem[] {
  const seen = new Set<string>()
  return list.flatMap(({ name, path, key = name }): Problem[] => {
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    const what = `"${name}" is listed twice.`
    return [recordError(record, path, { code: 'duplicate-entry', what, fix: 'Remove one of the two entries.' })]
  })
}
