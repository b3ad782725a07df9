import type { Finding, Problem } from '../core/problem.ts'
import { githubAnnotations } from '../report/github-annotations.ts'
import { fromHere, paint, print } from './console.ts'
import { problemText } from './print.ts'
import { findingsText } from './print-findings.ts'
import type { Settings } from './settings.ts'

/** Problems and findings as text, for the result of a build or an audit. */
export function resultLines(
  { problems, findings }: { problems: readonly Problem[]; findings: readonly Finding[] },
  { reportDir }: Settings,
): string[] {
  return [
    ...problems.map((problem) => problemText(problem, paint)),
    ...findingsText(findings, paint, `${fromHere(reportDir)}/index.html`),
  ]
}

/** On GitHub, findings also appear at the lines to edit. */
export function annotate({ problems, findings }: { problems: readonly Problem[]; findings: readonly Finding[] }): void {
  if (process.env.GITHUB_ACTIONS === 'true') print(...githubAnnotations([...problems, ...findings]))
}
