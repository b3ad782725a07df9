import type { Location } from '#manifest/schema.ts'
import type { AuditedSite } from '../../core/audited-site.ts'
import { hostLineAt } from './host-rules/host-line-at.ts'

/** A file beside the pages that programs and people read. */
export type TextFile = { url: string; lines: readonly string[]; at: (line: number) => Location }

/** Sources: https://llmstxt.org/, https://humanstxt.org/, https://www.rfc-editor.org/rfc/rfc9116 */
const textFiles = ['/llms.txt', '/llms-full.txt', '/humans.txt', '/security.txt', '/.well-known/security.txt']

/** The text files that the site has. Lines count from 1. */
export const textFilesOf = (site: AuditedSite): TextFile[] =>
  textFiles.filter(site.files.has).map((url) => ({
    url,
    lines: site.files.read(url).toString('utf8').split('\n'),
    at: (line) => hostLineAt(site, { file: url.slice(1), line }),
  }))
