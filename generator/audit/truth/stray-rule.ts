import type { Location } from '#manifest/schema.ts'
import type { AuditedSite } from '../../core/audited-site.ts'
import type { StrayFact, StrayKind } from '../../core/facts.ts'
import { groupBy } from '../../core/group-by.ts'
import type { Severity } from '../../core/problem.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { indexableByType } from '../findings/page-types.ts'
import { perPageType } from '../findings/per-page-type.ts'
import { subjectOn } from '../findings/superseded.ts'
import type { RuleText, SiteFinding, SiteRule } from '../rule.ts'
import { trailNames } from '../structured-data/breadcrumbs.ts'
import { replacement } from '../text/replacement.ts'
import { textSubject } from '../text/text-subject.ts'
import { slotOf, textOf } from './slots.ts'
import { writtenTexts } from './written-texts.ts'

/** Strays with the same kind on a page, the first one and where they are: `title and H1`. */
export type Strays = { first: StrayFact; slots: string }

type StrayRule = RuleText & {
  kind: StrayKind
  /** Whether a stray is a fault, if that is not known from the page alone. */
  isFault?: (stray: StrayFact, site: AuditedSite) => boolean
  /** The severity of a stray that differs from that of the rule. */
  severityOf?: (stray: StrayFact, site: AuditedSite) => Severity | undefined
  /** What strays on many pages of any type have in common if they have one cause. Without it, pages of one type have one. */
  causeOf?: (stray: StrayFact) => string | undefined
  /** Narrower subjects on the page, as other rules name them, whose faults explain a stray. */
  explainedBy?: readonly string[]
  /** The message about the strays of a page. */
  what: (page: AuditedPage, strays: Strays) => string
}

/** Findings of one page type above this number have one cause, such as a template. */
const mostApart = 5

/** A rule about strays with one kind: one finding for each page that has some. */
export function strayRule({
  kind,
  what,
  isFault = () => true,
  severityOf,
  explainedBy = [],
  causeOf,
  ...text
}: StrayRule): SiteRule {
  const findingOf = (site: AuditedSite, { page, strays }: FaultyPage): FindingOfPage => {
    const [first] = strays
    const slots = listed([...new Set(strays.map(({ slot }) => slot))])
    const isOnlyInTrail = strays.every(({ slot }) => slot === 'breadcrumb')
    const ofTitle = isNameless(first) && slots === 'title' ? ['title'] : []
    const ofTrail = isOnlyInTrail ? [trailNames] : []
    // A link may follow the last comma.
    const found = first.found.toLowerCase()
    const explaining = [found, found.replace(/^.*, /, ''), ...explainedBy, ...ofTitle, ...ofTrail]
    const severity = strays.map((stray) => severityOf?.(stray, site)).find((each) => each !== undefined)
    return {
      ...(severity && { severity }),
      at: placeOf(site, first, page),
      what: what(page, { first, slots }),
      variant: slots,
      replaced: replacedBy(first),
      explains: [
        ...strays.map(({ slot, phrase }) => subjectOn(page.path, slot === 'text' ? textOf(phrase) : slotOf(slot))),
        // The breadcrumb trail has the same name.
        ...(kind === 'county' ? [subjectOn(page.path, found)] : []),
        // A page with the text of another place is nearly its copy.
        ...(first.slot === 'passage' ? [subjectOn(page.path, 'passage'), passageOf(first.found)] : []),
      ],
      followsFrom: [
        ...explaining.map((subject) => subjectOn(page.path, subject)),
        ...(page.textHash === '' ? [] : [textSubject(page)]),
      ],
    }
  }
  return {
    ...text,
    scope: 'site',
    perLanguage: true,
    check: (site) => {
      const faulty = straysIn(site).flatMap(({ page, strays: all }): FaultyPage[] => {
        const [first, ...others] = all.filter((stray) => stray.kind === kind && isFault(stray, site))
        return first ? [{ page, strays: [first, ...others], cause: causeOf?.(first) }] : []
      })
      const pagesOf = groupBy(faulty, ({ cause }) => cause)
      return faulty.map((each) => {
        const { page, cause } = each
        const { variant, ...finding } = findingOf(site, each)
        return cause !== undefined && (pagesOf.get(cause)?.length ?? 0) > mostApart
          ? { url: page.path, group: { name: `site ${cause}`, above: mostApart }, ...finding }
          : perPageType(site, page, { ...finding, variant, above: mostApart })
      })
    },
  }
}

