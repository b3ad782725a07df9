import { type Fact, type FactSources, fact } from '../fact.ts'
import { noReason } from './no-reason.ts'

/** What the manifest excepts from checks for too long, without a reason, or altogether. */
export function checkExceptions(sources: FactSources): Fact[] {
  return [...checkKnownIssues(sources), ...checkRemovedPages(sources), ...checkDoorways(sources)]
}

/** Most years until the owner looks at a known issue again. */
const mostYears = 3

function checkKnownIssues({ records: { documents }, today }: FactSources): Fact[] {
  const known = documents['known-issues']
  if (!known) return []
  return known.value.flatMap(({ reason, expires }, index) => {
    if (noReason.test(reason))
      return [
        fact(known, [index, 'reason'], {
          code: 'reason-missing',
          severity: 'warning',
          what: `"${reason}" is not a reason to accept a fault.`,
          fix: 'Write why it is not corrected, or remove the entry.',
        }),
      ]
    if (today === undefined || Number(expires.slice(0, 4)) - Number(today.slice(0, 4)) <= mostYears) return []
    return [
      fact(known, [index, 'expires'], {
        code: 'known-issue-endless',
        severity: 'warning',
        what: `This fault is accepted until ${expires}, so no one is reminded of it.`,
        fix: 'Write a day within the next year, on which someone looks at it again.',
      }),
    ]
  })
}

/** The reason of a page that was removed is for those who read the file later. */
function checkRemovedPages({ records: { documents } }: FactSources): Fact[] {
  const { redirects } = documents
  if (!redirects) return []
  return redirects.value.flatMap(({ gone }, index) =>
    gone === undefined || !noReason.test(gone)
      ? []
      : [
          fact(redirects, [index, 'gone'], {
            code: 'reason-missing',
            severity: 'warning',
            what: `"${gone}" does not say why the page was removed.`,
            fix: 'Write the reason, or the page that visitors find in its place.',
          }),
        ],
  )
}

/** Limits of `audit.doorways` that every page keeps, or that no site exceeds. */
function checkDoorways({ site }: FactSources): Fact[] {
  const { share, words, most } = site.value.audit.doorways
  const field = share === 0 && words === 0 ? 'share' : most === 1 ? 'most' : undefined
  if (field === undefined) return []
  const [what, fix] =
    field === 'share'
      ? ['With a share of 0 and 0 words, pages without any text of their own pass.', 'Write limits, or remove them.']
      : ['With "most" at 1, a site of near copies only is published.', 'Write the largest share that may be copies.']
  return [fact(site, ['audit', 'doorways', field], { code: 'limit-without-effect', severity: 'warning', what, fix })]
}
