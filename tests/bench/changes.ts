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

/** Changes the label of the button in the header of every page. */
export async function changeHeader(manifest: string, round: number): Promise<void> {
  const file = join(manifest, 'navigation.yaml')
  const text = await readFile(file, 'utf8')
  const changed = text.replace(/(action: \{ label: )[^,]*/, `$1Book Round ${round + 1}`)
  if (changed === text) throw new Error('The header of the manifest has no action to change.')
  await writeFile(file, changed)
}
