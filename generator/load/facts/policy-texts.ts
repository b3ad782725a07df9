import type { AnalyticsService } from '#manifest/schema/analytics.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import { factWordsOf } from './languages/fact-words.ts'
import { isEnglish, textsOf } from './texts.ts'

/** `This website loads no analytics`; "no analytics before you agree" is a condition. */
const denied =
  /\b(?:(?:loads?|uses?|has|have|with) no|(?:does|do) not (?:use|load)(?: any)?|without(?: any)?|free of) (?:web |website )?(?:analytics|tracking)\b(?! (?:before|until|unless|without))/i

/** Legal pages that do not name the services that count visits, or say that the site has none. */
export function checkPolicyTexts(sources: FactSources): Fact[] {
  const { site, records } = sources
  const services = site.value.analytics?.services ?? []
  const pages = records.folders.pages.filter(({ value }) => value.screen === 'legal')
  if (services.length === 0 || pages.length === 0) return []
  const names = [...new Set(services.map(nameOf))]
  const denial = isEnglish(sources) ? denied : factWordsOf(records.language.tag)?.noAnalytics
  const denials = pages.flatMap((page) =>
    textsOf(page).flatMap(({ path, text }): Fact[] => {
      const [words] = denial?.exec(oneLine(text)) ?? []
      if (words === undefined) return []
      const what = `The text says "${words}", but site.yaml has ${names.join(' and ')}.`
      return [
        fact(
          page,
          path,
          {
            code: 'analytics-not-in-policy',
            severity: 'warning',
            what,
            fix: 'Name the services, and say what they store, for how long, and how to refuse.',
          },
          words,
        ),
      ]
    }),
  )
  if (denials.length > 0) return denials
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
