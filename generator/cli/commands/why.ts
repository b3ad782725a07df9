import { publicFinding } from '../../core/problem.ts'
import { why } from '../../pipeline/why.ts'
import { fromHere, paint, print, printError } from '../console.ts'
import { problemText } from '../print.ts'
import { explainedText, urlText } from '../print-page.ts'
import { runOf } from '../run-of.ts'
import { requireManifest } from '../safe-directories.ts'
import type { Settings } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  requireManifest(settings)
  const [path = ''] = settings.operands
  const { problems, explained } = await why(runOf(settings), path)
  if (!explained) {
    printError(...problems.map((problem) => problemText(problem, paint)))
    return 1
  }
  if ('near' in explained) {
    const near = explained.near === undefined ? '' : ` Did you mean ${explained.near}?`
    printError(`${fromHere(settings.outDir)} has no page ${path}, and nothing links to it.${near}`)
    return 2
  }
  const known = 'page' in explained ? explained.page : explained.url
  if (settings.isJson) print(JSON.stringify({ ...known, findings: known.findings.map(publicFinding) }))
  else print('page' in explained ? explainedText(explained.page, paint) : urlText(explained.url, paint))
  return 0
}
