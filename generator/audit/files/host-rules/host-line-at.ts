import type { Location } from '#manifest/schema.ts'
import type { AuditedSite } from '../../../core/audited-site.ts'

/** Where to edit a line of a host's file: in the manifest if the build writes the file, otherwise in the file. */
export function hostLineAt(
  { files, manifest }: Pick<AuditedSite, 'files' | 'manifest'>,
  { file, line }: { file: string; line: number },
): Location {
  const written = files.ownFiles?.get(`/${file}`)
  return written === undefined ? manifest.hostingAt : { file: written, line, column: 1 }
}
