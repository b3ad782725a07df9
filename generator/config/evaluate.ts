import { SourceMap, type SourceMapPayload } from 'node:module'
import { compileFunction } from 'node:vm'
import type { Location } from '#manifest/schema.ts'
import type { ConfigBundle } from './bundle.ts'

/** Modules that a configuration receives from the program, so that both use the same React and the same site. */
export const providedModules = ['citywide', 'react', 'react/jsx-runtime'] as const

export type ProvidedModules = Readonly<Record<(typeof providedModules)[number], unknown>>

/** The name of the bundle in stacks. */
const bundleName = (hash: string) => `citywide-config-${hash.slice(0, 16)}.cjs`

/** Runs a bundle. Returns what it exports. */
export function evaluate({ code, hash }: ConfigBundle, provided: ProvidedModules): { default?: unknown } {
  const exports = {}
  const require = (name: string) => {
    if (name in provided) return provided[name as keyof ProvidedModules]
    const builtIn = process.getBuiltinModule(name)
    if (!builtIn) throw new Error(`The module "${name}" is not part of the bundle.`)
    return builtIn
  }
  compileFunction(code, ['exports', 'require'], { filename: bundleName(hash) })(exports, require)
  return exports
}

/** The line of a site's code where an error was thrown, if its stack has one. */
export function placeOfError(error: unknown, { hash, map }: ConfigBundle): Location | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const [, line, column] = new RegExp(`${bundleName(hash)}:(\\d+):(\\d+)`).exec(stack) ?? []
  if (line === undefined) return undefined
  const payload: SourceMapPayload = JSON.parse(map) // as bundle-config.ts wrote it
  const entry = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1)
  if (!('originalSource' in entry)) return undefined
  return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
}
