import type { Manifest } from '#manifest/schema.ts'
import type { RuleText as ReportRule } from '#src/report/data.ts'
import { compareText } from '../core/problem.ts'
import type { Rule } from './rule.ts'
import { isOn, severityOf } from './rule-settings.ts'

/** Every rule with its configured severity and thresholds, sorted by code. */
export function ruleTexts(rules: readonly Rule[], site: Manifest['site']): ReportRule[] {
  const settings = site.audit.rules
  return rules
    .map((rule) => ({
      code: rule.code,
      title: rule.title,
      severity: isOn(rule, site) ? severityOf(rule, settings) : ('off' as const),
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
