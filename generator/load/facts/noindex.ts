import { type Fact, type FactSources, fact } from './fact.ts'

/** Without these pages in search engines, most of a site cannot be found. */
const essential = new Set(['home', 'services', 'service-areas', 'contact'])
/** These are kept out of search engines by mistake more often than on purpose. */
const usual = new Set(['about', 'checklist', 'guide', 'articles'])

/** An essential page that search engines are not to list. */
export function checkNoindex({ records }: FactSources): Fact[] {
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
