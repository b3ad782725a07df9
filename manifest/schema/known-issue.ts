import { z } from 'zod'
import { Line, Text } from './primitives.ts'

/**
 * A finding, or a problem of a fact in the manifest, that the owner accepts. It is still reported, but does not fail the
 * build until it expires.
 */
export const KnownIssue = z
  .strictObject({
    code: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
        message: 'a code consists of lower-case words joined by hyphens; copy it from the finding',
      })
      .describe("The finding's code, e.g. `dead-link`."),
    url: Text.regex(/^\//, { message: 'a url starts with /; write it like /blog/' })
      .refine((url) => !url.includes('*'), {
        message: 'a url is that of one finding, without *; write an entry for each finding',
      })
      .optional()
      .describe('The URL of the finding, e.g. `/blog/`.'),
    file: Text.regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*\.(yaml|csv|md)$/, {
      message: 'a file is a path below the manifest; write it like navigation.yaml or pages/home.md',
    })
      .optional()
      .describe(
        'The file of the manifest that has the accepted fault, e.g. `navigation.yaml`. The same fault of the same URL in another file is not accepted. Without it, the entry accepts the fault wherever it is.',
      ),
    record: Text.regex(/^[a-z0-9-]+(\/[a-z0-9-]+){0,2}$/, {
      message: 'a record is the path of a file of the manifest without its extension; write it like cities/alta',
    })
      .optional()
      .describe(
        'For a problem of a fact: its record, e.g. `site`, or `cities/alta` for the row and the file of a city.',
      ),
    reason: Line.describe('Why it is not fixed.'),
    expires: z.iso
      .date({
        message: 'a date is an existing day in the form YYYY-MM-DD; write it like 2027-06-30, between quotes',
      })
      .describe('Last day on which it is accepted, `YYYY-MM-DD`.'),
  })
  .refine(({ url, record }) => (url === undefined) !== (record === undefined), {
    message: 'a known issue has either a url or a record; write the url of a finding, or the record of a problem',
    path: ['url'],
  })
  .refine(({ file, record }) => file === undefined || record === undefined, {
    message: 'a known issue with a record needs no file; remove the file',
    path: ['file'],
  })

/** `known-issues.yaml` */
export const KnownIssues = z.array(KnownIssue)
export type KnownIssue = z.infer<typeof KnownIssue>
