import type { Manifest } from '#manifest/schema.ts'
import { languageWords } from '../../language/language-words.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { durationsIn, shownDuration } from '../../text/policy-terms.ts'

/** A duration in a text that no policy states. */
export const policyUndeclared: SiteRule = {
  code: 'policy-undeclared',
  scope: 'site',
  perLanguage: true,
  needsWords: true,
  title: 'Undeclared policy term',
  severity: 'warning',
  why: 'A deadline that only a text states stays behind when the policy changes, and a customer may rely on it.',
  how: 'Checks durations in figures, in sentences that contain the subject of a policy of site.yaml and in sentences about a notice or a fee next to them. Each must be a duration that a policy on this subject states. Accepts the duration of another policy that the sentence has more words of, and later steps of what is not paid, such as a service that stops. An error in a text that is not of the manifest.',
  fix: 'Correct the text, or state the term in the policy.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
  check: ({ pages, manifest, locate, sourceOf }) => {
    const allowed = allowedTerms(manifest)
    const stated = new Set([...allowed.values()].flatMap((hours) => [...hours]))
    return pages.flatMap((page): SiteFinding[] => {
      const { policies: facts } = page
      const isAllowed = ({ subject, hours }: (typeof facts)[number]) => allowed.get(subject)?.has(hours)
      const odd = facts.find((fact) => {
        const inSentence = facts.filter(({ phrase }) => phrase === fact.phrase)
        // A sentence with the right term may go on with that of another policy.
        const isOfOther = stated.has(fact.hours) && inSentence.some(isAllowed)
        return !isOfOther && !inSentence.some(({ subject }) => isAllowed({ ...fact, subject }))
      })
      if (!odd) return []
      const others = [...(allowed.get(odd.subject) ?? [])].sort((a, b) => a - b).map(shownDuration)
      const written = locate(odd.phrase.replace(/…$/, ''), page)
      return [
        {
          url: page.path,
          at: written ?? sourceOf(page),
          // What the manifest does not say contradicts the company's promise on one page.
          ...(!written && { severity: 'error' }),
          what: `${page.path} says "${odd.phrase.replace(/\.$/, '')}", but the policies about ${odd.subject} give ${others.join(', ')}, not ${shownDuration(odd.hours)}.`,
        },
      ]
    })
  },
}

/** The durations that policies state, in hours, by subject. */
function allowedTerms({ site }: Manifest): Map<string, Set<number>> {
  const allowed = new Map<string, Set<number>>()
  for (const { subject, statement, terms } of site.policies) {
    const known = allowed.get(subject) ?? new Set()
    allowed.set(subject, known)
    for (const text of [statement, ...terms.flatMap(({ when, outcome }) => [when, outcome])])
      for (const hours of durationsIn(text, languageWords({ site }))) known.add(hours)
  }
  return allowed
}
