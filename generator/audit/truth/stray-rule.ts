import type { Location, Manifest } from '#manifest/schema.ts'
import type { AuditedSite } from '../../core/audited-site.ts'
import type { StrayFact, StrayKind } from '../../core/facts.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { perPageType } from '../findings/per-page-type.ts'
import type { RuleText, SiteFinding, SiteRule } from '../rule.ts'
import { writtenTexts } from './written-texts.ts'

/** Strays with the same kind on a page, the first one and where they are: `title and H1`. */
export type Strays = { first: StrayFact; slots: string }

type StrayRule = RuleText & {
  kind: StrayKind
  /** The message about the strays of a page. */
  what: (page: AuditedPage, strays: Strays) => string
}

/** Findings of one page type above this number have one cause, such as a template. */
const mostApart = 5

/** A rule about strays with one kind: one finding for each page that has some. */
export function strayRule({ kind, what, ...text }: StrayRule): SiteRule {
  return {
    ...text,
    scope: 'site',
    perLanguage: true,
    check: (site) =>
      site.pages.flatMap((page): SiteFinding[] => {
        const strays = straysOn(page, kind, site)
        const [first] = strays
        if (!first) return []
        const slots = listed([...new Set(strays.map(({ slot }) => slot))])
        return [
          perPageType(site, page, {
            at: placeOf(site, first, page),
            what: what(page, { first, slots }),
            variant: slots,
            above: mostApart,
          }),
        ]
      }),
  }
}

/** The strays with a kind that the manifest has not written itself. */
function straysOn(page: AuditedPage, kind: StrayKind, { manifest }: AuditedSite): StrayFact[] {
  return page.strays.filter((stray) => stray.kind === kind && !(isProse(stray) && isWritten(stray, page, manifest)))
}

/** Titles and headings are made by the build, texts and descriptions may be those of a record. */
const isProse = ({ slot }: StrayFact) => slot === 'text' || slot.endsWith('description')

const isWritten = ({ phrase }: StrayFact, page: AuditedPage, manifest: Manifest) =>
  writtenTexts(manifest).has(phrase, page)

function placeOf({ locate, sourceOf }: AuditedSite, { phrase, slot }: StrayFact, page: AuditedPage): Location {
  return (slot === 'text' && locate(phrase, page)) || sourceOf(page)
}

/** `title`, `title and H1`, `title, H1 and text` */
function listed(slots: readonly string[]): string {
  return slots.length < 2 ? slots.join() : `${slots.slice(0, -1).join(', ')} and ${slots.at(-1)}`
}
