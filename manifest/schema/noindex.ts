import { z } from 'zod'
import { Line, Text } from './primitives.ts'

/** A page that is published but kept out of search engines. */
export const NoIndexEntry = z.strictObject({
  path: Text.regex(/^\//, { message: 'a path starts with /; write it like /services/deep-cleaning/' }).describe(
    'Path of the page, e.g. `/services/deep-cleaning/alta-ut-cleaning-services/`.',
  ),
  reason: Line.describe('Why it is kept out.'),
})

/** `noindex.yaml` */
export const NoIndex = z.array(NoIndexEntry)
export type NoIndexEntry = z.infer<typeof NoIndexEntry>
