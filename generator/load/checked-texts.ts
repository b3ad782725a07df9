import { join } from 'node:path'
import { openFileCache } from '../core/file-cache.ts'
import { sha256 } from '../core/sha256.ts'

/** Texts in which a check found nothing, so it need not read them again. */
export type CheckedTexts = {
  /** Whether no text has been checked yet with this code. */
  isEmpty: boolean
  /**
   * What a check finds in a text: nothing, if it found nothing last time.
   * @param name tells the check, and everything but the text and the code that its result depends on.
   */
  check: <Found>(name: string, text: string, find: () => Found[]) => Found[]
  /** Keeps the texts checked since the store was opened, and drops all others. */
  save: () => void
}

/** Versions of the code whose results are kept. */
const mostVersions = 4

/**
 * Opens the list of texts without a fault, in `checked/` of the cache. From one load to the next, most files stay the same
 * and have no fault.
 * @param codeVersion changes with every change of the code.
 */
export function openCheckedTexts(cacheDir: string, codeVersion: string): CheckedTexts {
  const files = openFileCache(join(cacheDir, 'checked'), mostVersions)
  const file = sha256(codeVersion)
  const known = new Set(files.read(file)?.toString().split('\n'))
  const faultless = new Set<string>()
  return {
    isEmpty: known.size === 0,
    check(name, text, find) {
      const key = sha256(`${name}\0${text}`)
      const found = known.has(key) ? [] : find()
      if (found.length === 0) faultless.add(key)
      return found
    },
    save() {
      if (faultless.size === known.size && [...faultless].every((key) => known.has(key))) return
      files.write(file, [...faultless].join('\n'))
    },
  }
}

/** Remembers nothing. */
export const noCheckedTexts: CheckedTexts = { isEmpty: true, check: (_name, _text, find) => find(), save: () => {} }
