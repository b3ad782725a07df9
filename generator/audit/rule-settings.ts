import type { Location, Manifest } from '#manifest/schema.ts'
import { type Problem, type Severity, sortProblems } from '../core/problem.ts'
import { nearest } from '../core/suggest.ts'
import { wordsOfLanguage } from './language/language-words.ts'
import { renamedRules } from './renamed-rules.ts'
import type { Rule, RuleContext } from './rule.ts'

/** The settings in site.yaml, by rule code. */
export type RuleSettings = Manifest['site']['audit']['rules']

/** Whether a rule checks a site: site.yaml does not turn it off, and it knows the words it needs. */
export function isOn({ code, needsWords }: Rule, { audit, language }: Manifest['site']): boolean {
  return audit.rules[code]?.severity !== 'off' && (!needsWords || wordsOfLanguage(language) !== undefined)
}

/** The severity from site.yaml; else that of the finding, else that of the rule. */
export function severityOf(rule: Pick<Rule, 'code' | 'severity'>, settings: RuleSettings, found?: Severity): Severity {
  const { severity } = settings[rule.code] ?? {}
  return severity === undefined || severity === 'off' ? (found ?? rule.severity) : severity
}

export function contextOf(rule: Rule, settings: RuleSettings, manifest: Manifest): RuleContext {
  const limits = new Map<string, number>()
  return {
    manifest,
    limit: (name) => {
      const known = limits.get(name)
      if (known !== undefined) return known
      const value = settings[rule.code]?.thresholds[name] ?? rule.thresholds?.[name]?.value
      if (value === undefined) throw new Error(`The rule ${rule.code} has no threshold "${name}".`)
      limits.set(name, value)
      return value
    },
  }
}

/** Settings and known issues that name a rule or threshold that does not exist, and rules that cannot check the site. */
export function settingsProblems(manifest: Manifest, rules: readonly Rule[]): Problem[] {
  const { site, siteAt, auditAt, knownIssues } = manifest
  const lineOf = (setting: string) => auditAt[setting] ?? siteAt
  const byCode = new Map(rules.map((rule) => [rule.code, rule]))
  const settings = Object.entries(site.audit.rules).flatMap(([code, { thresholds }]) => {
    const rule = byCode.get(code)
    return rule
      ? unknownThresholds(rule, Object.keys(thresholds), lineOf)
      : [unknownRule(code, 'audit.rules of site.yaml', byCode, lineOf(code))]
  })
  const known = knownIssues
    .filter(({ code }) => !byCode.has(code))
    .map(({ code, at }) => unknownRule(code, 'known-issues.yaml', byCode, at))
  const withoutWords = [manifest, ...manifest.translations].flatMap((language) =>
    rulesWithoutWords(language.site, rules, language.siteAt),
  )
  return sortProblems([...settings, ...known, ...withoutWords, ...silenced(site, byCode, lineOf)])
}

/** One notice for the rules that are off although their findings are errors: what they would find stays unseen. */
function silenced(
  { language, audit: { rules: settings } }: Manifest['site'],
  rules: ReadonlyMap<string, Rule>,
  lineOf: (setting: string) => Location,
): Problem[] {
  // A rule that has no words of the language finds nothing.
  const isOffAnyway = (code: string) => wordsOfLanguage(language) === undefined && rules.get(code)?.needsWords === true
  const off = Object.entries(settings).flatMap(([code, { severity }]) =>
    severity === 'off' && rules.get(code)?.severity === 'error' && !isOffAnyway(code) ? [code] : [],
  )
  const [first] = off
  if (first === undefined) return []
  return [
    {
      code: 'rules-silenced',
      severity: 'notice',
      at: lineOf(first),
      what: `${off.length === 1 ? 'A rule whose findings are errors is' : 'Rules whose findings are errors are'} off for the whole site: ${off.join(', ')}.`,
      fix: 'To accept single findings, list them in known-issues.yaml with a reason and a day.',
    },
  ]
}

/** One notice for the rules that are off because they have no words of the site's language. */
function rulesWithoutWords({ language, audit }: Manifest['site'], rules: readonly Rule[], at: Location): Problem[] {
  if (wordsOfLanguage(language) !== undefined) return []
  const off = rules.flatMap(({ code, needsWords }) =>
    needsWords && audit.rules[code]?.severity !== 'off' ? [code] : [],
  )
  if (off.length === 0) return []
  return [
    {
      code: 'rules-without-words',
      severity: 'notice',
      at,
      what: `The audit has no words of the language "${language}", so these rules are off: ${off.join(', ')}.`,
      fix: 'Check by hand what they check. To hide this notice, switch them off under audit.rules in site.yaml.',
    },
  ]
}

function unknownRule(code: string, where: string, rules: ReadonlyMap<string, Rule>, at: Location): Problem {
  const successor = Object.hasOwn(renamedRules, code) ? renamedRules[code] : undefined
  const near = nearest(code, rules.keys())
  return {
    code: 'unknown-rule',
    severity: 'error',
    at,
    what: successor
      ? `"${code}" is named in ${where}, but that rule is now called "${successor}".`
      : `"${code}" is named in ${where}, but no audit rule has that code.`,
    fix: successor
      ? `Write "${successor}".`
      : near
        ? `Did you mean "${near}"?`
        : 'The report lists the codes of all rules, under Rules.',
  }
}

function unknownThresholds(
  { code, thresholds = {} }: Rule,
  names: readonly string[],
  lineOf: (setting: string) => Location,
): Problem[] {
  const known = Object.keys(thresholds)
  return names
    .filter((name) => !known.includes(name))
    .map((name) => ({
      code: 'unknown-rule',
      severity: 'error',
      at: lineOf(`${code}.${name}`),
      what: `The rule "${code}" has no threshold "${name}".`,
      fix: known.length > 0 ? `Its thresholds: ${known.map((one) => `"${one}"`).join(', ')}.` : 'It has no thresholds.',
    }))
}
