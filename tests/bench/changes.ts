import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Changes the text of one city, differently in every round. */
export async function changeOneCity(manifest: string, round: number): Promise<void> {
  const file = join(manifest, 'cities/testville-0.yaml')
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace(/body: .*/, `body: In the year ${1900 + round} a mill stood here, and a weir above it.`),
  )
}
