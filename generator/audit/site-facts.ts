import type { LinkFacts, PageFacts, SharedPart } from '../facts.ts'

/** One page as the audit keeps it: its addresses are numbers of the table of targets, since most stand on many pages. */
export type AuditedPage = Omit<PageFacts, 'links' | 'resources' | 'pictures' | 'dataUrls' | 'ids'> & {
  links: Uint32Array
  resources: Uint32Array
  pictures: Uint32Array
  dataUrls: Uint32Array
  /** Number of the page's set of ids, which most pages of a kind share. */
  idSet: number
}

/** A shared part the same way. */
export type AuditedPart = { name: string; links: Uint32Array; resources: Uint32Array; ids: ReadonlySet<string> }

/** The finished site: what every page says, and every address any of them points at. */
export type SiteFacts = {
  /** Sorted by path. */
  pages: AuditedPage[]
  parts: AuditedPart[]
  /** Root-relative, with fragment. */
  targets: string[]
  idSets: ReadonlySet<string>[]
}

export type FactsCollector = {
  addPart: (part: SharedPart) => void
  addPage: (facts: PageFacts) => void
  finish: () => SiteFacts
}

/** Gathers the facts of pages as they arrive, in any order. */
export function collectFacts(): FactsCollector {
  const targetNumbers = new Map<string, number>()
  const idSetNumbers = new Map<string, number>()
  const pages: AuditedPage[] = []
  const parts = new Map<string, AuditedPart>()
  const intern = (table: Map<string, number>, text: string) => {
    const known = table.get(text)
    if (known !== undefined) return known
    table.set(text, table.size)
    return table.size - 1
  }
  const numbers = (urls: string[]) => Uint32Array.from(urls, (url) => intern(targetNumbers, url))
  const link = ({ links, resources }: Pick<LinkFacts, 'links' | 'resources'>) => ({
    links: numbers(links),
    resources: numbers(resources),
  })

  return {
    addPart: ({ name, facts }) => {
      if (!parts.has(name)) parts.set(name, { name, ...link(facts), ids: new Set(facts.ids) })
    },
    addPage: ({ dataUrls, pictures, ids, ...facts }) => {
      pages.push({
        ...facts,
        ...link(facts),
        pictures: numbers(pictures),
        dataUrls: numbers(dataUrls),
        idSet: intern(idSetNumbers, ids.join(' ')),
      })
    },
    finish: () => {
      pages.sort((a, b) => (a.path < b.path ? -1 : 1))
      return {
        pages,
        parts: [...parts.values()],
        targets: [...targetNumbers.keys()],
        idSets: [...idSetNumbers.keys()].map((ids) => new Set(ids.split(' '))),
      }
    },
  }
}
