import type { HostName } from '#manifest/schema/hosting.ts'
import type { Location } from '#manifest/schema.ts'
import type { MessageSource } from '#src/messages.ts'
import type { TrailingSlash } from '#src/url-form.ts'
import type { HostConfigFile } from '../core/host-config.ts'
import type { Problem } from '../core/problem.ts'
import type { Redirect } from '../core/redirect.ts'
import type { SiteHeaders } from './site-headers.ts'

/** Everything that the files of a host are made from. */
export type HostInput = {
  /** Hosts of the site, each once. */
  hosts: readonly HostName[]
  /** Scheme and host of the published site. */
  origin: string
  /** The messages in the language of a path. */
  messagesAt: (path: string) => MessageSource
  /** Folders of further languages, e.g. `es`. Each has a 404.html of its own. */
  languageFolders: readonly string[]
  trailingSlash: TrailingSlash
  /** Most specific first. */
  redirects: readonly Redirect[]
  headers: SiteHeaders
  /** The output has .br and .gz copies. */
  isPrecompressed: boolean
  /** Former URLs of the site, for hosts that do not support patterns. */
  formerUrls: readonly string[]
  /** The line to edit for a problem that no redirect causes. */
  at: Location
}

/** A text file; its path is below the output directory, or below `hosting/` of the report. */
export type HostFile = { file: string; text: string }

export type HostOutput = {
  /** Read by the host, never served. `.nojekyll` is empty: that it exists keeps GitHub Pages from running Jekyll. */
  files: { file: HostConfigFile | '.nojekyll'; text: string }[]
  /** Text to copy into the configuration of a server. */
  snippets: HostFile[]
  /** Redirect pages, for hosts without redirects. These are served. */
  stubs: HostFile[]
  problems: Problem[]
}

export const nothing: HostOutput = { files: [], snippets: [], stubs: [], problems: [] }
