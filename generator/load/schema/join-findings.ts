import { type Finding, fieldName, listed, parentOf } from './finding.ts'
import { valueAt } from './schema-at.ts'

/** The findings, so that one mistake is one finding: several fields that a group lacks, one mistake in all entries of a list. */
export function joined(found: readonly Finding[], value: unknown): Finding[] {
  const unknown = new Set(found.filter(({ code }) => code === 'unknown-key').map(parentOf))
  const complete = found.filter(
    (finding) => !finding.isRule || !(unknown.has(finding.path.join('.')) || unknown.has(parentOf(finding))),
  )
  return withoutRepeats(similar(withoutAliases(missingTogether(complete), value)))
}

/** The fields that one group lacks. */
function missingTogether(found: readonly Finding[]): Finding[] {
  const isPlain = ({ code, values }: Finding) => code === 'missing-field' && values === undefined
  return found.flatMap((finding, index): Finding[] => {
    if (!isPlain(finding)) return [finding]
    const together = found.filter((other) => isPlain(other) && parentOf(other) === parentOf(finding))
    if (together.length === 1) return [finding]
    if (together[0] !== found[index]) return []
    const names = together.map(({ path }) => path.at(-1) ?? '')
    const parent = finding.path.slice(0, -1)
    return [
      {
        ...finding,
        what: `The fields ${listed(names)} are missing${parent.length > 0 ? ` in ${fieldName(parent)}` : ''}.`,
        fix: `Add ${listed(names)}.`,
        similar: names.join(),
      },
    ]
  })
}

/** A YAML alias repeats a group, and its mistakes. */
function withoutAliases(found: readonly Finding[], value: unknown): Finding[] {
  const seen = new Map<object, Set<string>>()
  return found.filter(({ code, path }) => {
    const group = valueAt(value, path.slice(0, -1))
    if (typeof group !== 'object' || group === null) return true
    const mistakes = seen.get(group) ?? new Set()
    seen.set(group, mistakes)
    const mistake = `${code} ${String(path.at(-1))}`
    const isNew = !mistakes.has(mistake)
    mistakes.add(mistake)
    return isNew
  })
}

/** The same mistake in several entries of a list. */
function similar(found: readonly Finding[]): Finding[] {
  const keyOf = ({ code, path, similar }: Finding) =>
    similar !== undefined && path.some((step) => typeof step === 'number')
      ? `${code} ${similar} ${path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('.')}`
      : undefined
  const groups = new Map<string, number>()
  for (const finding of found) {
    const key = keyOf(finding)
    if (key !== undefined) groups.set(key, (groups.get(key) ?? 0) + 1)
  }
  const seen = new Set<string>()
  return found.flatMap((finding) => {
    const key = keyOf(finding)
    const others = (key === undefined ? 1 : (groups.get(key) ?? 1)) - 1
    if (key === undefined || others === 0) return [finding]
    if (seen.has(key)) return []
    seen.add(key)
    const count = `${others} similar ${others === 1 ? 'entry' : 'entries'}`
    return [{ ...finding, what: finding.what.replace(/\.$/, ` (and ${count}).`) }]
  })
}

/** Keeps one finding for a value that breaks several rules, such as `25:99` as a time. */
function withoutRepeats(found: readonly Finding[]): Finding[] {
  return found.filter(
    (finding, index) =>
      finding.code !== 'bad-value' ||
      !found
        .slice(0, index)
        .some(({ code, path }) => code === 'bad-value' && path.join('.') === finding.path.join('.')),
  )
}
