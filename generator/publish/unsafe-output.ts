import { readdir } from 'node:fs/promises'
import { sep } from 'node:path'

/** Things no output directory of ours holds: publishing removes what the site does not have, so these must not be there. */
const foreign = ['.git', 'package.json', 'node_modules']

/** Why a directory cannot be published into, or undefined when it can. */
export async function unsafeOutput(outDir: string, needed: string[]): Promise<string | undefined> {
  const inside = needed.find((dir) => dir === outDir || dir.startsWith(outDir + sep))
  if (inside)
    return `The site cannot be built into ${outDir}: ${inside} lies in it, and publishing removes what is not part of the site.`
  const names = await readdir(outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found = names.find((name) => foreign.includes(name))
  return (
    found &&
    `The site cannot be built into ${outDir}: it holds "${found}", so it is no site, and publishing removes what is not part of one.`
  )
}
