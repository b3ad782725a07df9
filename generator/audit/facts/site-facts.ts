import type { LinkFacts, PageFacts, PartFacts } from '../../core/facts.ts'

/** A page as the audit stores it: URLs and texts are numbers of a table, since most occur on many pages. */
export type AuditedPage = Omit<
  PageFacts,
  | 'links'
  | 'resources'
  | 'pictures'
  | 'dataUrls'
  | 'ids'
  | 'nodeIds'
  | 'nodeReferences'
  | 'socialPictures'
  | 'dataPictures'
> & {
  /** Targets of its links outside shared parts, each once. */
  links: Uint32Array
  /** Its links outside shared parts, in threes: number of the target, number of the text, and 1 if in the main content. */
  anchors: Uint32Array
  resources: Uint32Array
  pictures: Uint32Array
  dataUrls: Uint32Array
  socialPictures: Uint32Array
  /** In fours: number of the target, width, height, and 1 for a logo. */
  dataPictures: Uint32Array
  /** Numbers of the table of node ids. */
  nodeIds: Uint32Array
  nodeReferences: Uint32Array
  /** Number of the page's set of ids, which most pages of a type share. */
  idSet: number
}

/** A shared part, stored the same way. */
export type AuditedPart = Pick<AuditedPage, 'links' | 'anchors' | 'resources' | 'issues' | 'externalLinks'> & {
  name: string
  ids: ReadonlySet<string>
}

/** The finished site: the facts of every page, and every target they refer to. */
export type SiteFacts = {
  /** Sorted by path. */
  pages: AuditedPage[]
  /** Sorted by name. */
  parts: AuditedPart[]
  /** Root-relative, with fragment. */
  targets: string[]
  anchorTexts: string[]
  /** Ids of JSON-LD nodes. */
  nodeIds: string[]
  idSets: ReadonlySet<string>[]
}

export type FactsCollector = {
  addPart: (part: PartFacts) => void
  addPage: (facts: PageFacts) => void
  finish: () => SiteFacts
}

/** Collects the facts of pages, which may arrive in any order. */
export function collectFacts(): FactsCollector {
  const targets = internTable()
  const texts = internTable()
  const nodes = internTable()
  const idSets = internTable()
  const patterns = internTable()
  const pages: AuditedPage[] = []
  const parts = new Map<string, AuditedPart>()
  const numbers = (urls: readonly string[]) => Uint32Array.from(urls, targets.numberOf)
  /** Returns one shared copy of a text; workers send a copy for each page. */
  const shared = (text: string) => patterns.texts[patterns.numberOf(text)] ?? text
  const link = ({ links, resources }: Pick<LinkFacts, 'links' | 'resources'>) => {
    const anchors = new Uint32Array(links.length * 3)
    links.forEach(({ target, text, isInMain }, index) => {
      anchors.set([targets.numberOf(target), texts.numberOf(text), Number(isInMain)], index * 3)
    })
    return {
      links: Uint32Array.from(new Set(anchors.filter((_, index) => index % 3 === 0))),
      anchors,
      resources: numbers(resources),
    }
  }

  return {
    addPart: ({ name, ids, links, resources, ...facts }) => {
      if (!parts.has(name)) parts.set(name, { name, ...facts, ...link({ links, resources }), ids: new Set(ids) })
    },
    addPage: ({ dataUrls, pictures, socialPictures, dataPictures, ids, nodeIds, nodeReferences, ...facts }) => {
      pages.push({
        ...facts,
        ...link(facts),
        pictures: numbers(pictures),
        dataUrls: numbers(dataUrls),
        socialPictures: numbers(socialPictures),
        dataPictures: Uint32Array.from(
          dataPictures.flatMap(({ url, width, height, isLogo }) => [
            targets.numberOf(url),
            width,
            height,
            Number(isLogo),
          ]),
        ),
        lastDay: shared(facts.lastDay),
        jobsClose: shared(facts.jobsClose),
        nodeIds: Uint32Array.from(nodeIds, nodes.numberOf),
        nodeReferences: Uint32Array.from(nodeReferences, nodes.numberOf),
        idSet: idSets.numberOf(ids.join(' ')),
        parts: facts.parts.map(shared),
        robots: shared(facts.robots),
        titlePattern: shared(facts.titlePattern),
        dataTypes: shared(facts.dataTypes),
        headingPattern: shared(facts.headingPattern),
      })
    },
    finish: () => {
      pages.sort((a, b) => (a.path < b.path ? -1 : 1))
      return {
        pages,
        parts: [...parts.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
        targets: targets.texts,
        anchorTexts: texts.texts,
        nodeIds: nodes.texts,
        idSets: idSets.texts.map((ids) => new Set(ids === '' ? [] : ids.split(' '))),
      }
    },
  }
}

type InternTable = { texts: string[]; numberOf: (text: string) => number }

function internTable(): InternTable {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    texts,
    numberOf: (text) => {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, texts.length)
      return texts.push(text) - 1
    },
  }
}
