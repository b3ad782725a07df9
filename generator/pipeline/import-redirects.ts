import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../core/atomic-write.ts'
import type { Problem } from '../core/problem.ts'
import { shownPath } from '../core/shown-path.ts'
import { exportedText } from '../core/text/exported-text.ts'
import { readMoves } from '../moves/read-moves.ts'
import { type Moves, type NewRule, rulesOfMoves } from '../moves/rules-of-moves.ts'
import type { Run } from './run.ts'
import { loadSite } from './stages/load-site.ts'

export type ImportResult = {
  /** redirects.yaml, as a person at the project's root would open it. */
  file: string
  /** Format of the export. */
  format: string
  /** Undefined if the manifest has errors, so nothing was written. */
  moves?: Moves
  problems: Problem[]
}

/**
 * Adds the redirects of another site to redirects.yaml. What the file has is left as it is. An export of URLs without
 * targets adds nothing, but lists the most similar pages.
 * @param path of the export.
 * @throws {RefusalError} if the export cannot be read.
 */
export async function importRedirects(run: Run, path: string): Promise<ImportResult> {
  const exported = readMoves(exportedText(path))
  const site = await run.stage('load', () => loadSite(run, { withImages: false }))
  const name = 'redirects.yaml'
  const file = `${shownPath(run)}/${name}`
  const { format } = exported
  if (!site || run.isBlocked()) return { file, format, problems: run.problems() }

  const { manifest } = site.index
  const moves = rulesOfMoves(exported, {
    origin: manifest.site.origin,
    pages: new Set(site.pages.keys()),
    written: new Set(manifest.redirects.flatMap(({ from }) => from ?? [])),
    trailingSlash: manifest.site.urls.trailingSlash,
  })
  if (moves.rules.length > 0) {
    const target = join(run.manifestDir, name)
    const before = existsSync(target) ? readFileSync(target, 'utf8') : ''
    const isEmpty = /^(\[\])?$/.test(before.replace(/#.*/g, '').trim())
    const end = before === '' || before.endsWith('\n') ? '' : '\n'
    writeWhole(
      target,
      `${isEmpty ? before.replace(/\[\]\s*$/, '') : before}${end}${moves.rules.map(ruleLine).join('')}`,
    )
  }
  return { file, format, moves, problems: [] }
}

/** JSON strings are YAML as well, whatever a URL contains. */
function ruleLine(rule: NewRule): string {
  const [key, value] = 'to' in rule ? ['to', rule.to] : ['gone', rule.gone]
  return `- { from: ${JSON.stringify(rule.from)}, ${key}: ${JSON.stringify(value)} }\n`
}
