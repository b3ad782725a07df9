import type { Finding, Problem } from '../core/problem.ts'

const commands = { error: 'error', warning: 'warning', notice: 'notice' } as const

/** Limit of GitHub for annotations of one type in one step. */
const mostShown = 10

/**
 * Workflow commands that make GitHub show findings at the line to edit. A known issue is a notice.
 * Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function githubAnnotations(findings: readonly (Problem & Pick<Finding, 'known'>)[]): string[] {
  const shown = { error: 0, warning: 0, notice: 0 }
  return findings.flatMap(({ code, severity, at, what, fix, known }) => {
    const command = known ? 'notice' : commands[severity]
    if (shown[command]++ >= mostShown) return []
    const text = data(known ? `${what} Known until ${known.expires}: ${known.reason}` : `${what} ${fix}`)
    const place = `file=${property(at.file)},line=${at.line},col=${at.column},title=${property(code)}`
    return [`::${command} ${place}::${text}`]
  })
}

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
