import { escapeXml } from '../core/escape-xml.ts'
import type { Problem } from '../core/problem.ts'

/** The problems of the manifest, shown in place of every page until they are fixed. */
export function problemPage(problems: readonly Problem[]): string {
  const items = problems.map(
    ({ at, code, what, fix }) =>
      `<li><code>${escapeXml(`${at.file}:${at.line}:${at.column}`)}</code> ${code}<br>${escapeXml(what)}<br><em>${escapeXml(fix)}</em></li>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problems in the manifest</title></head><body><h1>Problems in the manifest</h1><ol>${items.join('')}</ol></body></html>`
}
