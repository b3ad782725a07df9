import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../core/atomic-write.ts'
import type { Problem } from '../core/problem.ts'
import { RefusalError } from '../core/refusal-error.ts'
import { shownPath } from '../core/shown-path.ts'
import { exportedText } from '../core/text/exported-text.ts'
import { addTestimonials } from '../reviews/add-testimonials.ts'
import { readReviews } from '../reviews/read-reviews.ts'
import { type NewTestimonials, testimonialsOfReviews } from '../reviews/testimonials-of-reviews.ts'
import type { Run } from './run.ts'
import { loadSite } from './stages/load-site.ts'

export type ReviewImport = {
  /** testimonials.yaml, as a person at the project's root would open it. */
  file: string
  /** Undefined if the manifest has errors, so nothing was written. */
  reviews?: NewTestimonials
  /** The file still says that its testimonials are invented. */
  isSample: boolean
  problems: Problem[]
}

/**
 * Adds the reviews of an export to testimonials.yaml. What the file has is left unchanged.
 * @param path of the export, a CSV file.
 * @param url the page of the company's reviews on Google.
 * @throws {RefusalError} if the export or testimonials.yaml cannot be used.
 */
export async function importReviews(run: Run, path: string, url?: string): Promise<ReviewImport> {
  const text = exportedText(path)
  const site = await run.stage('load', () => loadSite(run, { withImages: false }))
  const name = 'testimonials.yaml'
  const file = `${shownPath(run)}/${name}`
  if (!site || run.isBlocked()) return { file, isSample: false, problems: run.problems() }

  const { testimonials, site: settings } = site.index.manifest
  const { items, sample: isSample } = testimonials
  const reviews = testimonialsOfReviews(readReviews(text), {
    items,
    isMonthFirst: settings.business.address.country === 'US',
    googleUrl: url ?? items.find(({ googleUrl }) => googleUrl)?.googleUrl,
    today: run.today,
  })
  if (reviews.added.length > 0) {
    const target = join(run.manifestDir, name)
    if (existsSync(join(run.manifestDir, 'testimonials.json')))
      throw new RefusalError('The testimonials are in testimonials.json. Write them as testimonials.yaml first.')
    writeWhole(target, addTestimonials(existsSync(target) ? readFileSync(target, 'utf8') : '', reviews.added))
  }
  return { file, reviews, isSample: isSample && reviews.added.length > 0, problems: [] }
}
