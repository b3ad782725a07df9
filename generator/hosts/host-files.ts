import type { HostName } from '#manifest/schema/hosting.ts'
import { apacheFiles } from './apache.ts'
import { caddyFiles } from './caddy.ts'
import type { HostInput, HostOutput } from './host-input.ts'
import { nginxFiles } from './nginx.ts'
import { stubFiles } from './stubs.ts'
import { underscoreFiles } from './underscore-files.ts'
import { vercelFiles } from './vercel.ts'

const makers: { hosts: HostName[]; make: (input: HostInput) => HostOutput }[] = [
  { hosts: ['netlify', 'cloudflare'], make: underscoreFiles },
  { hosts: ['vercel'], make: vercelFiles },
  { hosts: ['apache'], make: apacheFiles },
  { hosts: ['nginx'], make: nginxFiles },
  { hosts: ['caddy'], make: caddyFiles },
  { hosts: ['github-pages', 's3'], make: stubFiles },
]

/** The files for every host of the site, and the rules as JSON for `preview`. */
export function hostFiles(input: HostInput): HostOutput {
  const made = makers
    .filter(({ hosts }) => hosts.some((host) => input.hosts.includes(host)))
    .map(({ make }) => make(input))
  return {
    files: made.flatMap(({ files }) => files),
    stubs: made.flatMap(({ stubs }) => stubs),
    snippets: [...made.flatMap(({ snippets }) => snippets), rulesFile(input)],
    problems: made.flatMap(({ problems }) => problems),
  }
}

/** The rules as `preview` reads them. */
export type HostRules = Pick<HostInput, 'trailingSlash' | 'redirects' | 'headers'>

function rulesFile({ trailingSlash, redirects, headers }: HostRules) {
  const rules: HostRules = { trailingSlash, headers, redirects }
  return { file: 'rules.json', text: `${JSON.stringify(rules, null, 1)}\n` }
}
