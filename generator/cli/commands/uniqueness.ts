import { uniqueness } from '../../pipeline/uniqueness.ts'
import { paint, print, printError } from '../console.ts'
import { problemText } from '../print.ts'
import { uniquenessText } from '../print-uniqueness.ts'
import { runOf } from '../run-of.ts'
import { requireManifest } from '../safe-directories.ts'
import type { Settings } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  requireManifest(settings)
  const { measures, problems } = await uniqueness(runOf(settings))
  if (!measures) {
    printError(...problems.map((problem) => problemText(problem, paint)))
    return 1
  }
  print(settings.isJson ? JSON.stringify(measures) : measures.map(uniquenessText).join('\n\n'))
  return 0
}
