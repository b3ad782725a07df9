import type { AuditedPage, SiteFacts } from '../../core/site-facts.ts'

/** An image as structured data states it, with the pages that state it this way. */
export type StatedPicture = { url: string; width: number; height: number; isLogo: boolean; pages: AuditedPage[] }

/** Every image in structured data, once per stated size. */
export function statedPictures({ pages, targets }: Pick<SiteFacts, 'pages' | 'targets'>): StatedPicture[] {
  const found = new Map<string, StatedPicture>()
  for (const page of pages) {
    const { dataPictures: facts } = page
    for (let i = 0; i < facts.length; i += 4) {
      const [target = 0, width = 0, height = 0, isLogo = 0] = facts.subarray(i, i + 4)
      const key = `${target} ${width} ${height} ${isLogo}`
      const known = found.get(key)
      if (known) known.pages.push(page)
      else found.set(key, { url: targets[target] ?? '', width, height, isLogo: isLogo === 1, pages: [page] })
    }
  }
  return [...found.values()]
}