/** Names the passages of a place or service as the subject of findings: one that another page has too is no longer unique. */
export const passageOf = (name: string) => `passage of ${name}`

/** An address is known by itself: the link to it has it too. Pages of several types have the same sentence. */
const replacedBy = ({ kind, found, wanted, phrase }: StrayFact) =>
  kind === 'figure' && found === ''
    ? phrase
    : kind === 'price' && wanted.startsWith('an amount in')
      ? found
      : kind === 'domain'
        ? found.toLowerCase().replace(/^https?:\/\/(?:www\.)?/, '')
        : replacement(found, wanted)

type FaultyPage = { page: AuditedPage; strays: [StrayFact, ...StrayFact[]]; cause: string | undefined }

type FindingOfPage = Omit<SiteFinding, 'url' | 'group'> & { variant: string }

type PageStrays = { page: AuditedPage; strays: StrayFact[] }

const known = new WeakMap<AuditedSite, PageStrays[]>()

/** The pages with strays that the manifest has not written itself. Found once for the rules about all kinds. */
function straysIn(site: AuditedSite): PageStrays[] {
  const found = known.get(site)
  if (found) return found
  const { manifest } = site
  /** A city has a page for every service, all with the same texts. */
  const written = new Map<string, boolean>()
  const isFault = (stray: StrayFact, page: AuditedPage) => {
    if (!isProse(stray)) return true
    const key = `${page.params.location} ${page.params.county} ${stray.phrase}`
    const answer = written.get(key) ?? writtenTexts(manifest).has(stray.phrase, page)
    written.set(key, answer)
    return !answer
  }
  const pages = site.pages.flatMap((page) => {
    const all = page.strays // read from its packed form
    const strays = all.length === 0 ? all : all.filter((stray) => isFault(stray, page))
    return strays.length === 0 ? [] : [{ page, strays }]
  })
  const rare = withoutUsual(pages, site)
  known.set(site, rare)
  return rare
}

/** The largest share of the pages of a type whose titles lack their place or service by mistake. */
const mostNameless = 0.1

/** Leaves out titles without a name on page types that have none by design. */
function withoutUsual(pages: readonly PageStrays[], site: AuditedSite): PageStrays[] {
  const nameless = pages.filter(({ strays }) => strays.some(isNameless))
  if (nameless.length === 0) return [...pages]
  const all = indexableByType(site)
  const counts = groupBy(nameless, ({ page }) => page.route)
  const isUsual = ({ route }: AuditedPage) =>
    (counts.get(route)?.length ?? 0) > Math.max(1, mostNameless * (route ? (all.get(route)?.length ?? 0) : 0))
  return pages.flatMap(({ page, strays }) => {
    const left = isUsual(page) ? strays.filter((stray) => !isNameless(stray)) : strays
    return left.length === 0 ? [] : { page, strays: left }
  })
}

const isNameless = ({ kind, found }: StrayFact) => (kind === 'place' || kind === 'service') && found === ''

/** Titles and headings are made by the build; texts, alt texts and descriptions may be those of a record. */
const isProse = ({ slot }: StrayFact) => slot === 'text' || slot === 'alt text' || slot.endsWith('description')

function placeOf({ locate, sourceOf }: AuditedSite, { phrase, slot }: StrayFact, page: AuditedPage): Location {
  return (slot === 'text' && locate(phrase, page)) || sourceOf(page)
}

/** `title`, `title and H1`, `title, H1 and text` */
function listed(slots: readonly string[]): string {
  return slots.length < 2 ? slots.join() : `${slots.slice(0, -1).join(', ')} and ${slots.at(-1)}`
}
