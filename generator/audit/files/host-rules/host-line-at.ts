import type { Location } from '#manifest/schema.ts'
import type { AuditedSite } from '../../../core/audited-site.ts'

/** Where to edit a line of a host's file: in the manifest if the build writes the file, in the file if it is in the project folder. */
export function hostLineAt(
  { files, manifest }: Pick<AuditedSite, 'files' | 'manifest'>,
  { file, line }: { file: string; line: number },
): Location {
  return files.besideOutput?.has(`/${file}`) ? { file, line, column: 1 } : manifest.hostingAt
}
