import { Slug } from '#manifest/schema/primitives.ts'
import type { Problem } from '../../core/problem.ts'
import type { Records } from '../records.ts'
import { unknown } from './unknown-reference.ts'

/** Checks that services name existing categories, that each category has a service, and that no slug is ambiguous. */
export function checkCategories({ folders, written, messages }: Records): Problem[] {
  const { services, categories } = folders
  const problems = services.flatMap((service): Problem[] => {
    const { category } = service.value
    return category === undefined || written.categories.has(category)
      ? []
      : [unknown('category', category, written.categories, service, ['category'])]
  })
  // A misspelt reference is reported once, at the service.
  const areComplete = problems.length === 0 && services.length === written.services.size
  for (const { slug, at } of categories) {
    if (areComplete && Slug.safeParse(slug).success && !services.some(({ value }) => value.category === slug)) {
      problems.push({
        code: 'empty-category',
        severity: 'error',
        at,
        what: `No service is in the category "${slug}", so its page would list none.`,
        fix: `Write "category: ${slug}" in the file of a service, or remove this file.`,
      })
    }
    if (written.services.has(slug)) {
      problems.push({
        code: 'duplicate-slug',
        severity: 'error',
        at,
        what: `"${slug}" is the slug of both this category and a service.`,
        fix: 'Rename one of the two files.',
      })
    }
  }
  const { 'segments.services': list, 'segments.category': segment } = messages
  const taken = services.find(({ slug }) => slug === segment)
  if (taken && categories.length > 0) {
    problems.push({
      code: 'duplicate-slug',
      severity: 'error',
      at: taken.at,
      what: `The pages of categories are below /${list}/${segment}/, which is the URL of this service.`,
      fix: 'Rename the file of the service, or replace the message "segments.category" in messages.yaml.',
    })
  }
  return problems
}
