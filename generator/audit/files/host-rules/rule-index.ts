import type { HostRule } from './host-rule.ts'

/** The rules that are for a path, in their order. */
export type RuleIndex = (path: string) => readonly HostRule[]

/**
 * Finds rules by path without comparing each of them: a site that has moved has a rule for each of its former URLs. Only
 * patterns are compared with every path.
 */
export function indexRules(rules: readonly HostRule[]): RuleIndex {
  const exact = new Map<string, number[]>()
  const patterns: number[] = []
  for (const [at, { paths }] of rules.entries()) {
    if (!paths) patterns.push(at)
    for (const path of paths ?? []) {
      const known = exact.get(path)
      if (known) known.push(at)
      else exact.set(path, [at])
    }
  }
  return (path) =>
    [...patterns, ...(exact.get(path) ?? [])]
      .sort((a, b) => a - b)
      .flatMap((at) => rules[at] ?? [])
      .filter((rule) => rule.matches(path))
}
