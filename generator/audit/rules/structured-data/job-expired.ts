import type { SiteRule } from '../../rule.ts'

/** A closed job that is still marked up. */
export const jobExpired: SiteRule = {
  code: 'job-expired',
  scope: 'site',
  title: 'Expired job posting',
  severity: 'error',
  why: 'People apply in vain, and Google takes manual action against sites that keep closed jobs in search.',
  how: 'Compares validThrough of every JobPosting with today.',
  fix: 'Remove the page or its markup, or state the new date.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/job-posting',
  check: (site) =>
    site.pages
      .filter(({ jobsClose }) => jobsClose !== '' && jobsClose < site.today)
      .map((page) => ({
        url: page.path,
        at: site.sourceOf(page),
        what: `${page.path} advertises a job in its structured data that closed on ${page.jobsClose}.`,
      })),
}
