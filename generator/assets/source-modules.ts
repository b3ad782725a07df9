import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** A module of the site's sources: the modules it imports, and the words of its texts, among them names of classes. */
export type SourceModule = { imports: readonly string[]; words: ReadonlySet<string> }

/** What bundles say about the sources. */
export type Sources = {
  modules: Map<string, SourceModule>
  /** Module of the screen of each route. */
  screens: Map<string, string>
  /** Module of each component that the code of a site can import, by its name there. */
  provided: Map<string, string>
}

export const noSources = (): Sources => ({ modules: new Map(), screens: new Map(), provided: new Map() })

/** What two bundles say. A module of both is as in the second. */
export const mergeSources = (one: Sources, two: Sources): Sources => ({
  modules: new Map([...one.modules, ...two.modules]),
  screens: new Map([...one.screens, ...two.screens]),
  provided: new Map([...one.provided, ...two.provided]),
})

export const sourcesToJson = (sources: Sources): string =>
  JSON.stringify(sources, (_, value) => (value instanceof Map || value instanceof Set ? [...value] : value))

export function sourcesFrom(json: string): Sources {
  type Written = { modules: [string, { imports: string[]; words: string[] }][] } & Record<
    'screens' | 'provided',
    [string, string][]
  >
  const { modules, screens, provided }: Written = JSON.parse(json)
  const read = modules.map(([id, { imports, words }]) => [id, { imports, words: new Set(words) }] as const)
  return { modules: new Map(read), screens: new Map(screens), provided: new Map(provided) }
}

/** Collects the modules below a directory that a bundle contains. */
export function collectSources(srcDir: string, { modules, screens, provided }: Sources): Plugin {
  return {
    name: 'citywide-source-modules',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info?.code) continue
        if (id === join(dirname(srcDir), 'generator/config/citywide.ts'))
          for (const [name, path] of exportsIn(this.parse(info.code))) provided.set(name, join(srcDir, path))
        if (!id.startsWith(srcDir)) continue
        const program: unknown = this.parse(info.code)
        const words = textsIn(program).flatMap((text) => text.split(/\s+/))
        modules.set(id, { imports: [...info.importedIds, ...info.dynamicallyImportedIds], words: new Set(words) })
        if (id === join(srcDir, 'screens.tsx'))
          for (const [route, path] of screensIn(program)) screens.set(route, join(srcDir, path))
      }
    },
  }
}

/** A node of a syntax tree, as far as it is read here. Source: https://github.com/estree/estree */
type Node = {
  type: string
  value?: unknown
  /** Of an identifier. */
  name?: string
  source?: { value: string }
  specifiers?: { local: { name: string }; exported?: { name: string } }[]
  properties?: { key: { name: string }; value: { name: string } }[]
}

/** Every node of a syntax tree. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && typeof value.type === 'string') yield value as Node
  for (const part of Object.values(value)) yield* nodesIn(part)
}

/** The contents of string literals and templates. */
function textsIn(program: unknown): string[] {
  return [...nodesIn(program)].flatMap(({ type, value }) => {
    if (type === 'Literal' && typeof value === 'string') return value
    // `cooked` is the text without escapes.
    if (type === 'TemplateElement') return (value as { cooked: string | null }).cooked ?? []
    return []
  })
}

/** The module of each route in src/screens.tsx: its one object has the routes, with the components it imports. */
function screensIn(program: unknown): [route: string, module: string][] {
  const nodes = [...nodesIn(program)]
  const modules = new Map(
    nodes.flatMap(({ type, specifiers = [], source }) =>
      type === 'ImportDeclaration' ? specifiers.map(({ local }) => [local.name, source?.value ?? ''] as const) : [],
    ),
  )
  return nodes.flatMap(({ type, properties = [] }) =>
    type === 'ObjectExpression'
      ? properties.map(({ key, value }) => [key.name, modules.get(value.name) ?? ''] as [string, string])
      : [],
  )
}

/** What a module exports of modules of src/, with their paths there. */
function exportsIn(program: unknown): [name: string, module: string][] {
  return [...nodesIn(program)].flatMap(({ type, specifiers = [], source }) =>
    type === 'ExportNamedDeclaration' && source?.value.startsWith('#src/')
      ? specifiers.map(({ exported }): [string, string] => [exported?.name ?? '', source.value.slice('#src/'.length)])
      : [],
  )
}
