import type { Manifest } from '#manifest/schema.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { durationsIn, shownDuration } from '../../text/policy-terms.ts'

/** A length of time in a text that no policy gives. Policies that differ among themselves are policies-disagree's to name. */
export const policyUndeclared: SiteRule = {
  code: 'policy-undeclared',
  scope: 'site',
  title: 'Promise that no policy makes',
  severity: 'warning',
  why: 'A deadline that stands in a text alone stays behind when the policy is changed, and a customer may rely on it.',
  how: 'In sentences that hold the subject of a policy of site.yaml, and in those beside them that go on about a notice or a fee, lengths of time in figures must be those of a policy whose subject the sentence holds.',
  fix: 'Correct the text, or state the term in the policy.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
  check: ({ pages, manifest, locate, sourceOf }) => {
    const allowed = allowedTerms(manifest)
    return pages.flatMap((page): SiteFinding[] => {
      const { policies: facts } = page
      const odd = facts.find(
        ({ hours, phrase }) =>
          !facts.some((other) => other.phrase === phrase && allowed.get(other.subject)?.has(hours)),
      )
      if (!odd) return []
      const others = [...(allowed.get(odd.subject) ?? [])].sort((a, b) => a - b).map(shownDuration)
      return [
        {
          url: page.path,
          at: locate(odd.phrase.replace(/…$/, ''), page) ?? sourceOf(page),
          what: `${page.path} says "${odd.phrase.replace(/\.$/, '')}", and no policy about ${odd.subject} gives ${shownDuration(odd.hours)}, but ${others.join(', ')}.`,
        },
      ]
    })
  },
}

function allowedTerms({ site }: Manifest): Map<string, Set<number>> {
  const allowed = new Map<string, Set<number>>()
  for (const { subject, statement, terms } of site.policies) {
    const known = allowed.get(subject) ?? new Set()
    allowed.set(subject, known)
    for (const text of [statement, ...terms.flatMap(({ when, outcome }) => [when, outcome])])
      for (const hours of durationsIn(text)) known.add(hours)
  }
  return allowed
}
