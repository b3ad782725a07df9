import type { RuleText as ReportRule } from '#src/report/data.ts'
import { compareText } from '../core/problem.ts'
import type { RuleText } from './rule.ts'
import { type RuleSettings, severityOf } from './rule-settings.ts'

/** Every rule with its configured severity and thresholds, sorted by code. */
export function ruleTexts(rules: readonly RuleText[], settings: RuleSettings): ReportRule[] {
  return rules
    .map((rule) => ({
      code: rule.code,
      title: rule.title,
      severity: settings[rule.code]?.severity === 'off' ? ('off' as const) : severityOf(rule, settings),
      why: rule.why,
      how: rule.how,
      fix: rule.fix,
      source: rule.source,
      thresholds: Object.entries(rule.thresholds ?? {}).map(([name, { value, unit, meaning }]) => ({
        name,
        value: settings[rule.code]?.thresholds[name] ?? value,
        unit,
        meaning,
      })),
    }))
    .sort((a, b) => compareText(a.code, b.code))
}
