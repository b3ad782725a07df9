import type { Manifest } from '#manifest/schema.ts'
import { countyName } from '#src/place.ts'
import type { AuditedSite } from '../../../core/audited-site.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { hasText } from '../../../core/text/has-text.ts'
import { nameFinder } from '../../../core/text/name-finder.ts'
import { isShortName } from '../../../core/text/short-name.ts'
import { hashWords } from '../../../core/text/words.ts'
import { pathOf } from '../../../core/url.ts'
import { onPages, shownOn } from '../../findings/references.ts'
import { subjectOn } from '../../findings/superseded.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { replacement } from '../../text/replacement.ts'
import { textSubject } from '../../text/text-subject.ts'
import { type Known, knownOf } from '../../truth/known-names.ts'
import { isOwnCity, type Subject, subjectIn } from '../../truth/subject.ts'

/** Names the links to a page as the subject of findings. */
export const inlinks = 'inlinks'

/** A link that names one place or service and leads to the page of another. */
export const linkTextDiffers: SiteRule = {
  code: 'link-text-differs',
  scope: 'site',
  perLanguage: true,
  title: 'Link to the page of another place or service',
  severity: 'error',
  why: 'The visitor arrives at a page about another town or service. Search engines take the link text for a description of that page.',
  how: 'Looks for names of cities, counties and services, as the manifest writes them, in the texts of links to pages about a place or service. A text that names the place and the service of the page may name others too, and the first words of a name will do if no other begins with them. A link of header or footer with a label of navigation.yaml must lead where it does there. In a list of places, the text of a link between two others must be a place of the manifest, or one of its texts, and no link may lead to the page itself. Ignores links around passages of more than 200 characters.',
  fix: 'Link to the page that the text names, or name the page that the link leads to.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  supersededBy: ['dead-link', 'duplicate-page', 'link-form', 'link-redirected'],
  check: (site) => {
    const { pages, parts, targets, anchorTexts, graph, manifest } = site
    const all = [...site.pagesByPath.values()]
    const compare = comparer(manifest)
    /** By target and text, which nearly all pages share with others. */
    const known = new Map<number, Difference | undefined>()
    const differenceOf = (target: number, text: number) => {
      const key = target * anchorTexts.length + text
      if (known.has(key)) return known.get(key)
      const page = all[graph.pageAt[target] ?? -1]
      const found = page && compare(anchorTexts[text] ?? '', page.params)
      known.set(key, found)
      return found
    }
    const differs = (anchors: Uint32Array) => {
      for (let at = 0; at < anchors.length; at += 3)
        if (differenceOf(anchors[at] as number, anchors[at + 1] as number) !== undefined) return true
      return false
    }
    const found: SiteFinding[] = []
    const report = (
      anchors: Uint32Array,
      finding: (text: string) => Omit<SiteFinding, 'what'>,
      where: string,
      renaming: (text: string) => boolean,
    ) => {
      for (let at = 0; at < anchors.length; at += 3) {
        const [target, text] = [anchors[at] as number, anchors[at + 1] as number] // links are in threes
        const difference = differenceOf(target, text)
        if (difference === undefined) continue
        const { named, name } = difference
        const written = anchorTexts[text] ?? ''
        if (renaming(written)) continue
        found.push({
          what: `The link "${written}" ${where} leads to ${targets[target]}, the page of ${name}.`,
          group: { name: `${target} ${text}` },
          replaced: replacement(named, name),
          ...finding(written),
        })
      }
    }
    for (const page of pages)
      report(
        page.anchors,
        (text) => ({
          url: page.path,
          at: site.locate(text, page) ?? site.sourceOf(page),
          subject: subjectOn(page.path, text.toLowerCase()),
          // The text of a link such as `Drain Cleaning in Odell` also names the place in the main content.
          explains: [subjectOn(page.path, text.toLowerCase().replace(/^.* (?:in|en) /, ''))],
          followsFrom: [textSubject(page)],
        }),
        `on ${page.path}`,
        (text) => isRenamed(page, text),
      )
    const strange = listReader(site)
    const cityAt = (target: number) => all[graph.pageAt[target] ?? -1]?.params.location
    for (const page of pages) {
      for (const { text, what } of strange(page.anchors, page, {
        isOwn: (target) => targets[target] === page.path,
        cityAt,
      }))
        found.push({
          what,
          url: page.path,
          at: site.locate(text, page) ?? site.sourceOf(page),
          subject: subjectOn(page.path, text.toLowerCase()),
          followsFrom: [textSubject(page)],
          group: { name: `list ${text}` },
        })
    }
    for (const part of parts) {
      if (!differs(part.anchors)) continue // most parts are on all pages, which takes time to find out
      const holders = pages.filter((page) => page.parts.includes(part.name))
      const [first] = holders
      if (first)
        report(
          part.anchors,
          (text) => ({
            url: first.path,
            at: site.locate(text) ?? manifest.siteAt,
            subject: part.name,
            ...shownOn(holders, true),
          }),
          `in the ${part.name.split(' ')[0]} ${onPages(holders.length)}`,
          (text) => holders.every((page) => isRenamed(page, text)),
        )
    }
    found.push(...otherTargets(site))
    return found
  },
}

