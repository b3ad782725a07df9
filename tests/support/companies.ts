import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { ManifestEdit } from './manifest-case.ts'

/** The edits that make the small site that of a company of `tests/fixtures/companies/`. */
export async function companyEdits(company: string): Promise<ManifestEdit[]> {
  const file = fileURLToPath(new URL(`../fixtures/companies/${company}.yaml`, import.meta.url))
  return parse(await readFile(file, 'utf8')) as ManifestEdit[] // an edit of another shape fails as it is applied
}
