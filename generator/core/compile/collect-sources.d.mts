import type { Plugin } from 'vite'

/** A module of the site's sources: the modules it imports, and the words of its texts, among them names of classes. */
export type SourceModule = { imports: readonly string[]; words: ReadonlySet<string> }

/** What a bundle contains of the sources. A module is named by its path below src/, so that a package can be moved. */
export type Sources = {
  modules: Map<string, SourceModule>
  /** Module of the screen of each route. */
  screens: Map<string, string>
  /** Module of each component that the code of a site can import, by its name there. */
  provided: Map<string, string>
}

/** The sources are complete once the bundle is made. */
export type SourceCollector = { plugin: Plugin; sources: Sources; toJson: () => string }

export function collectSources(srcDir: string): SourceCollector

/** What `toJson` wrote. */
export function sourcesFrom(json: string): Sources
