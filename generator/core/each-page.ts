import { problemIn } from './problem-error.ts'

/**
 * Pages that go through each step one after the other. A page is made by more code than the instruction cache of a processor
 * holds, so nearly all of it would be loaded again for each page. Twice as many take as long, and more memory.
 */
const groupSize = 8

/** Works on pages in groups, and returns the results of all. */
export function inGroups<Page, T>(pages: readonly Page[], work: (group: readonly Page[]) => readonly T[]): T[] {
  const results: T[] = []
  for (let from = 0; from < pages.length; from += groupSize) results.push(...work(pages.slice(from, from + groupSize)))
  return results
}

/**
 * Does one step of the work on each page of a group.
 * @throws an error that names the page, with that of the step as its cause.
 */
export function eachPage<Page extends { path: string }, T>(
  group: readonly Page[],
  step: (page: Page, at: number) => T,
): T[] {
  const results: T[] = []
  let path = ''
  try {
    for (const page of group) {
      path = page.path
      results.push(step(page, results.length))
    }
  } catch (error) {
    if (problemIn(error)) throw error
    throw new Error(`The page ${path} could not be processed.`, { cause: error })
  }
  return results
}
