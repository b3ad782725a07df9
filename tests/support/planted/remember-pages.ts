import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartFacts } from '#generator/core/facts.ts'
import { hashOf } from '#generator/core/hash.ts'
import type { Shingles } from '#generator/core/text/shingles.ts'
import type { AuditedPageFile, PageAuditor } from '#generator/pipeline/workers/page-auditor.ts'

/** Lets an auditor audit a file again only if its bytes are new: most pages of a damaged site are those of the site. */
export function rememberPages(auditor: PageAuditor): PageAuditor {
  const pages = new Map<string, AuditedPageFile>()
  const parts = new Map<string, PartFacts>()
  const blocks = new Map<number, Shingles>()
  // Parts and text blocks of the pages audited since the last call of a `take` function.
  let names = new Set<string>()
  let keys = new Set<number>()
  return {
    ...auditor,
    auditFiles: (dir, metas) => {
      const named = metas.map((meta) => ({ meta, key: `${meta.file} ${hashOf(readFileSync(join(dir, meta.file)))}` }))
      const unknown = named.filter(({ key }) => !pages.has(key))
      const audited = auditor.auditFiles(
        dir,
        unknown.map(({ meta }) => meta),
      )
      for (const [at, { key }] of unknown.entries()) pages.set(key, audited[at] as AuditedPageFile) // one for each page
      const all = named.flatMap(({ key }) => pages.get(key) ?? [])
      for (const { facts } of all) {
        for (const name of facts.parts) names.add(name)
        for (const block of facts.blocks) keys.add(block)
      }
      return all
    },
    takeNewParts: () => {
      for (const part of auditor.takeNewParts()) parts.set(part.name, part)
      const taken = [...names].flatMap((name) => parts.get(name) ?? [])
      names = new Set()
      return taken
    },
    takeBlocks: () => {
      for (const [key, shingles] of auditor.takeBlocks()) blocks.set(key, shingles)
      const taken = new Map([...keys].flatMap((key) => entryOf(blocks, key)))
      keys = new Set()
      return taken
    },
  }
}

function entryOf<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): [Key, Value][] {
  const value = map.get(key)
  return value === undefined ? [] : [[key, value]]
}
