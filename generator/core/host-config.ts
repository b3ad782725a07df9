import type { HostName } from '#manifest/schema/hosting.ts'

/**
 * Configuration that hosts read from the output directory, by file name, with the hosts that read it. It is not a part of
 * the site: no server may serve it. nginx and Caddy read none; their configuration is written to the report.
 */
const hostConfig = {
  _headers: ['netlify', 'cloudflare'],
  _redirects: ['netlify', 'cloudflare'],
  'vercel.json': ['vercel'],
  '.htaccess': ['apache'],
} as const satisfies Record<string, readonly HostName[]>

export type HostConfigFile = keyof typeof hostConfig

/** The file that sets the response headers on a host; undefined if the host reads none. */
export function headersFileOf(host: HostName): HostConfigFile | undefined {
  const files: [HostConfigFile, readonly HostName[]][] = [
    ['_headers', hostConfig._headers],
    ['vercel.json', hostConfig['vercel.json']],
    ['.htaccess', hostConfig['.htaccess']],
  ]
  return files.find(([, hosts]) => hosts.includes(host))?.[0]
}

/** The file from which a host reads redirects in the output; undefined if it reads none. */
export function configFileOf(host: HostName): HostConfigFile | undefined {
  return host === 'netlify' || host === 'cloudflare' ? '_redirects' : headersFileOf(host)
}

export const isHostConfig = (file: string): boolean => Object.hasOwn(hostConfig, file)

/** The files that some of the hosts read and none of the readers does. */
export function configOfOthers(hosts: readonly HostName[], readers: readonly HostName[]): string[] {
  return Object.entries<readonly HostName[]>(hostConfig)
    .filter(
      ([, readBy]) => readBy.some((host) => hosts.includes(host)) && !readBy.some((host) => readers.includes(host)),
    )
    .map(([file]) => file)
}

/**
 * Alternatives of a regular expression: the names that are not hidden. Servers refuse hidden files by a rule for all of
 * them.
 */
export function hostConfigPattern(): string {
  return Object.keys(hostConfig)
    .filter((file) => !file.startsWith('.'))
    .map((file) => file.replaceAll('.', '\\.'))
    .join('|')
}
