import { brief } from '../../pipeline/brief.ts'
import { fromHere, paint, print, printError } from '../console.ts'
import { problemText } from '../print.ts'
import { briefText } from '../print-brief.ts'
import { runOf } from '../run-of.ts'
import { requireManifest } from '../safe-directories.ts'
import type { Settings } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  requireManifest(settings)
  const [path = ''] = settings.operands
  const { problems, brief: found, near } = await brief(runOf(settings), path)
  if (problems.length > 0) {
    printError(...problems.map((problem) => problemText(problem, paint)))
    return 1
  }
  if (!found) {
    printError(`${fromHere(settings.outDir)} has no page ${path}.${near === undefined ? '' : ` Did you mean ${near}?`}`)
    return 2
  }
  print(settings.isJson ? JSON.stringify(found) : briefText(found))
  return 0
}
