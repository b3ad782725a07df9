import type { HostName } from '#manifest/schema/hosting.ts'

/** The hosts whose own command line uploads a folder. */
export const deployHosts = ['netlify', 'vercel', 'cloudflare'] as const satisfies readonly HostName[]
export type DeployHost = (typeof deployHosts)[number]

export const isDeployHost = (name: string): name is DeployHost => deployHosts.some((host) => host === name)

/** The command line of a host: its program, the npm package that has it, and what it is called with. */
export type DeployCommand = { program: string; package: string; args: string[] }

type Upload = {
  /** The folder of the site. */
  dir: string
  /** To a URL of its own, beside the live site. */
  isPreview: boolean
  /** Further arguments for the program. */
  extra: readonly string[]
}

/**
 * How a host uploads a finished site. None of them builds it again.
 * Sources: https://cli.netlify.com/commands/deploy/, https://vercel.com/docs/cli/deploy,
 * https://developers.cloudflare.com/workers/wrangler/commands/#pages-deploy
 */
export function deployCommand(host: DeployHost, { dir, isPreview, extra }: Upload): DeployCommand {
  switch (host) {
    case 'netlify':
      return {
        program: 'netlify',
        package: 'netlify-cli',
        args: ['deploy', '--no-build', '--dir', dir, ...(isPreview ? [] : ['--prod']), ...extra],
      }
    case 'vercel':
      return {
        program: 'vercel',
        package: 'vercel',
        args: ['deploy', dir, '--yes', ...(isPreview ? [] : ['--prod']), ...extra],
      }
    case 'cloudflare':
      // The branch decides: that of production is `main` unless the project says otherwise.
      return {
        program: 'wrangler',
        package: 'wrangler',
        args: [
          ...['pages', 'deploy', dir],
          ...(extra.some((each) => each.startsWith('--branch')) ? [] : ['--branch', isPreview ? 'preview' : 'main']),
          ...extra,
        ],
      }
  }
}
