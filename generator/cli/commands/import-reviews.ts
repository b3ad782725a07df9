import { importReviews } from '../../pipeline/import-reviews.ts'
import { paint, print } from '../console.ts'
import { problemText, tally } from '../print.ts'
import { reviewsText } from '../print-import.ts'
import { runOf } from '../run-of.ts'
import { requireManifest } from '../safe-directories.ts'
import type { Settings } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  requireManifest(settings)
  const [path = ''] = settings.operands
  const result = await importReviews(runOf(settings), path, settings.url)
  const { reviews, problems } = result
  if (settings.isJson) print(JSON.stringify(result))
  else if (reviews) print(reviewsText(result.file, reviews, result.isSample))
  else
    print(
      `${problems.map((problem) => problemText(problem, paint)).join('\n')}\n\nNothing was written: ${tally(problems, [], true)}.`,
    )
  return reviews ? 0 : 1
}
