import { findPictures } from '#generator/images/sources.ts'
import { plainTextCodes } from '#generator/load/checks/check-plain-text.ts'
import { factCodes } from '#generator/load/facts/fact-codes.ts'
import { loadManifest } from '#generator/load/load.ts'
import { islandUrls } from '#src/islands/registry.ts'
import { createSite, indexSite, type Site } from '#src/site.ts'
import { type ManifestEdit, withEditedSite } from '../support/manifest-case.ts'

/** The small site as the screens see it, with a few edits. Their texts may be wrong: screens do not check them. */
export async function smallSite(edits: readonly ManifestEdit[] = []): Promise<Site> {
  return withEditedSite(edits, async (dirs) => {
    const { manifest: checked, draft, imageFiles, problems } = await loadManifest(dirs)
    const isConsistent = problems.every(({ severity, code }) => severity !== 'error' || isAboutContent(code))
    const manifest = isConsistent ? (checked ?? draft) : undefined
    if (!manifest) throw new Error(problems.map(({ at, what }) => `${at.file}:${at.line} ${what}`).join('\n'))
    const { pictures } = await findPictures({ ...dirs, manifest, imageFiles, shownDir: 'small-site' })
    return createSite(indexSite(manifest), {
      pictures,
      brand: {},
      assets: { script: '/assets/entry.js', styles: {}, islands: islandUrls((source) => `/${source}`) },
    })
  })
}

/** Whether a problem is about what a text says, and not about the form of the manifest. */
export const isAboutContent = (code: string) => [...factCodes, ...plainTextCodes].includes(code)

/** The edit that makes Cascade Locks another name for Odell. */
export const cascadeLocksIsOdell: ManifestEdit = {
  file: 'cities.csv',
  replace: 'cascade-locks,,',
  with: 'cascade-locks,odell,',
}

/** The edit that turns the URL policy to `/a` from a.html. */
export const withoutSlash: ManifestEdit = {
  file: 'site.yaml',
  replace: 'trailingSlash: always',
  with: 'trailingSlash: never',
}
