import { type Fact, type FactSources, fact } from './fact.ts'
import { noReason } from './no-reason.ts'

/** Without these pages in search engines, most of a site cannot be found. */
const essential = new Set(['home', 'services', 'service-areas', 'contact'])
/** These are kept out of search engines by mistake more often than on purpose. */
const usual = new Set(['about', 'checklist', 'guide', 'articles'])

/** Essential pages that search engines are not to list, and pages that are kept from them without a reason. */
export function checkNoindex(sources: FactSources): Fact[] {
  return [...checkPages(sources), ...checkEntries(sources)]
}

/** The page of a service is the first that customers look for. */
function checkEntries({ records: { documents, folders } }: FactSources): Fact[] {
  const { noindex } = documents
  if (!noindex) return []
  const services = new Set(folders.services.map(({ slug }) => slug))
  return noindex.value.flatMap(({ path, reason }, index) => {
    // An entry that is there twice is a problem of its own.
    if (noindex.value.findIndex((entry) => entry.path === path) < index) return []
    const last = path.split('/').filter(Boolean).at(-1) ?? ''
    return [
      ...(services.has(last)
        ? [
            fact(noindex, [index, 'path'], {
              code: 'essential-page-noindex',
              severity: 'warning',
              what: `Search engines would not list the page of the service "${last}".`,
              fix: 'Remove the entry.',
            }),
          ]
        : []),
      ...(noReason.test(reason)
        ? [
            fact(noindex, [index, 'reason'], {
              code: 'reason-missing',
              severity: 'warning',
              what: `"${reason}" is not a reason to keep ${path} out of search engines.`,
              fix: 'Write the reason, or remove the entry.',
            }),
          ]
        : []),
    ]
  })
}

function checkPages({ records }: FactSources): Fact[] {
  return records.folders.pages.flatMap((page) => {
    const { screen, indexed } = page.value
    const isEssential = essential.has(screen)
    if (indexed || !(isEssential || usual.has(screen))) return []
    return [
      fact(page, ['indexed'], {
        code: 'essential-page-noindex',
        severity: isEssential ? 'error' : 'warning',
        what: `Search engines would not list the page "${screen}", because indexed is false.`,
        fix: 'Remove this line.',
      }),
    ]
  })
}
