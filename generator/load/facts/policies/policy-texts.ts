import type { AnalyticsService } from '#manifest/schema/analytics.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { factWordsOf } from '../languages/fact-words.ts'
import { isEnglish, matchesOf, sentencesOf, textsOf } from '../texts.ts'

/** `This website loads no analytics`; "no analytics before you agree" is a condition. */
const denied =
  /\b(?:(?:loads?|uses?|has|have|with) no|(?:does|do) not (?:use|load)(?: any)?|without(?: any)?|free of) (?:web |website )?(?:analytics|tracking)\b(?! (?:before|until|unless|without))/i

/** Legal pages that do not name the services that count visits, or say that the site has none. */
export function checkPolicyTexts(sources: FactSources): Fact[] {
  const { site, records } = sources
  const services = site.value.analytics?.services ?? []
  const pages = records.folders.pages.filter(({ value }) => value.screen === 'legal')
  if (pages.length === 0) return []
  const names = [...new Set(services.map(nameOf))]
  const others = checkOtherVendors(pages, names)
  if (services.length === 0 || others.length > 0) return others
  const denials = checkDenials(sources, pages, names)
  return denials.length > 0 ? denials : checkUnnamed(sources, pages, names)
}

type Pages = FactSources['records']['folders']['pages']

const vendors = ['Google Analytics', 'Plausible', 'Matomo', 'Hotjar', 'Microsoft Clarity', 'Fathom Analytics']
const anyVendor = new RegExp(`(?<!\\p{L})(?:${vendors.join('|')})(?!\\p{L})`, 'gu')
/** A sentence that says who counts the visits: the site itself, and not one that it does not use. */
const ownCount =
  /(?<!\p{L})(?:we|this (?:web)?site|our (?:web)?site) (?:\w+ )?(?:uses?|counts?|measures?|loads?|has)(?!\p{L})|(?<!\p{L})(?:(?:esta web|este sitio(?: web)?) (?:usa|utiliza|cuenta|mide|carga)|usamos|utilizamos|contamos|medimos|cuenta las visitas|mide las visitas)(?!\p{L})/iu
const negated = /(?<!\p{L})(?:not?|never|without|instead|formerly|nor|sin|ni|nunca|en lugar|en vez)(?!\p{L})/iu

/** A policy copied from another site, or from before a change: it says that a service counts visits that site.yaml does not have. */
function checkOtherVendors(pages: Pages, names: readonly string[]): Fact[] {
  return pages.flatMap((page) =>
    textsOf(page).flatMap(({ path, text }) =>
      (text.search(anyVendor) >= 0 ? sentencesOf(text) : []).flatMap((sentence): Fact[] => {
        const found = matchesOf(sentence, anyVendor).find(([vendor]) => !names.includes(vendor))
        const before = sentence.slice(0, found?.index)
        if (!found || !ownCount.test(before) || negated.test(before)) return []
        const [words] = found
        const has = names.length === 0 ? 'site.yaml has no analytics' : `site.yaml has ${names.join(' and ')}`
        const what = `The text says that ${words} counts visits, but ${has}.`
        const fix = 'Correct the text, or the settings.'
        return [fact(page, path, { code: 'analytics-not-in-policy', severity: 'warning', what, fix }, words)]
      }),
    ),
  )
}

function checkDenials(sources: FactSources, pages: Pages, names: readonly string[]): Fact[] {
  const denial = isEnglish(sources) ? denied : factWordsOf(sources.records.language.tag)?.noAnalytics
  const fix = 'Name the services, and say what they store, for how long, and how to refuse.'
  return pages.flatMap((page) =>
    textsOf(page).flatMap(({ path, text }): Fact[] => {
      const [words] = denial?.exec(oneLine(text)) ?? []
      if (words === undefined) return []
      const what = `The text says "${words}", but site.yaml has ${names.join(' and ')}.`
      return [fact(page, path, { code: 'analytics-not-in-policy', severity: 'warning', what, fix }, words)]
    }),
  )
}

function checkUnnamed({ site }: FactSources, pages: Pages, names: readonly string[]): Fact[] {
  const texts = pages.flatMap((page) => textsOf(page)).map(({ text }) => text.toLowerCase())
  const unnamed = names.filter((name) => !texts.some((text) => text.includes(name.toLowerCase())))
  const [first] = pages
  const { policy } = site.value.analytics ?? {}
  const page = pages.find(({ slug }) => slug === policy?.page) ?? first
  if (!page || unnamed.length === 0) return []
  return [
    fact(page, ['body'], {
      code: 'analytics-not-in-policy',
      severity: 'warning',
      what: `site.yaml has ${unnamed.join(' and ')} in analytics, but no legal page names ${unnamed.length === 1 ? 'it' : 'them'}.`,
      fix: 'Name each service in the privacy policy, and say what it stores, for how long, and how to refuse.',
    }),
  ]
}

/** The name by which a policy mentions a service. */
function nameOf(service: AnalyticsService): string {
  switch (service.vendor) {
    case 'google-analytics':
      return 'Google Analytics'
    case 'plausible':
      return 'Plausible'
    case 'matomo':
      return 'Matomo'
    case 'cloudflare':
      return 'Cloudflare'
    case 'other':
      return new URL(service.script).hostname.split('.').slice(-2)[0] ?? ''
  }
}
