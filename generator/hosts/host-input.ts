import type { HostName } from '#manifest/schema/hosting.ts'
import type { Location } from '#manifest/schema.ts'
import type { TrailingSlash } from '#src/url-form.ts'
import type { HostConfigFile } from '../core/host-config.ts'
import type { Problem } from '../core/problem.ts'
import type { Redirect } from '../core/redirect.ts'
import type { SiteHeaders } from './site-headers.ts'

/** All that the files of any host are made from. */
export type HostInput = {
  /** Those the site is emitted for, each once. */
  hosts: readonly HostName[]
  /** Scheme and host of the published site. */
  origin: string
  language: string
  trailingSlash: TrailingSlash
  /** Most specific first. */
  redirects: readonly Redirect[]
  headers: SiteHeaders
  /** Files with the endings .br and .gz stand beside the others. */
  isPrecompressed: boolean
  /** Addresses that once were, for hosts that follow no pattern. */
  formerAddresses: readonly string[]
  /** Line to edit where no redirect is to blame. */
  at: Location
}

/** A text by its path: below the output directory, or below `hosting/` of the report. */
export type HostFile = { file: string; text: string }

export type HostOutput = {
  /** Read by the host, never served. `.nojekyll` is empty: that it exists keeps GitHub Pages from running Jekyll. */
  files: { file: HostConfigFile | '.nojekyll'; text: string }[]
  /** To be copied into the configuration of a server. */
  snippets: HostFile[]
  /** Served: pages that send the visitor on, for hosts that cannot. */
  stubs: HostFile[]
  problems: Problem[]
}

export const nothing: HostOutput = { files: [], snippets: [], stubs: [], problems: [] }
