import type { AuditedSite } from '../../core/audited-site.ts'
import type { AuditedPage } from '../../core/site-facts.ts'

/** A section of a long text of the manifest that its page does not have. */
type LostSection = { page: AuditedPage; heading: string }

const headingWithId = /<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs

/** Least share of the sections of a text by which a page is the one that shows it. */
const leastShown = 0.5

/** The sections of pages and articles that were lost from their page: the HTML of their text has an id for each heading. */
export function lostSections({ pages, manifest, idSets, sourceOf }: AuditedSite): LostSection[] {
  const records = [...manifest.pages, ...manifest.articles]
  const texts = new Map(
    records.flatMap((record) => {
      const body = 'body' in record && typeof record.body === 'string' ? record.body : ''
      const sections = Array.from(body.matchAll(headingWithId), ([, id = '', heading = '']) => ({ id, heading }))
      return sections.length === 0 ? [] : [[record.at.file, sections]]
    }),
  )
  if (texts.size === 0) return []
  return pages.flatMap((page) => {
    const sections = texts.get(sourceOf(page).file)
    const ids = idSets[page.idSet]
    if (!sections || !ids) return []
    const lost = sections.filter(({ id }) => !ids.has(id))
    if (sections.length - lost.length < leastShown * sections.length) return []
    return lost.map(({ heading }) => ({ page, heading: heading.replace(/<[^>]*>/g, '') }))
  })
}
