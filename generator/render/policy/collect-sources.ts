import { noSources, type PolicySources } from './policy.ts'

const kinds = Object.keys(noSources) as (keyof PolicySources)[] // just these

/** Collects the policy sources of many pages. `add` returns those not seen before, or undefined if there are none. */
export function collectSources() {
  const union: Record<keyof PolicySources, Set<string>> = {
    scripts: new Set(),
    styles: new Set(),
    frames: new Set(),
    connections: new Set(),
  }
  return {
    add(sources: PolicySources): PolicySources | undefined {
      const fresh: PolicySources = { scripts: [], styles: [], frames: [], connections: [] }
      for (const kind of kinds)
        for (const source of sources[kind]) {
          if (union[kind].has(source)) continue
          union[kind].add(source)
          fresh[kind].push(source)
        }
      return kinds.some((kind) => fresh[kind].length > 0) ? fresh : undefined
    },
    /** All of them, in an order that does not depend on the order of the pages. */
    all: (): PolicySources => ({
      scripts: [...union.scripts].sort(),
      styles: [...union.styles].sort(),
      frames: [...union.frames].sort(),
      connections: [...union.connections].sort(),
    }),
  }
}

/** Returns one object for all sources that are the same. Most pages of a site need the same. */
export function shareSources(): (sources: PolicySources) => PolicySources {
  const known = new Map<string, PolicySources>()
  return (sources) => {
    const key = JSON.stringify(sources)
    const same = known.get(key)
    if (same) return same
    known.set(key, sources)
    return sources
  }
}
