import { z } from 'zod'
import { Line, Text } from './primitives.ts'

/** Pages that are published but kept out of search engines. */
export const NoIndexEntry = z
  .strictObject({
    path: Text.regex(/^\//, { message: 'a path starts with /; write it like /services/deep-cleaning/' })
      .describe('Path of the page, e.g. `/services/deep-cleaning/alta-ut-cleaning-services/`.')
      .optional(),
    without: z
      .literal('passage')
      .describe(
        'In place of a path: every page of a service in a place whose file has no passage about the service. A page is listed again once its passage is written.',
      )
      .optional(),
    reason: Line.describe('Why it is kept out.'),
  })
  .refine(({ path, without }) => (path === undefined) !== (without === undefined), {
    message: 'an entry has either a path or "without: passage"',
  })

/** `noindex.yaml` */
export const NoIndex = z.array(NoIndexEntry)
export type NoIndexEntry = z.infer<typeof NoIndexEntry>
