import type { ReportRows, ReportSummary } from '../../data.ts'

export type KindTotal = { kind: string; addresses: number; aliases: number }

/** Addresses of each kind, in the order of the route table; last those of no kind, which nothing serves. */
export function addressesByKind({ coded }: ReportRows, kinds: ReportSummary['kinds']): KindTotal[] {
  const totals = new Map(kinds.map(({ kind }) => [kind, { kind, addresses: 0, aliases: 0 }]))
  for (const kind of coded.kind.values.toSorted((a, b) => (a < b ? -1 : 1))) {
    if (kind !== '' && !totals.has(kind)) totals.set(kind, { kind, addresses: 0, aliases: 0 })
  }
  totals.set('', { kind: '', addresses: 0, aliases: 0 })
  const alias = coded.status.values.indexOf('alias')
  for (const [row, code] of coded.kind.codes.entries()) {
    const total = totals.get(coded.kind.values[code] ?? '')
    if (!total) continue
    total.addresses += 1
    if (coded.status.codes[row] === alias) total.aliases += 1
  }
  return [...totals.values()].filter(({ addresses }) => addresses > 0)
}
