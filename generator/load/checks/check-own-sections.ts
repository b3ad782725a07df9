import type { Problem } from '../../core/problem.ts'
import { didYouMean } from '../../core/suggest.ts'
import type { Records } from '../records.ts'

/** Checks the sections that pages and services name: the code of the site defines each. */
export function checkOwnSections({ folders: { pages, services }, own }: Records): Problem[] {
  if (!own) return []
  const { sections } = own
  return [...pages, ...services].flatMap(({ value, locate }) =>
    (value.ownSections ?? []).flatMap((name, index): Problem[] =>
      sections.includes(name)
        ? []
        : [
            {
              code: 'unknown-section',
              severity: 'error',
              at: locate(['ownSections', index]),
              what: `There is no section "${name}".`,
              fix: `${didYouMean(name, sections)}Sections are the keys of components.sections in citywide.config.ts.`,
            },
          ],
    ),
  )
}
