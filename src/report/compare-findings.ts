import type { ReportChanges } from './data.ts'

type Named = { code: string; url: string }

/** New and resolved findings, by code and URL. */
export function compareFindings(before: readonly Named[], after: readonly Named[]): ReportChanges['findings'] {
  const [earlier, now] = [new Set(before.map(nameOf)), new Set(after.map(nameOf))]
  return {
    added: [...now].filter((name) => !earlier.has(name)).sort(byCodeUnits),
    removed: [...earlier].filter((name) => !now.has(name)).sort(byCodeUnits),
  }
}

const nameOf = ({ code, url }: Named) => `${code} ${url}`

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
