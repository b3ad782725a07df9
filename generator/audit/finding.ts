import type { Problem } from '../problem.ts'

/** A problem of the finished site. */
export type Finding = Problem & {
  /** The address it is about: the page, or the target that is missing. */
  url: string
  /** When one cause shows on many pages: how many, and the first of them. */
  count?: number
  urls?: string[]
  /** Set when the owner knows about it. */
  known?: { reason: string; expires: string }
}

/** Pages named in a finding that concerns more. */
export const urlsShown = 20
