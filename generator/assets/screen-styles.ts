import type { Sources } from '../core/compile/collect-sources.mjs'
import { keepRules } from './keep-rules.ts'

/**
 * The part of the stylesheet that each screen needs, by route: the rules whose classes all occur in the sources of the
 * screen, of the parts of every page, or of the scripts of every page. It is known before any page is rendered, and all
 * pages of a screen have the same, so a policy lists few hashes.
 */
export function screenStyles(
  css: string,
  { modules, screens, provided }: Sources,
  {
    unused = [],
    own,
  }: { unused?: readonly string[]; own?: { code: string; routes: readonly string[] } | undefined } = {},
): Record<string, string> {
  const isIsland = (id: string) => id.startsWith('islands/')

  /** Words of a module and of all it imports. Islands count where their name occurs. */
  const wordsFrom = (entries: readonly string[], isLeftOut: (id: string) => boolean): Set<string> => {
    const words = new Set<string>()
    const visited = new Set(entries)
    for (const id of visited) {
      const { imports = [], words: own = [] } = modules.get(id) ?? {}
      for (const word of own) {
        words.add(word)
        if (modules.has(`islands/${word}.tsx`)) visited.add(`islands/${word}.tsx`)
      }
      for (const path of imports) if (!isLeftOut(path) && !leftOut.has(path)) visited.add(path)
    }
    return words
  }
  // These modules import all islands, or all screens; and those that no page of this site shows.
  const leftOut = new Set(['islands/server-registry.ts', 'islands/registry.ts', 'screens.tsx', ...unused])
  const everywhere = wordsFrom(['entry-server.tsx', 'entry-client.ts'], isIsland)
  if (own) {
    // Any page may show a part of the site's own code, and what that is made of.
    const words = new Set(own.code.split(/[^\p{L}\p{N}_$]+/u))
    const used = [...provided].flatMap(([name, module]) => (words.has(name) ? [module] : []))
    for (const word of [...own.code.split(/[\s'"`]+/), ...wordsFrom(used, () => false)]) everywhere.add(word)
  }

  const styles = new Map<string, string>()
  const styleOf = (screen: string) => {
    const style = styles.get(screen) ?? keepRules(css, new Set([...everywhere, ...wordsFrom([screen], () => false)]))
    styles.set(screen, style)
    return style
  }
  const ofOwn = (own?.routes ?? []).map((route) => [route, keepRules(css, everywhere)])
  return Object.fromEntries([...[...screens].map(([route, screen]) => [route, styleOf(screen)]), ...ofOwn])
}
