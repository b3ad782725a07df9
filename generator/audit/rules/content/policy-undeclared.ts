import type { Manifest } from '#manifest/schema.ts'
import type { AuditedSite } from '../../../core/audited-site.ts'
import type { PolicyFact } from '../../../core/facts.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { literal } from '../../../core/text/literal.ts'
import { shownOn } from '../../findings/references.ts'
import { languageWords } from '../../language/language-words.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { statedDurations } from '../../text/policy-terms.ts'

/** A duration in a text that no policy states. */
export const policyUndeclared: SiteRule = {
  code: 'policy-undeclared',
  scope: 'site',
  perLanguage: true,
  needsWords: true,
  title: 'Undeclared policy term',
  severity: 'warning',
  why: 'A deadline that only a text states stays behind when the policy changes, and a customer may rely on it.',
  how: 'Reads terms between the company and its customers: durations in figures, in clauses that contain the subject of a policy of site.yaml and in sentences about a notice or a fee next to them. Each must be a duration that a policy on this subject states. Ignores questions, testimonials, and what someone else does in that time, such as a landlord or one customer. Accepts the duration of another policy that the sentence has more words of, and later steps of what is not paid, such as a service that stops. An error in a text that is not of the manifest.',
  fix: 'Correct the text, or state the term in the policy.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
  check: (site) => {
    const allowed = allowedTerms(site.manifest)
    const found = new Map<string, { fact: PolicyFact; finding: Omit<SiteFinding, 'what'>; pages: AuditedPage[] }>()
    for (const page of site.pages)
      for (const fact of undeclaredIn(page, allowed)) {
        const written = locationOf(fact, page, site)
        const at = written ?? site.sourceOf(page)
        // A sentence of the manifest is wrong once, on however many pages it is.
        const key = written ? `${at.file}:${at.line}:${at.column}` : page.path
        const known = found.get(key)
        // What the manifest does not say contradicts the company's promise on one page.
        const finding = { url: page.path, at, ...(!written && { severity: 'error' as const }) }
        if (!known) found.set(key, { fact, finding, pages: [page] })
        else if (!known.pages.includes(page)) known.pages.push(page)
      }
    return Array.from(found.values(), ({ fact: { subject, words, phrase }, finding, pages }) => {
      const terms = new Set([...(allowed.get(subject) ?? [])].sort(([a], [b]) => a - b).map(([, stated]) => stated))
      return {
        ...finding,
        what: `${shown(pages)} "${phrase.replace(/\.$/, '')}", but the policies about ${subject} give ${[...terms].join(', ')}, not ${words}.`,
        ...(pages.length > 1 && { ...shownOn(pages), explains: pages.map(({ path }) => path) }),
      }
    })
  },
}

/** `/a/ says`, `/a/ and 3 more pages say` */
function shown([first, ...others]: readonly AuditedPage[]): string {
  const more = others.length === 1 ? '1 more page' : `${others.length} more pages`
  return others.length === 0 ? `${first?.path} says` : `${first?.path} and ${more} say`
}

type Terms = ReadonlyMap<string, ReadonlyMap<number, string>>

/** The first term of each sentence of a page that no policy on its subject states. */
function undeclaredIn({ policies: facts }: Pick<AuditedPage, 'policies'>, allowed: Terms): PolicyFact[] {
  const isAllowed = ({ subject, hours }: Pick<PolicyFact, 'subject' | 'hours'>) =>
    allowed.get(subject)?.has(hours) === true
  const stated = new Set([...allowed.values()].flatMap((terms) => [...terms.keys()]))
  const seen = new Set<string>()
  return facts.filter((fact) => {
    const inSentence = facts.filter(({ phrase }) => phrase === fact.phrase)
    // A sentence with the right term may go on with that of another policy.
    const isOfOther = stated.has(fact.hours) && inSentence.some(isAllowed)
    if (isOfOther || inSentence.some(({ subject }) => isAllowed({ ...fact, subject })) || seen.has(fact.phrase))
      return false
    seen.add(fact.phrase)
    return true
  })
}

/** Where the manifest has a sentence, or the words around its duration: the sentence may have placeholders. */
function locationOf({ phrase, words }: PolicyFact, page: AuditedPage, { locate }: Pick<AuditedSite, 'locate'>) {
  const [around] = new RegExp(`(?:\\S+\\s+){3}${literal(words)}(?:\\s+[^\\s…]+){0,2}`).exec(phrase) ?? []
  return locate(phrase.replace(/…$/, ''), page) ?? (around === undefined ? undefined : locate(around, page))
}

/** The durations that policies state, by subject and hours, as they are written. */
function allowedTerms({ site }: Pick<Manifest, 'site'>): Terms {
  const allowed = new Map<string, Map<number, string>>()
  for (const { subject, statement, terms } of site.policies) {
    const known = allowed.get(subject) ?? new Map()
    allowed.set(subject, known)
    for (const text of [statement, ...terms.flatMap(({ when, outcome }) => [when, outcome])])
      for (const { words, hours } of statedDurations(text, languageWords({ site })))
        for (const each of hours) if (!known.has(each)) known.set(each, words)
  }
  return allowed
}
