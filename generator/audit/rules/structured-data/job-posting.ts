import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes, hasType, isNode, listOf, nameOf, textOf } from '../../structured-data/nodes.ts'
import { isVisible } from '../../text/visible-text.ts'

const required = ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation']

/** A job is marked up on the page of that one job, or not at all. When it ended is job-expired's to say. */
export const jobPosting: PageRule = {
  code: 'job-posting',
  scope: 'page',
  title: 'Job marked up that cannot be shown as one',
  severity: 'error',
  why: 'People apply for what a result promises. Google removes sites from job search whose markup stands on lists, or for jobs whose text the page does not show.',
  how: 'A page has one JobPosting at most, with title, description, datePosted, hiringOrganization and jobLocation, or applicantLocationRequirements where the work is remote; its title must stand in the text of the page.',
  fix: 'Give every open job a page of its own, with its full text; take the markup out where the jobs come in a frame of another site.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/job-posting',
  *check(page): Generator<Issue> {
    const jobs = dataNodes(page).filter((node) => hasType(node, 'JobPosting'))
    if (jobs.length > 1) yield { what: `The structured data {pages} has ${jobs.length} jobs, and a page is of one.` }
    for (const job of jobs) {
      const title = textOf(job.title)
      const isRemote =
        textOf(job.jobLocationType) === 'TELECOMMUTE' && listOf(job.applicantLocationRequirements).some(isNode)
      const lacks = required.filter(
        (property) => listOf(job[property]).length === 0 && !(property === 'jobLocation' && isRemote),
      )
      if (lacks.length > 0)
        yield {
          what: `The job "${title ?? nameOf(job)}" in the structured data {pages} has no ${lacks.join(', no ')}.`,
        }
      if (title !== undefined && jobs.length === 1 && !isVisible(page, title))
        yield { what: `The job "${title}" in the structured data {pages} is not in the text.` }
    }
  },
}
