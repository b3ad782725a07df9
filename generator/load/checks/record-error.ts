import type { Problem } from '../../core/problem.ts'
import type { Located } from '../records.ts'

/** An error in a field of a record. */
export const recordError = (
  record: Located<unknown>,
  path: PropertyKey[],
  { code, what, fix }: Pick<Problem, 'code' | 'what' | 'fix'>,
): Problem => ({ code, severity: 'error', at: record.locate(path), what, fix })
