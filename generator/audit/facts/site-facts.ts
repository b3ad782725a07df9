import type { LinkFacts, PageFacts, PartFacts } from '../../core/facts.ts'
import type { AuditedPage, AuditedPart, SiteFacts } from '../../core/site-facts.ts'
import type { TextBlocks } from '../../core/text/text-blocks.ts'
import { createBlockTable } from './block-table.ts'

export type FactsCollector = {
  addPart: (part: PartFacts) => void
  /** Adds text blocks. Those of a page are added before the page. */
  addBlocks: (blocks: TextBlocks) => void
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
  const blocks = createBlockTable()
  const numbers = (urls: readonly string[]) => mapNumbers(urls, targets.numberOf)
  /** Returns one shared copy of a text; workers send a copy for each page. */
  const shared = (text: string) => patterns.texts[patterns.numberOf(text)] ?? text
  const link = ({ links, resources }: Pick<LinkFacts, 'links' | 'resources'>) => {
    const anchors = new Uint32Array(links.length * 3)
    const linked = new Set<number>()
    links.forEach(({ target, text, isInMain }, index) => {
      const number = targets.numberOf(target)
      linked.add(number)
      anchors[index * 3] = number
      anchors[index * 3 + 1] = texts.numberOf(text)
      anchors[index * 3 + 2] = Number(isInMain)
    })
    return {
      links: mapNumbers([...linked], (number) => number),
      anchors,
      resources: numbers(resources),
    }
  }

  return {
    addPart: ({ name, ids, links, resources, ...facts }) => {
      if (!parts.has(name)) parts.set(name, { name, ...facts, ...link({ links, resources }), ids: new Set(ids) })
    },
    addBlocks: blocks.add,
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
        nodeIds: mapNumbers(nodeIds, nodes.numberOf),
        nodeReferences: mapNumbers(nodeReferences, nodes.numberOf),
        blocks: mapNumbers(facts.blocks, blocks.numberOf),
        idSet: idSets.numberOf(ids.join(' ')),
        parts: facts.parts.map(shared),
        robots: shared(facts.robots),
        intro: shared(facts.intro),
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
        blocks: blocks.finish(),
      }
    },
  }
}

/** The same as `Uint32Array.from`, which takes ten times as long. */
function mapNumbers<Item>(items: ArrayLike<Item>, numberOf: (item: Item) => number): Uint32Array {
  const numbers = new Uint32Array(items.length)
  for (let index = 0; index < items.length; index++) numbers[index] = numberOf(items[index] as Item) // within its length
  return numbers
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
