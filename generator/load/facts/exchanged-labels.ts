import { findLinks } from '../find-links.ts'
import type { Located } from '../records.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import { isEnglish } from './texts.ts'

/** Links to one page with the name of another one. `checkLinkSubjects` compares English labels by their words. */
export function checkExchangedLabels(sources: FactSources): Fact[] {
  if (isEnglish(sources)) return []
  const { documents, folders } = sources.records
  const namesOf = new Map(
    folders.pages.map(({ slug, value }) => [
      slug,
      new Set([value.heading, 'name' in value ? value.name : undefined].flatMap((each) => each?.toLowerCase() ?? [])),
    ]),
  )
  const holders: Located<unknown>[] = [...(documents.navigation ? [documents.navigation] : []), ...folders.pages]
  return holders.flatMap((record) => {
    for (const { link, path } of findLinks(record.value)) {
      const { label, page } = link
      const own = namesOf.get(page ?? '')
      const written = label?.toLowerCase()
      if (own === undefined || written === undefined || own.has(written)) continue
      const [other] = [...namesOf].find(([slug, names]) => slug !== page && names.has(written)) ?? []
      if (other === undefined) continue
      const what = `"${label}" leads to the page "${page}", but it is the name of "${other}".`
      const fix = 'Correct the label, or the page.'
      return [fact(record, [...path, 'label'], { code: 'link-to-another-subject', what, fix })]
    }
    return []
  })
}
