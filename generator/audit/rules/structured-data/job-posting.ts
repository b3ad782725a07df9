import type { Issue, WholePageRule } from '../../rule.ts'
import { dataNodes, hasType, isNode, listOf, nameOf, textOf } from '../../structured-data/nodes.ts'
import { isVisible } from '../../text/visible-text.ts'

const required = ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation']

/** A JobPosting that is incomplete, hidden, or not the only one of its page. `job-expired` checks its last day. */
export const jobPosting: WholePageRule = {
  code: 'job-posting',
  scope: 'whole-page',
  title: 'Invalid job posting markup',
  severity: 'error',
  why: 'People apply for what a result promises. Google removes sites from job search that mark up jobs on lists, or jobs whose text the page does not show.',
  how: 'A page has at most one JobPosting, with title, description, datePosted, hiringOrganization and jobLocation, or applicantLocationRequirements for remote work. Its title must appear in the text of the page.',
  fix: 'Give every open job its own page with the full text. Remove the markup if the jobs are in a frame of another site.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/job-posting',
  supersededBy: ['job-expired'],
  *check(page): Generator<Issue> {
    const jobs = dataNodes(page).filter((node) => hasType(node, 'JobPosting'))
    if (jobs.length > 1) yield { what: `The structured data {pages} has ${jobs.length} jobs; a page may have one.` }
    for (const job of jobs) {
      const title = textOf(job.title)
      const isRemote =
        textOf(job.jobLocationType) === 'TELECOMMUTE' && listOf(job.applicantLocationRequirements).some(isNode)
      const missing = required.filter(
        (property) => listOf(job[property]).length === 0 && !(property === 'jobLocation' && isRemote),
      )
      if (missing.length > 0)
        yield {
          what: `The job "${title ?? nameOf(job)}" in the structured data {pages} has no ${missing.join(', no ')}.`,
        }
      if (title !== undefined && jobs.length === 1 && !isVisible(page, title))
        yield { what: `The job "${title}" in the structured data {pages} is not in the text.` }
    }
  },
}
