import type { SiteRule } from '../../rule.ts'

/** A job that is taken, and still advertised. */
export const jobExpired: SiteRule = {
  code: 'job-expired',
  scope: 'site',
  title: 'Job that has closed and is still marked up',
  severity: 'error',
  why: 'People apply in vain, and Google takes action by hand against sites that keep closed jobs in search.',
  how: 'validThrough of every JobPosting is held against today.',
  fix: 'Take the page down or its markup out, or state the new day.',
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
