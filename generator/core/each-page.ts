import { isMainThread } from 'node:worker_threads'
import { problemIn } from './problem-error.ts'

/**
 * Pages that go through a step before the next step begins. Page by page, a build takes up to a sixth more time, probably
 * because the code of all steps is larger than the instruction cache of a processor.
 *
 * The room for new objects has to contain what a group makes. Otherwise V8 moves the pages among its long-lived objects
 * before they are done, and then collects those again and again. The main thread has half the room of a worker.
 */
export const groupSize = isMainThread ? 4 : 8

/** Works on pages group by group. Returns all results in the order of the pages. */
export function inGroups<Page, T>(
  pages: readonly Page[],
  work: (group: readonly Page[]) => readonly T[],
  size = groupSize,
): T[] {
  const results: T[] = []
  for (let from = 0; from < pages.length; from += size) results.push(...work(pages.slice(from, from + size)))
  return results
}

/**
 * Does one step for each page of a group.
 * @throws {ProblemError} if the step did; otherwise an error that names the page, with the error of the step as its cause.
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
