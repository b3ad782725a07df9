import type { OpenedConfig } from './open-config.ts'
import { takeOpenPart } from './own-part.tsx'

/**
 * Does a piece of rendering. An error in a part of the site's own code becomes a problem that names the part.
 * @param where what is rendered, e.g. `on /team/`.
 */
export function renderOwn<T>(own: OpenedConfig | undefined, where: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const part = takeOpenPart()
    throw own && part !== undefined ? own.fault(error, part.split('.'), ` ${where}`) : error
  }
}
