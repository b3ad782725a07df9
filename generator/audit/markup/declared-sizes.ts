import type { AuditedSite } from '../../core/audited-site.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { type PictureSize, pictureSize } from '../files/picture-size.ts'

/** An image with the width and height that pages declare for it, and the size of its file. */
export type DeclaredSize = { url: string; width: number; height: number; file: PictureSize; pages: AuditedPage[] }

/** Every image with every size that pages declare for it. Ignores images without both width and height, and missing files. */
export function declaredSizes(site: AuditedSite): DeclaredSize[] {
  const found = new Map<string, DeclaredSize | undefined>()
  for (const page of site.pages)
    for (const { url, width, height } of page.pictureUses) {
      if (width === 0 || height === 0) continue
      const key = `${url} ${width} ${height}`
      const known = found.get(key)
      if (known) known.pages.push(page)
      if (found.has(key)) continue
      const file = pictureSize(site.files, url)
      found.set(key, file && { url, width, height, file, pages: [page] })
    }
  return [...found.values()].filter((declared) => declared !== undefined)
}
