import { groupBy } from '../../../../core/group-by.ts'
import { findLinks } from '../../../find-links.ts'
import type { Located } from '../../../records.ts'
import { type Fact, type FactSources, fact } from '../../fact.ts'
import { type LinkWords, stems } from '../../languages/link-words.ts'

/** Links of one label from which a single one to another page is a mistake. */
const fewestOfLabel = 3

/** `Get Your Free Quote` leads to the contact page everywhere but once. */
export function checkOddLabels(records: readonly Located<unknown>[], language: LinkWords): Fact[] {
  const keyOfLabel = labelReader(language)
  const links = records.flatMap((record) =>
    findLinks(record.value).flatMap(({ link: { label, page }, path }) =>
      label === undefined || page === undefined ? [] : [{ record, path, label, page }],
    ),
  )
  return [...groupBy(links, ({ label }) => keyOfLabel(label)).values()].flatMap((same) => {
    const byPage = [...groupBy(same, ({ page }) => page).values()].sort((a, b) => b.length - a.length)
    const [[most] = [], [odd, ...others] = []] = byPage
    if (!most || !odd || others.length > 0 || byPage.length > 2 || same.length < fewestOfLabel) return []
    return [
      fact(odd.record, [...odd.path, 'page'], {
        code: 'link-to-another-subject',
        severity: 'warning',
        what: `"${odd.label}" leads to the page "${odd.page}" here, and to "${most.page}" in ${same.length - 1} other places.`,
        fix: `Write "${most.page}", or another label.`,
      }),
    ]
  })
}

function labelReader(language: LinkWords): (label: string) => string {
  const filler = new Set(stems(language.labelFiller, language))
  return (label) =>
    stems(label, language)
      .filter((stem) => !filler.has(stem))
      .join(' ') || label.toLowerCase()
}

/** A menu that has the same target twice: an entry was copied, and another one is lost. */
export function checkMenus(navigation: Located<unknown>): Fact[] {
  const targets = findLinks(navigation.value).map(({ link: { label: _, ...target }, path }) => ({
    path,
    list: path.slice(0, -1).join('.'),
    target,
    key: JSON.stringify(target),
  }))
  const seen = new Set<string>()
  return targets.flatMap(({ path, list, target, key }) => {
    const isFirst = seen.size < seen.add(`${list} ${key}`).size
    if (isFirst || typeof path.at(-1) !== 'number') return []
    return [
      fact(navigation, path, {
        code: 'link-twice',
        severity: 'warning',
        what: `This list of links has "${Object.values(target).join(' ')}" twice.`,
        fix: 'Remove one, or write the target that was meant.',
      }),
    ]
  })
}

/** Pages on which no visitor orders anything. */
const noOrders = new Set(['press', 'legal', 'not-found'])

/** The button of the header, or of the home page, that leads to the press, or to the terms. */
export function checkMainActions(
  { pages }: FactSources['records']['folders'],
  navigation: FactSources['records']['documents']['navigation'],
): Fact[] {
  const screens = new Map(pages.map(({ slug, value }): [string, string] => [slug, value.screen]))
  const home = pages.find(({ value }) => value.screen === 'home')
  const actions = [
    ...(navigation ? [{ record: navigation, path: ['header', 'action'], link: navigation.value.header.action }] : []),
    ...(home?.value.screen === 'home'
      ? [{ record: home, path: ['hero', 'primary'], link: home.value.hero.primary }]
      : []),
  ]
  return actions.flatMap(({ record, path, link }) => {
    const page = link !== undefined && 'page' in link ? link.page : undefined
    const screen = screens.get(page ?? '')
    if (page === undefined || screen === undefined || !noOrders.has(screen)) return []
    const what = `The main button leads to "${page}", where visitors can order nothing.`
    const fix = 'Write the page on which they reach the company.'
    return [fact(record, [...path, 'page'], { code: 'link-to-another-subject', severity: 'warning', what, fix })]
  })
}
