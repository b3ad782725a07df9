import { z } from 'zod'
import { Line, Text } from './primitives.ts'

/** A finding the owner knows about: reported still, but it fails no build before it expires. */
export const KnownIssue = z.strictObject({
  /** The finding's code, e.g. `dead-link`. */
  code: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    message: 'a code is words in lower case joined by hyphens; copy it from the finding',
  }),
  /** The address the finding is about, e.g. `/blog/`. */
  url: Text.regex(/^\//, { message: 'a url starts with /; write it like /blog/' }),
  /** Why it is left as it is. */
  reason: Line,
  /** Last day it counts as known, `YYYY-MM-DD`. */
  expires: z.iso.date({
    message: 'a date is a day of the calendar, YYYY-MM-DD; write it like 2027-06-30, between quotes',
  }),
})

/** `known-issues.yaml` */
export const KnownIssues = z.array(KnownIssue)
export type KnownIssue = z.infer<typeof KnownIssue>
