import { dirname, join } from 'node:path'
import type { Rule } from '../../audit/rule.ts'
import { rules as builtInRules } from '../../audit/rules.ts'
import type { ConfigBundle } from '../../config/bundle.ts'
import type { SiteConfig } from '../../config/config.ts'
import { findConfig, misplacedConfigs } from '../../config/find-config.ts'
import type { Problem } from '../../core/problem.ts'
import { shownPath } from '../../core/shown-path.ts'
import type { Run } from '../run.ts'

/** The code of a site, if it has any, and what it adds. */
export type LoadedConfig = {
  bundle?: ConfigBundle
  /** Undefined if there is no code, or its problems prevent it from being used. */
  config?: SiteConfig
  problems: Problem[]
}

/** Bundles the configuration beside the manifest. Most sites have none, and load nothing for it. */
export async function bundleOf(run: Run): Promise<Pick<LoadedConfig, 'bundle' | 'problems'>> {
  const [name, other] = findConfig(run.manifestDir)
  const misplaced = misplacedConfigs(run.manifestDir).map((path) => misplacedConfig(run, path))
  if (misplaced.length > 0 || name === undefined) return { problems: misplaced }
  const dir = dirname(run.manifestDir)
  const shown = shownPath({ ...run, manifestDir: join(dir, name) })
  if (other !== undefined) return { problems: [secondConfig(shown, other)] }
  const { bundleConfig } = await import('../../config/bundle-config.ts')
  return bundleConfig({ file: join(dir, name), shown, cacheDir: run.cacheDir })
}

/** Bundles, runs and checks the configuration. */
export async function loadConfig(run: Run): Promise<LoadedConfig> {
  const { bundle, problems } = await bundleOf(run)
  if (!bundle) return { problems }
  const { openConfig } = await import('../../config/open-config.ts')
  return { bundle, ...openConfig(bundle) }
}

/** The rules of the audit, and those of the site. */
export const allRules = (config: SiteConfig | undefined): readonly Rule[] =>
  config ? [...builtInRules, ...config.rules] : builtInRules

function misplacedConfig(run: Run, path: string): Problem {
  return {
    code: 'misplaced-config',
    severity: 'error',
    at: { file: shownPath({ ...run, manifestDir: path }), line: 1, column: 1 },
    what: 'This file is not where the code of a site is read from, so it would be ignored.',
    fix: 'Name it citywide.config.ts, or citywide.config.tsx with JSX, in the folder that contains the manifest. Or remove it.',
  }
}

function secondConfig(file: string, other: string): Problem {
  return {
    code: 'duplicate-file',
    severity: 'error',
    at: { file, line: 1, column: 1 },
    what: `This file and ${other} both configure the site.`,
    fix: 'Remove one of the two files.',
  }
}
