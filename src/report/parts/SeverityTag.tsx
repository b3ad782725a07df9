const names = { error: 'Error', warning: 'Warning', notice: 'Notice', known: 'Known', off: 'Off' } as const

export function SeverityTag({ severity }: { severity: keyof typeof names }) {
  return <span className={`tag tag-${severity}`}>{names[severity]}</span>
}
