import type { Manifest } from '#manifest/schema.ts'
import { isInLanguage } from '#src/url-form.ts'

/** The manifest in the language of a path. */
export function manifestAt(manifest: Manifest, path: string): Manifest {
  return manifest.translations.find(({ site }) => isInLanguage(path, site.prefix)) ?? manifest
}
