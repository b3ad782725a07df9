import type { Location } from '#manifest/schema.ts'
import { ProblemError, problemIn } from '../core/problem-error.ts'
import type { ConfigBundle } from './bundle.ts'
import { placeOfError } from './evaluate.ts'

/** Where a part of a configuration is, such as `components.Header`. */
export type Locate = (path: readonly PropertyKey[]) => Location

/** Makes problems of what functions of a configuration throw. */
export type Guard = ReturnType<typeof guardFor>

export function guardFor(bundle: ConfigBundle, locate: Locate) {
  const fault = (error: unknown, path: readonly PropertyKey[], where = ''): ProblemError => {
    const known = problemIn(error)
    if (known) return new ProblemError(known)
    const message = error instanceof Error ? error.message : String(error)
    return new ProblemError({
      code: 'config-throws',
      severity: 'error',
      at: placeOfError(error, bundle) ?? locate(path),
      what: `${path.join('.')} fails${where}: ${message.replace(/\.$/, '')}.`,
      fix: fixOf(message),
    })
  }
  return {
    fault,
    /** The function, with its error as a problem. */
    call:
      <Args extends unknown[], Result>(path: readonly PropertyKey[], work: (...args: Args) => Result) =>
      (...args: Args): Result => {
        try {
          return work(...args)
        } catch (error) {
          throw fault(error, path)
        }
      },
    /** The function, whose result may be read lazily. */
    list:
      <Args extends unknown[], Item>(path: readonly PropertyKey[], work: (...args: Args) => Iterable<Item>) =>
      (...args: Args): Iterable<Item> => {
        try {
          return [...listIn(work(...args))]
        } catch (error) {
          throw fault(error, path)
        }
      },
  }
}

/** @throws if a function returns something else than the list that it should, such as nothing or a text. */
function listIn<Item>(result: Iterable<Item>): Iterable<Item> {
  if (typeof result === 'object' && result !== null && Symbol.iterator in result) return result
  const found = result === undefined ? 'nothing' : (result as unknown) instanceof Promise ? 'a promise' : typeof result
  throw new Error(`It returns ${found} instead of a list`)
}

/** What to write instead, for errors whose message does not say it. */
function fixOf(message: string): string {
  if (message === 'module is not defined')
    return 'Write "export default defineConfig({ … })" in place of module.exports.'
  if (/\(reading 'use[A-Z]/.test(message)) return 'Call hooks such as useSite only inside a component.'
  return 'Correct the code.'
}
