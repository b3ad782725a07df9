import type { SiteRecord } from '#manifest/schema.ts'
import { drawnNames } from '#src/drawn-picture.ts'
import { fragmentOf } from '#src/fragment.ts'
import type { Problem } from '../core/problem.ts'
import type { Located, Records } from './records.ts'

/** Checks the lists in which a name may occur only once. */
export function checkRepeats({
  documents: { site, images, checklist, faqs, 'known-issues': known },
}: Records): Problem[] {
  const repeated = (record: Located<unknown>, names: { name: string; path: PropertyKey[]; key?: string }[]) => {
    const seen = new Set<string>()
    return names.flatMap(({ name, path, key = name }): Problem[] => {
      if (!seen.has(key)) {
        seen.add(key)
        return []
      }
      const what = `"${name}" is listed twice.`
      return [
        {
          code: 'duplicate-entry',
          severity: 'error',
          at: record.locate(path),
          what,
          fix: 'Remove one of the two entries.',
        },
      ]
    })
  }
  const ids = (list: { id: string }[], key: string) =>
    list.map(({ id }, index) => ({ name: id, path: [key, index, 'id'] }))
  // Two accounts with one vendor are two services.
  const services = (analytics: SiteRecord['analytics']) =>
    (analytics?.services ?? []).map((service, index) => ({
      name: service.vendor,
      path: ['analytics', 'services', index],
      key: JSON.stringify(service),
    }))
  return [
    ...(site ? repeated(site, ids(site.value.claims, 'claims')) : []),
    ...(site ? repeated(site, ids(site.value.policies, 'policies')) : []),
    ...(site ? repeated(site, services(site.value.analytics)) : []),
    ...(site
      ? repeated(
          site,
          site.value.frequencies.map((name, index) => ({ name, path: ['frequencies', index] })),
        )
      : []),
    ...(checklist ? repeated(checklist, ids(checklist.value.serviceTypes, 'serviceTypes')) : []),
    ...(checklist ? repeated(checklist, ids(checklist.value.groups, 'groups')) : []),
    ...(faqs
      ? repeated(
          faqs,
          // Questions that differ only in punctuation would have the same fragment.
          faqs.value.map(({ question }, index) => ({
            name: question,
            path: [index, 'question'],
            key: fragmentOf(question) || question,
          })),
        )
      : []),
    ...(known
      ? repeated(
          known,
          known.value.map(({ code, url, record, file }, index) => ({
            name: `${code} of ${url ?? record ?? ''}`,
            path: [index],
            key: [code, url, record, file].join(),
          })),
        )
      : []),
    ...(images
      ? repeated(
          images,
          images.value.pictures.map(({ file }, index) => ({ name: file, path: ['pictures', index, 'file'] })),
        )
      : []),
    ...(images
      ? repeated(
          images,
          // The drawings of places are named after the entry, so their names can clash with another entry.
          images.value.drawings.flatMap((entry, index) =>
            drawnNames(entry).map((name) => ({ name, path: ['drawings', index, 'name'] })),
          ),
        )
      : []),
    ...(['stockFor', 'alwaysFor'] as const).flatMap((list) =>
      images
        ? repeated(
            images,
            (['pictures', 'drawings'] as const).flatMap((section) =>
              images.value[section].flatMap((entry, index) =>
                entry[list].map((name, place) => ({ name, path: [section, index, list, place] })),
              ),
            ),
          )
        : [],
    ),
  ]
}
