import type { Severity } from '../../../core/problem.ts'

/**
 * An error if the paragraph with some words about another company or place has none of the own names; beside one of them,
 * the other may be meant.
 */
export function severityOf(text: string, words: string, ownNames: readonly (string | undefined)[]): Severity {
  const paragraph = text.split(/\n\s*\n/).find((each) => each.includes(words)) ?? text
  return ownNames.some((name) => name !== undefined && name !== '' && paragraph.includes(name)) ? 'warning' : 'error'
}
