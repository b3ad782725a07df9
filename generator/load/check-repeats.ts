import type { Problem } from '../problem.ts'
import type { Located, Records } from './records.ts'

/** Lists in which a name may stand once. */
export function checkRepeats({ documents: { site, images, checklist } }: Records): Problem[] {
  const repeated = (record: Located<unknown>, names: { name: string; path: PropertyKey[] }[]) => {
    const seen = new Set<string>()
    return names.flatMap(({ name, path }): Problem[] => {
      if (!seen.has(name)) {
        seen.add(name)
        return []
      }
      const what = `"${name}" stands here a second time.`
      return [
        { code: 'duplicate-entry', severity: 'error', at: record.locate(path), what, mend: 'Keep one of the two.' },
      ]
    })
  }
  const ids = (list: { id: string }[], key: string) =>
    list.map(({ id }, index) => ({ name: id, path: [key, index, 'id'] }))
  return [
    ...(site ? repeated(site, ids(site.value.claims, 'claims')) : []),
    ...(site ? repeated(site, ids(site.value.policies, 'policies')) : []),
    ...(checklist ? repeated(checklist, ids(checklist.value.serviceTypes, 'serviceTypes')) : []),
    ...(checklist ? repeated(checklist, ids(checklist.value.groups, 'groups')) : []),
    ...(images
      ? repeated(
          images,
          images.value.pictures.map(({ file }, index) => ({ name: file, path: ['pictures', index, 'file'] })),
        )
      : []),
    ...(['stockFor', 'alwaysFor'] as const).flatMap((list) =>
      images
        ? repeated(
            images,
            images.value.pictures.flatMap((picture, index) =>
              picture[list].map((name, place) => ({ name, path: ['pictures', index, list, place] })),
            ),
          )
        : [],
    ),
  ]
}
