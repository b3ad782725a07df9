import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const names = ['ts', 'tsx', 'js', 'jsx', 'mjs'].map((ending) => `citywide.config.${ending}`)

/** Names of the configuration files beside a manifest. A site has at most one. */
export function findConfig(manifestDir: string): string[] {
  const found = new Set(readdirSync(dirname(manifestDir)))
  return names.filter((name) => found.has(name))
}

/** Files that are named nearly like a configuration, or are in another folder, as paths: nothing would run them. */
export function misplacedConfigs(manifestDir: string): string[] {
  const dir = dirname(manifestDir)
  const looksLike = (name: string) => /^city[-_.]?wide[-_.]?config(\.\w+)?$/i.test(name)
  return [
    ...readdirSync(dir).filter((name) => looksLike(name) && !names.includes(name)),
    ...readdirSync(manifestDir)
      .filter(looksLike)
      .map((name) => join(basename(manifestDir), name)),
  ].map((path) => join(dir, path))
}
