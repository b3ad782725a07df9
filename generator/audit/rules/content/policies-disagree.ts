import type { Location } from '#manifest/schema.ts'
import type { AuditedSite } from '../../../core/audited-site.ts'
import { groupBy } from '../../../core/group-by.ts'
import { type LanguageWords, languageWords } from '../../language/language-words.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { durationsIn, shownDuration } from '../../text/policy-terms.ts'

type Policy = AuditedSite['manifest']['site']['policies'][number]

/** Two versions of one policy. */
export const policiesDisagree: SiteRule = {
  code: 'policies-disagree',
  scope: 'site',
  perLanguage: true,
  title: 'Contradictory policies',
  severity: 'error',
  why: 'A customer may rely on the better of two versions, and a dispute over a fee begins with the page that promised none.',
  how: 'Durations, percentages and amounts in the statements of policies with the same subject in site.yaml must be the same. Ignores policies that state none.',
  fix: 'Decide on one version and state it in both policies, or keep one policy for the subject.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
  check: (site) => [...findings(site)],
}

function* findings(site: AuditedSite): Generator<SiteFinding> {
  for (const [subject, policies] of groupBy(site.manifest.site.policies, (policy) => policy.subject)) {
    const versions = policies
      .map((policy) => ({ policy, terms: termsIn(policy.statement, languageWords(site.manifest)) }))
      .filter(({ terms }) => terms !== '')
    const [first] = versions
    const other = versions.find(({ terms }) => terms !== first?.terms)
    if (!first || !other) continue
    const pages = site.pages.filter((page) => page.policies.some((fact) => fact.subject === subject))
    const shown = pages.flatMap(({ path, policies: facts }) => {
      const fact = facts.find((candidate) => candidate.subject === subject)
      return fact ? `${path} says "${fact.phrase}"` : []
    })
    const cited = shown.slice(0, 2).map((text) => text.replace(/\.?"$/, '"'))
    yield {
      url: pages[0]?.path ?? '/',
      // Without the home page, it is about another page than the one that is known.
      followsFrom: ['/'],
      at: placeOf(site, other.policy),
      what: `The policies "${first.policy.title}" (${first.terms}) and "${other.policy.title}" (${other.terms}) are both about ${subject} and differ${cited.length > 0 ? `: ${cited.join(', and ')}` : ''}.`,
      ...(pages.length > 1 && { count: pages.length, urls: pages.slice(0, 20).map(({ path }) => path) }),
    }
  }
}

/** The terms of a statement, sorted: `24 hours, 48 hours, 25%`. */
function termsIn(statement: string, words: LanguageWords): string {
  const hours = durationsIn(statement, words).sort((a, b) => a - b)
  const amounts = [...new Set(statement.match(/\d+(?:\.\d+)?\s?%|[$€£]\s?\d[\d,.]*\d|[$€£]\s?\d/g) ?? [])].sort()
  return [...hours.map(shownDuration), ...amounts].join(', ')
}

const placeOf = (site: AuditedSite, { statement }: Policy): Location => site.locate(statement) ?? site.manifest.siteAt
