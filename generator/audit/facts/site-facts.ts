import type { PartFacts } from '../../core/facts.ts'
import { internTable, type KeptText } from '../../core/intern-table.ts'
import type { PackedFacts } from '../../core/packed-facts.ts'
import { packTexts } from '../../core/packed-texts.ts'
import type { AuditedPage, AuditedPart, SiteFacts } from '../../core/site-facts.ts'
import type { TextBlocks } from '../../core/text/text-blocks.ts'
import { auditedPages } from './audited-pages.ts'
import { createBlockTable } from './block-table.ts'
import { nodeIdTable } from './node-ids.ts'
import { renumber } from './pack-facts.ts'

export type FactsCollector = {
  addPart: (part: PartFacts) => void
  /** Adds text blocks. Those of a page are added before the page. */
  addBlocks: (blocks: TextBlocks) => void
  addPages: (facts: PackedFacts) => void
  finish: () => SiteFacts
}

/**
 * Collects the facts of pages, which may arrive in any order.
 * @param kept finds paths of pages.
 */
export function collectFacts(kept: KeptText = (text) => text): FactsCollector {
  const texts = internTable()
  const targets = internTable(kept)
  const anchorTexts = internTable()
  const nodeIds = nodeIdTable(kept)
  const idSets = internTable()
  const blocks = createBlockTable()
  const pages: AuditedPage[] = []
  const parts = new Map<string, AuditedPart>()

  return {
    addPart: ({ name, ids, links, resources, conditionalResources, externalLinks, issues }) => {
      if (parts.has(name)) return
      const anchors = links.flatMap(({ target, text, isInMain }) => [
        targets.numberOf(target),
        anchorTexts.numberOf(text),
        Number(isInMain),
      ])
      parts.set(name, {
        name,
        externalLinks,
        issues,
        links: Uint32Array.from(new Set(links.map(({ target }) => targets.numberOf(target)))),
        anchors: Uint32Array.from(anchors),
        resources: mapNumbers(resources, targets.numberOf),
        conditionalResources: mapNumbers(conditionalResources, targets.numberOf),
        ids: new Set(ids),
      })
    },
    addBlocks: blocks.add,
    addPages: (packed) => {
      const { tables, starts } = packed
      const numbers = renumber(packed, {
        texts: mapNumbers(tables.texts, texts.numberOf),
        targets: mapNumbers(tables.targets, targets.numberOf),
        anchorTexts: mapNumbers(tables.anchorTexts, anchorTexts.numberOf),
        nodeIds: mapNumbers(tables.nodeIds, nodeIds.numberOf),
        idSets: mapNumbers(tables.idSets, idSets.numberOf),
        blocks: mapNumbers(tables.blocks, blocks.numberOf),
      })
      const keptTables = { own: packTexts(tables.own), texts: texts.texts }
      for (const page of auditedPages({ numbers, starts }, keptTables, tables.paths, kept)) pages.push(page)
    },
    finish: () => ({
      pages: inOrderOf(pages, ({ path }) => path),
      parts: inOrderOf([...parts.values()], ({ name }) => name),
      targets: targets.texts,
      anchorTexts: anchorTexts.texts,
      nodeIds: nodeIds.finish(),
      idSets: idSets.texts.map((ids) => new Set(ids === '' ? [] : ids.split(' '))),
      blocks: blocks.finish(),
    }),
  }
}

function inOrderOf<Item>(items: Item[], nameOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, name: nameOf(item) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ item }) => item)
}

/** The same as `Uint32Array.from`, which takes ten times as long. */
function mapNumbers<Item>(items: ArrayLike<Item>, numberOf: (item: Item) => number): Uint32Array {
  const numbers = new Uint32Array(items.length)
  for (let index = 0; index < items.length; index++) numbers[index] = numberOf(items[index] as Item) // within its length
  return numbers
}
