import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyTexts } from '../texts.ts'

/** `Please have a ladder and your tools ready for our crew`: what a company brings is not there already. */
const keptReady =
  '\\bplease have [^.;!?]{0,60}\\b(?:products|supplies|tools|equipment|materials)\\b[^.;!?]{0,20} ready for (?:us|our)\\b'

/** `We bring no supplies`, of a company that claims to bring all supplies. */
export function checkClaimed(sources: FactSources): Fact[] {
  const denials = sources.site.value.claims.flatMap(({ text }) => {
    const [, verb, thing] = /\b([a-z]{4,}?)s? (?:all|every|our own) ([a-z]{4,})\b/.exec(text) ?? []
    return verb === undefined
      ? []
      : [
          {
            text,
            pattern: new RegExp(
              [
                `\\b${verb}s? no ${thing}`,
                `\\b(?:do|does) not ${verb} (?:any |all |the |our )?${thing}`,
                `\\b(?:please|you|clients|customers) (?:must |should |need to |have to )?(?:provide|supply|${verb}) (?:all |any |the |your own )?${thing}\\b`,
                ...(verb === 'bring' ? [keptReady] : []),
              ].join('|'),
              'i',
            ),
          },
        ]
  })
  if (denials.length === 0) return []
  return companyTexts(sources).flatMap((field) =>
    denials.flatMap(({ text, pattern }) => {
      const [words] = pattern.exec(field.text) ?? []
      if (words === undefined) return []
      const what = `The text says "${words}", but the company claims "${text}".`
      return [
        fact(
          field.record,
          field.path,
          { code: 'statement-reversed', what, fix: 'Correct the text, or the claim.' },
          words,
        ),
      ]
    }),
  )
}

/** `An estimate costs $49` */
const paidEstimate =
  /(?:\b(?:an|our|each|every|the|in-home|on-site) (?:\w+ )?(?:estimate|quote)s?|\b(?:[Ee]stimates|[Qq]uotes)) costs? (?:only |just )?[$£€](?!0\b)\d+|\b[$£€](?!0\b)\d+ (?:fee )?(?:for|per) (?:an?|each|every|the) (?:estimate|quote)\b|\b(?:estimate|quote) fee of [$£€]\d+/i

/** A price for the estimates of a company that claims free ones, and no part of them. */
export function checkFreeEstimates(sources: FactSources): Fact[] {
  const claim = sources.site.value.claims.find(({ text }) => /^free (?:estimates|quotes)\.?$/i.test(text))
  if (!claim) return []
  return companyTexts(sources).flatMap((field) => {
    const [words] = paidEstimate.exec(field.text) ?? []
    if (words === undefined) return []
    const what = `The text says "${words}", but the company claims "${claim.text}".`
    const fix = 'Correct the text, or the claim.'
    return [fact(field.record, field.path, { code: 'statement-reversed', what, fix }, words)]
  })
}
