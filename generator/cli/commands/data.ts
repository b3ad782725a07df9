import { importData, listData, removeData } from '../../pipeline/import-data.ts'
import { print } from '../console.ts'
import { exportListText, importedText } from '../print-data.ts'
import { runOf } from '../run-of.ts'
import { type Settings, UsageError } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  const [action, ...words] = settings.operands
  const run = runOf(settings)
  if (action === 'import') {
    if (words.length === 0) throw new UsageError('"data import" takes the paths of exports.')
    const files = await importData(run, words)
    print(settings.isJson ? JSON.stringify(files) : importedText(files))
  } else if (action === 'list') {
    const exports = listData(run)
    print(settings.isJson ? JSON.stringify(exports) : exportListText(exports))
  } else if (action === 'remove') {
    if (words.length === 0) throw new UsageError('"data remove" takes the ids that "data list" shows.')
    for (const id of words) removeData(run, id)
    print(`Removed: ${words.join(', ')}.`)
  } else throw new UsageError(`"data" takes "import", "list" or "remove", not "${action}".`)
  return 0
}
