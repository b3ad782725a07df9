import { importRedirects } from '../../pipeline/import-redirects.ts'
import { paint, print } from '../console.ts'
import { problemText, tally } from '../print.ts'
import { importText } from '../print-import.ts'
import { runOf } from '../run-of.ts'
import { requireManifest } from '../safe-directories.ts'
import type { Settings } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  requireManifest(settings)
  const [path = ''] = settings.operands
  const result = await importRedirects(runOf(settings), path)
  const { moves, problems } = result
  if (settings.isJson) print(JSON.stringify(result))
  else if (moves) print(importText(result.file, result.format, moves))
  else
    print(
      `${problems.map((problem) => problemText(problem, paint)).join('\n')}\n\nNothing was written: ${tally(problems, [], true)}.`,
    )
  return moves ? 0 : 1
}
