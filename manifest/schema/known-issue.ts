import { z } from 'zod'
import { Line, Text } from './primitives.ts'

/** A finding that the owner accepts. It is still reported, but does not fail the build until it expires. */
export const KnownIssue = z.strictObject({
  /** The finding's code, e.g. `dead-link`. */
  code: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    message: 'a code consists of lower-case words joined by hyphens; copy it from the finding',
  }),
  /** The URL of the finding, e.g. `/blog/`. */
  url: Text.regex(/^\//, { message: 'a url starts with /; write it like /blog/' }),
  /** Why it is not fixed. */
  reason: Line,
  /** Last day on which it is accepted, `YYYY-MM-DD`. */
  expires: z.iso.date({
    message: 'a date is an existing day in the form YYYY-MM-DD; write it like 2027-06-30, between quotes',
  }),
})

/** `known-issues.yaml` */
export const KnownIssues = z.array(KnownIssue)
export type KnownIssue = z.infer<typeof KnownIssue>
