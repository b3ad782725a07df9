import type { ReportChanges } from './data.ts'

/** `count`: affected pages, 1 if it is left out. `what` names a finding that has no URL. */
type Compared = { code: string; url: string; count?: number | undefined; what?: string | undefined }

/**
 * New and resolved findings, and rules that are found on more or on fewer pages. A finding is known by its code and URL, one about
 * the manifest by its code and message, whatever numbers are in it. A finding about a group of pages has the URL of one of them: if
 * that is another one than before, it is neither new nor resolved.
 */
export function compareFindings(before: readonly Compared[], after: readonly Compared[]): ReportChanges['findings'] {
  const [earlier, now] = [byKey(before), byKey(after)]
  const added = withoutKeys(now, earlier)
  const removed = withoutKeys(earlier, now)
  const grouped = groupedCodes(added, removed)
  const isOwn = ({ code }: Compared) => !grouped.has(code)
  const pages = pageChanges(before, after)
  return {
    added: added.filter(isOwn).map(nameOf).sort(byCodeUnits),
    removed: removed.filter(isOwn).map(nameOf).sort(byCodeUnits),
    ...(pages.length > 0 && { pages }),
  }
}

const byKey = (findings: readonly Compared[]) => new Map(findings.map((finding) => [keyOf(finding), finding]))

const withoutKeys = (findings: ReadonlyMap<string, Compared>, others: ReadonlyMap<string, Compared>) =>
  [...findings].filter(([key]) => !others.has(key)).map(([, finding]) => finding)

const keyOf = (finding: Compared) => (finding.url === '' ? nameOf(finding).replace(/\d+/g, '0') : nameOf(finding))

const nameOf = ({ code, url, what = '' }: Compared) => `${code} ${url === '' ? what : url}`

/** A message about one of several pages: its URL stands for all. A dead link on several pages has the URL of its target. */
const isOfGroup = ({ what = '' }: Compared) => /\(and \d+ similar \w+\)\.$/.test(what)

const codesOfGroups = (findings: readonly Compared[]) => new Set(findings.filter(isOfGroup).map(({ code }) => code))

/** Codes of groups whose first page is another one than before. */
function groupedCodes(added: readonly Compared[], removed: readonly Compared[]): ReadonlySet<string> {
  const codes = (findings: readonly Compared[]) => new Set(findings.map(({ code }) => code))
  const [here, gone] = [codes(added), codes(removed)]
  return new Set([...codesOfGroups([...added, ...removed])].filter((code) => here.has(code) && gone.has(code)))
}

/** The pages of each rule that has a group of pages, if their number has changed. */
function pageChanges(
  before: readonly Compared[],
  after: readonly Compared[],
): { code: string; before: number; after: number }[] {
  const [earlier, now] = [pagesByCode(before), pagesByCode(after)]
  return [...codesOfGroups([...before, ...after])]
    .sort(byCodeUnits)
    .map((code) => ({ code, before: earlier.get(code) ?? 0, after: now.get(code) ?? 0 }))
    .filter((change) => change.before > 0 && change.after > 0 && change.before !== change.after)
}

function pagesByCode(findings: readonly Compared[]): ReadonlyMap<string, number> {
  const pages = new Map<string, number>()
  for (const { code, url, count = 1 } of findings) if (url !== '') pages.set(code, (pages.get(code) ?? 0) + count)
  return pages
}

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
