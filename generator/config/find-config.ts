import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'

const names = ['ts', 'tsx', 'js', 'jsx', 'mjs'].map((ending) => `citywide.config.${ending}`)

/** Names of the configuration files beside a manifest. A site has at most one. */
export function findConfig(manifestDir: string): string[] {
  const found = new Set(readdirSync(dirname(manifestDir)))
  return names.filter((name) => found.has(name))
}
