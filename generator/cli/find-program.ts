import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import type { DeployCommand } from '../hosts/deploy-command.ts'

/** How to start the program of a package: the installed one, that of the system, or by way of npx. */
export function findProgram(
  { program, package: name }: Pick<DeployCommand, 'program' | 'package'>,
  from: string,
  path = process.env.PATH ?? '',
): string[] {
  const file = process.platform === 'win32' ? `${program}.cmd` : program
  for (let dir = from; ; dir = dirname(dir)) {
    const installed = join(dir, 'node_modules/.bin', file)
    if (existsSync(installed)) return [installed]
    if (dirname(dir) === dir) break
  }
  const isOnPath = path.split(delimiter).some((dir) => dir !== '' && existsSync(join(dir, file)))
  return isOnPath ? [program] : ['npx', '--yes', '--package', name, program]
}
