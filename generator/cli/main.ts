import { inspect } from 'node:util'
import { problemIn } from '../core/problem-error.ts'
import { RefusalError } from '../core/refusal-error.ts'
import { didYouMean } from '../core/suggest.ts'
import { paint, print, printError } from './console.ts'
import { environmentText } from './environment.ts'
import { problemText } from './print.ts'
import { readSettings, type Settings, UsageError } from './settings.ts'
import { initUsage, usage } from './usage.ts'

type Command = { run: (settings: Settings) => Promise<number> }

/** Each command is loaded when it runs, so no command waits for the code of another. */
const commands: Record<string, () => Promise<Command>> = {
  help: async () => ({
    run: async ({ helpOf }) => {
      print(helpOf === 'init' ? initUsage : usage)
      return 0
    },
  }),
  init: () => import('./commands/init.ts'),
  places: () => import('./commands/places.ts'),
  build: () => import('./commands/build.ts'),
  deploy: () => import('./commands/deploy.ts'),
  merge: () => import('./commands/merge.ts'),
  audit: () => import('./commands/audit.ts'),
  why: () => import('./commands/why.ts'),
  validate: () => import('./commands/validate.ts'),
  lock: () => import('./commands/lock.ts'),
  review: () => import('./commands/review.ts'),
  diff: () => import('./commands/diff.ts'),
  dev: () => import('./commands/dev.ts'),
  preview: () => import('./commands/preview.ts'),
  'check-links': () => import('./commands/check-links.ts'),
  uniqueness: () => import('./commands/uniqueness.ts'),
  'import-redirects': () => import('./commands/import-redirects.ts'),
  data: () => import('./commands/data.ts'),
  brief: () => import('./commands/brief.ts'),
  'import-reviews': () => import('./commands/import-reviews.ts'),
  schema: () => import('./commands/schema.ts'),
}

/**
 * Runs the command line. Sets the exit code.
 * @param rootDir the directory of the package.
 */
export async function main(rootDir: string, args: string[]): Promise<void> {
  // A reader of the output, such as `| head`, may close it early. That is not an error.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  let outputs: string[] = []
  try {
    const settings = readSettings(rootDir, args)
    outputs = [settings.outDir, settings.reportDir, settings.cacheDir]
    const load = commands[settings.command ?? '']
    if (!load)
      throw new UsageError(
        settings.command
          ? `There is no command "${settings.command}". ${didYouMean(settings.command, Object.keys(commands))}`.trim()
          : 'A command is missing.',
      )
    // React chooses its development copy by this, which is several times slower. The value of the environment is
    // ignored: a bundle made with another one would stay in the cache.
    process.env.NODE_ENV = settings.command === 'dev' ? 'development' : 'production'
    const { run } = await load()
    process.exitCode = await run(settings)
  } catch (error) {
    const problem = problemIn(error)
    if (problem) {
      printError(problemText(problem, paint))
      process.exitCode = 1
      return
    }
    const reason = reasonOf(error, outputs)
    process.exitCode = reason === undefined ? 3 : 2
    if (reason === undefined) printError('This is an error in Citywide, not in the content:')
    printError(reason ?? inspect(error))
  }
}

/** The explanation of an error that the user can do something about; undefined for an error in Citywide. */
function reasonOf(error: unknown, outputs: string[]): string | undefined {
  // A terminal shows the end of it.
  if (error instanceof UsageError) return `${usage}\n\n${error.message}`
  return error instanceof RefusalError ? error.message : environmentText(error, outputs)
}
