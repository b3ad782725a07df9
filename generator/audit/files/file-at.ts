import type { Location } from '#manifest/schema.ts'
import type { AuditedSite } from '../../core/audited-site.ts'

/** Where to edit a file of the site: in the file if it is known where it is, otherwise in site.yaml. */
export function fileAt({ files, manifest }: Pick<AuditedSite, 'files' | 'manifest'>, url: string, line = 1): Location {
  const written = files.ownFiles?.get(url)
  return written === undefined ? manifest.siteAt : { file: written, line, column: 1 }
}
