import { useMemo } from 'react'
import type { RuleText } from './data.ts'
import { useReport } from './report.tsx'

/** A function for the title of a rule. A check of the manifest has none, so its code is written as words: `Price in text differs`. */
export function ruleTitles(rules: readonly RuleText[]): (code: string) => string {
  const titles = new Map(rules.map(({ code, title }) => [code, title]))
  return (code) => titles.get(code) ?? sentenceOf(code)
}

const sentenceOf = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ')

/** The same for the rules of the report. */
export function useRuleTitles(): (code: string) => string {
  const { rules } = useReport().summary
  return useMemo(() => ruleTitles(rules), [rules])
}
