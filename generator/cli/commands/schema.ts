import { resolve } from 'node:path'
import { writeSchemas } from '../../load/schema/json-schemas.ts'
import { print } from '../console.ts'
import type { Settings } from '../settings.ts'

export async function run({ rootDir }: Settings): Promise<number> {
  const files = await writeSchemas(resolve(rootDir, 'manifest/schemas'))
  print(`${files.length} schemas written to manifest/schemas.`)
  return 0
}
