import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { rootDir } from './citywide.ts'

const { error } = spawnSync('xmllint', ['--version'])

/** Whether the machine has xmllint; tests that need it are skipped where it does not, and their names say so. */
export const hasXmllint = error === undefined

/** What xmllint has to say against files of a schema in fixtures/sitemap; empty when they are valid. It uses no network. */
export function xmllint(schema: 'urlset' | 'index', files: readonly string[]): string {
  const schemaFile = join(rootDir, `tests/fixtures/sitemap/${schema}.xsd`)
  const { status, stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', schemaFile, ...files], {
    encoding: 'utf8',
  })
  return status === 0 ? '' : stderr
}
