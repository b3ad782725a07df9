import { expect, test } from 'vitest'
import type { ReportFinding } from '#src/report/data.ts'
import { findingsCsv } from '#src/report/views/findings/findings-csv.ts'
import { groupFindings } from '#src/report/views/findings/group-findings.ts'

const at = { file: 'manifest/site.yaml', line: 3, column: 5 }
const thin: ReportFinding = {
  ...{ code: 'thin-page', severity: 'warning', url: '/a/', count: 3, at, what: 'It is short.', fix: 'Write.' },
  ...{ rows: [0, 1, 3, 3], isShared: false },
}
const price: ReportFinding = {
  ...{
    code: 'price-in-text-differs',
    severity: 'error',
    url: '',
    count: 1,
    at,
    what: 'It says "$1".',
    fix: 'Correct it.',
  },
  ...{ rows: [], isShared: false, known: { reason: 'Soon', expires: '2027-01-01' } },
}

test('a finding has a line for each affected page, and one about the manifest has one', () => {
  const groups = groupFindings([thin, price], [], { code: '', severity: '', known: '', q: '' })
  const text = { path: ['/a/', '/b/', '/c/', '/d/'] } as Parameters<typeof findingsCsv>[1]['text']
  const [, ...lines] = [...findingsCsv(groups, { text })].join('').trim().split('\r\n')
  expect(lines).toEqual([
    'warning,thin-page,/a/,manifest/site.yaml,3,5,It is short.,Write.,,',
    'warning,thin-page,/b/,manifest/site.yaml,3,5,It is short.,Write.,,',
    'warning,thin-page,/d/,manifest/site.yaml,3,5,It is short.,Write.,,',
    'error,price-in-text-differs,,manifest/site.yaml,3,5,"It says ""$1"".",Correct it.,2027-01-01,Soon',
  ])
})
