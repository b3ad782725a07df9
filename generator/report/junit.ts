import { escapeXml } from '../core/escape-xml.ts'
import { compareText, type Finding } from '../core/problem.ts'

/**
 * The findings as a JUnit report, which build servers show like test results. Each rule is a suite. Errors and warnings
 * are failures; notices and known issues are skipped tests. A rule without findings is a passed test.
 * Source: https://github.com/testmoapp/junitxml
 */
export function* junitXml(findings: readonly Finding[], codes: readonly string[]): Generator<string> {
  const byCode = new Map<string, Finding[]>([...codes].sort(compareText).map((code) => [code, []]))
  for (const finding of findings) byCode.set(finding.code, [...(byCode.get(finding.code) ?? []), finding])
  const failures = findings.filter(isFailure).length
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="citywide" tests="${countTests(byCode)}" failures="${failures}">\n`
  for (const [code, found] of byCode) yield suite(code, found)
  yield '</testsuites>\n'
}

const isFailure = ({ severity, known }: Finding) => !known && severity !== 'notice'
const countTests = (byCode: ReadonlyMap<string, Finding[]>) =>
  [...byCode.values()].reduce((sum, { length }) => sum + Math.max(1, length), 0)

function suite(code: string, findings: readonly Finding[]): string {
  const failures = findings.filter(isFailure).length
  const skipped = findings.length - failures
  const cases =
    findings.length === 0 ? [`  <testcase classname="${code}" name="no findings"/>`] : findings.map(testCase)
  return `<testsuite name="${code}" tests="${cases.length}" failures="${failures}" skipped="${skipped}">\n${cases.join('\n')}\n</testsuite>\n`
}

function testCase(finding: Finding): string {
  const { code, severity, url, at, what, fix, known } = finding
  const place = `${at.file}:${at.line}:${at.column}`
  const open = `  <testcase classname="${code}" name="${attribute(url || place)}" file="${attribute(at.file)}" line="${at.line}">`
  if (!isFailure(finding))
    return `${open}<skipped message="${attribute(known ? `Known until ${known.expires}: ${known.reason}` : what)}"/></testcase>`
  return `${open}<failure type="${severity}" message="${attribute(what)}">${printable(escapeXml(`${place}\n${fix}`))}</failure></testcase>`
}

const attribute = (text: string) => printable(escapeXml(text)).replaceAll('\n', '&#10;')

/** Removes characters that XML does not allow, even escaped. Source: https://www.w3.org/TR/xml/#charsets */
const printable = (text: string) => text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