/** Links of a header or footer with a label of navigation.yaml that lead elsewhere than any link with this label there. */
function* otherTargets(site: AuditedSite): Generator<SiteFinding> {
  const { pages, parts, targets, anchorTexts, navigation } = site
  const paths = new Map<string, Set<string>>()
  for (const { name, path } of navigation) {
    const label = name.split(' › ').at(-1) ?? ''
    paths.set(label, (paths.get(label) ?? new Set()).add(pathOf(path)))
  }
  for (const part of parts) {
    const [place = ''] = part.name.split(' ')
    for (let at = 0; at < part.anchors.length; at += 3) {
      const [target, label] = [targets[part.anchors[at] ?? -1] ?? '', anchorTexts[part.anchors[at + 1] ?? -1] ?? '']
      const known = paths.get(label)
      if (!known || known.has(pathOf(target)) || !target.startsWith('/')) continue
      // Pages of places and services are compared by their names.
      const { params } = site.pagesByPath.get(pathOf(target)) ?? {}
      if (params && (params.location ?? params.county ?? params.service) !== undefined) continue
      const holders = pages.filter((page) => page.parts.includes(part.name))
      const [first] = holders
      if (!first) continue
      yield {
        url: first.path,
        at: site.locate(label) ?? site.manifest.siteAt,
        subject: part.name,
        // A broken or redirected URL says more.
        followsFrom: [target, pathOf(target)],
        // Pages that only this link leads to.
        explains: [...known].map((path) => subjectOn(path, inlinks)),
        // One edit changes a label in the header and in the footer.
        group: { name: `navigation ${label} ${target}` },
        what: `The link "${label}" in the ${place} ${onPages(holders.length)} leads to ${target}, but in navigation.yaml to ${[...known].join(' and ')}.`,
        fix: 'Build again, or change the target in navigation.yaml.',
        ...shownOn(holders, true),
      }
    }
  }
}

/** Whether the title or the heading of a page names what a link text names: a name was replaced everywhere on the page. */
const isRenamed = ({ strays }: AuditedPage, text: string) =>
  strays.some(
    ({ kind, slot, found }) =>
      (kind === 'place' || kind === 'county') &&
      (slot === 'title' || slot === 'H1') &&
      found !== '' &&
      text.includes(found),
  )

type OddLink = { text: string; what: string }

/**
 * Finds links in lists of places that are out of place: to no place, or to the page itself. A list is known by the links before
 * and after, or by the two after its first link.
 */
