import type { Manifest } from '#manifest/schema.ts'
import { type Problem, type Severity, sortProblems } from '../core/problem.ts'
import { nearest } from '../core/suggest.ts'
import type { Rule, RuleContext } from './rule.ts'

/** What site.yaml says of rules, by code. */
export type RuleSettings = Manifest['site']['audit']['rules']

export const isOn = ({ code }: Rule, settings: RuleSettings) => settings[code]?.severity !== 'off'

/** As configured, else as the case or the rule has it. */
export function severityOf(rule: Pick<Rule, 'code' | 'severity'>, settings: RuleSettings, found?: Severity): Severity {
  const { severity } = settings[rule.code] ?? {}
  return severity === undefined || severity === 'off' ? (found ?? rule.severity) : severity
}

export function contextOf(rule: Rule, settings: RuleSettings, manifest: Manifest): RuleContext {
  return {
    manifest,
    limit: (name) => {
      const value = settings[rule.code]?.thresholds[name] ?? rule.thresholds?.[name]?.value
      if (value === undefined) throw new Error(`The rule ${rule.code} has no threshold "${name}".`)
      return value
    },
  }
}

/** Settings for rules or thresholds there are none of. */
export function settingsProblems({ site, auditAt }: Manifest, rules: readonly Rule[]): Problem[] {
  const byCode = new Map(rules.map((rule) => [rule.code, rule]))
  const problem = (what: string, fix: string): Problem => ({
    code: 'unknown-rule',
    severity: 'error',
    at: auditAt,
    what,
    fix,
  })
  return sortProblems(
    Object.entries(site.audit.rules).flatMap(([code, { thresholds }]) => {
      const rule = byCode.get(code)
      if (!rule) {
        const near = nearest(code, byCode.keys())
        return [
          problem(
            `"${code}" is set in audit, but no rule of the audit has that code.`,
            near ? `Did you mean "${near}"?` : 'The codes stand in the report, under Rules.',
          ),
        ]
      }
      const names = Object.keys(rule.thresholds ?? {})
      return Object.keys(thresholds)
        .filter((name) => !names.includes(name))
        .map((name) =>
          problem(
            `The rule "${code}" has no threshold "${name}".`,
            names.length > 0 ? `It has ${names.map((known) => `"${known}"`).join(', ')}.` : 'It has none at all.',
          ),
        )
    }),
  )
}
