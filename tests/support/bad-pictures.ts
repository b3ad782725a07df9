import { buildInto, citywide, sharedCache } from './citywide.ts'
import { type ManifestCase, type ManifestEdit, withEditedSite } from './manifest-case.ts'
import { temporaryDir } from './temporary.ts'

/** A drawing that is good. */
export const small = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>'

/** The edits that put pictures into the small site, and describe them. */
export function pictures(files: Record<string, Buffer | string>): ManifestEdit[] {
  const described = Object.keys(files).map(
    (file) => `\n  - { file: ${file}, alt: A picture with the letter ${file.charAt(0)} }`,
  )
  return [
    { file: 'images.yaml', replace: 'pictures:', with: `pictures:${described.join('')}` },
    ...Object.entries(files).map(([file, bytes]) => ({
      file: `images/${file}`,
      bytes: Buffer.from(bytes).toString('base64'),
    })),
  ]
}

/** Runs a command on an edited site, in its directory. */
export async function runIn(
  command: 'build' | 'validate',
  edits: ManifestEdit[],
  prepare?: (site: ManifestCase) => unknown,
) {
  const dir = await temporaryDir()
  return withEditedSite(edits, async (site) => {
    await prepare?.(site)
    const started = performance.now()
    const { code, output } =
      command === 'build'
        ? await buildInto(dir, site.manifestDir, [], { cwd: site.rootDir })
        : await citywide(['validate', '--manifest', site.manifestDir, '--cache', sharedCache], { cwd: site.rootDir })
    return { dir, code, output, seconds: (performance.now() - started) / 1000 }
  })
}
