import { join } from 'node:path'
import { keepRules } from './keep-rules.ts'
import type { Sources } from './source-modules.ts'

/**
 * The part of the stylesheet that each screen needs, by route: the rules whose classes all occur in the sources of the
 * screen, of the parts of every page, or of the scripts of every page. It is known before any page is rendered, and all
 * pages of a screen have the same, so a policy lists few hashes.
 */
export function screenStyles(css: string, srcDir: string, { modules, screens }: Sources): Record<string, string> {
  const islands = join(srcDir, 'islands/')
  const isIsland = (id: string) => id.startsWith(islands)

  /** Words of a module and of all it imports. Islands count where their name occurs. */
  const wordsFrom = (entries: readonly string[], isLeftOut: (id: string) => boolean): Set<string> => {
    const words = new Set<string>()
    const visited = new Set(entries)
    for (const id of visited) {
      const { imports = [], words: own = [] } = modules.get(id) ?? {}
      for (const word of own) {
        words.add(word)
        if (modules.has(`${islands}${word}.tsx`)) visited.add(`${islands}${word}.tsx`)
      }
      for (const path of imports) if (!isLeftOut(path) && !registries.has(path)) visited.add(path)
    }
    return words
  }
  // These modules import all islands, or all screens.
  const registries = new Set(
    ['islands/server-registry.ts', 'islands/registry.ts', 'screens.tsx'].map((path) => join(srcDir, path)),
  )
  const everywhere = wordsFrom(
    ['entry-server.tsx', 'entry-client.ts'].map((path) => join(srcDir, path)),
    isIsland,
  )

  const styles = new Map<string, string>()
  const styleOf = (screen: string) => {
    const style = styles.get(screen) ?? keepRules(css, new Set([...everywhere, ...wordsFrom([screen], () => false)]))
    styles.set(screen, style)
    return style
  }
  return Object.fromEntries([...screens].map(([route, screen]) => [route, styleOf(screen)]))
}