function listReader({ manifest, anchorTexts, targets }: Pick<AuditedSite, 'manifest' | 'anchorTexts' | 'targets'>) {
  const { places, cityNames, countyNames, serviceNames } = knownOf(manifest)
  /** `Clear Lake`, in a sentence, for the page of Clear Lake Junction. */
  const isShort = (text: string, city: string) => {
    const place = places.get(city)
    return place !== undefined && isShortName(text, place.names, cityNames, countyNames)
  }
  const isCity = anchorTexts.map((text) => cityNames.has(text))
  const known = new Map<number, boolean>()
  /** Whether a text may be the name of a place that is not served. It looks at few texts. */
  const isStrange = (text: number) => {
    const answer = known.get(text) ?? isUnknown(anchorTexts[text] ?? '')
    known.set(text, answer)
    return answer
  }
  const find = nameFinder([...cityNames, ...countyNames, ...serviceNames])
  /** Whether a text has the form of a name, and no name of the manifest in it. */
  const isName = (text: string) => /^\p{Lu}[\p{L}.’' -]{2,40}$/u.test(text) && find(hashWords(text)).length === 0
  const isUnknown = (text: string) => isName(text) && !hasText(manifest, (written) => written.includes(text))
  return function* (
    anchors: Uint32Array,
    { path, params }: Pick<AuditedPage, 'path' | 'params'>,
    { isOwn, cityAt }: { isOwn: (target: number) => boolean; cityAt: (target: number) => string | undefined },
  ): Generator<OddLink> {
    const isLocal = params.location !== undefined || params.county !== undefined || params.service !== undefined
    const textAt = (at: number) => (anchors[at + 2] === 1 ? anchors[at + 1] : undefined)
    const isPlaceAt = (at: number) => isCity[textAt(at) ?? -1] ?? false
    for (let at = 0; at < anchors.length; at += 3) {
      const text = textAt(at)
      if (text === undefined) continue
      const isListed = isPlaceAt(at + 3) && (isPlaceAt(at - 3) || isPlaceAt(at + 6))
      if (!isListed) continue
      const written = anchorTexts[text] ?? ''
      const city = cityAt(anchors[at] as number)
      if (isCity[text]) {
        if (params.location !== undefined && isOwn(anchors[at] as number))
          yield { text: written, what: `The list of places on ${path} has a link to the page itself, "${written}".` }
      } else if (city !== undefined && isName(written)) {
        if (!isShort(written, city))
          yield {
            text: written,
            what: `The list of places on ${path} has "${written}" for the page ${targets[anchors[at] as number]}.`,
          }
      } else if (isLocal && isStrange(text))
        yield {
          text: written,
          what: `The list of places on ${path} has "${written}", which is not a place of the manifest.`,
        }
    }
  }
}

/** Characters above which a link is around a passage, or not closed. */
const longestText = 200

/** `named` is in the text, `name` is what the page is about. */
type Difference = { named: string; name: string }

/** The place or service that a page is about, if a text names another one instead. */
function comparer(manifest: Manifest) {
  const known = knownOf(manifest)
  const find = nameFinder([...known.cityNames, ...known.countyNames, ...known.serviceNames])
  /** The names of counties by their full names: `Graz-Umgebung` of Bezirk Graz-Umgebung, which is no part of Graz. */
  const plainNames = new Map(manifest.counties.map((county) => [countyName(county), county.name]))
  const difference = (text: string, { place, service }: Subject): Difference | undefined => {
    if ((!place && !service) || text.length > longestText) return undefined
    if (place?.kind === 'county' && plainNames.get(place.name) === text && !known.cityNames.has(text)) return undefined
    const names = find(hashWords(text)).filter((name) => text.includes(name))
    const services = names.filter((name) => known.serviceNames.has(name))
    if (service && services[0] !== undefined && !services.includes(service.name))
      return { named: services[0], name: service.name }
    if (!place) return undefined
    const places = names.filter((name) => isPlace(name, known))
    const isNamed = places.some((name) => isOwnCity(name, place, known) || name === place.county)
    return places[0] !== undefined && !isNamed ? { named: places[0], name: place.name } : undefined
  }
  // All names are compared with a text for this: few texts differ.
  const isShort = (text: string, { place, service }: Subject) =>
    (place !== undefined && isShortName(text, place.names, known.cityNames, known.countyNames)) ||
    (service !== undefined && isShortName(text, new Set([service.name]), known.serviceNames))
  return (text: string, params: Readonly<Record<string, string>>): Difference | undefined => {
    const subject = subjectIn(known, params)
    const found = difference(text, subject)
    return found && isShort(text, subject) ? undefined : found
  }
}

const isPlace = (name: string, { cityNames, countyNames }: Known) => cityNames.has(name) || countyNames.has(name)
