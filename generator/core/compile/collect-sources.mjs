import { dirname, join, relative, sep } from 'node:path'

/**
 * Collects what a bundle contains of the sources of the site.
 * @param {string} srcDir
 * @returns {import('./collect-sources.d.mts').SourceCollector}
 */
export function collectSources(srcDir) {
  const modules = new Map()
  const screens = new Map()
  const provided = new Map()
  const isSource = (id) => id.startsWith(srcDir + sep)
  const nameOf = (id) => relative(srcDir, id).split(sep).join('/')
  const plugin = {
    name: 'citywide-source-modules',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info?.code) continue
        if (id === join(dirname(srcDir), 'generator/config/citywide.ts'))
          for (const [name, module] of exportsIn(this.parse(info.code))) provided.set(name, module)
        if (!isSource(id)) continue
        const program = this.parse(info.code)
        const words = textsIn(program).flatMap((text) => text.split(/\s+/))
        const imports = [...info.importedIds, ...info.dynamicallyImportedIds].filter(isSource).map(nameOf)
        modules.set(nameOf(id), { imports, words: new Set(words) })
        if (nameOf(id) === 'screens.tsx') for (const [route, module] of screensIn(program)) screens.set(route, module)
      }
    },
  }
  const sources = { modules, screens, provided }
  return { plugin, sources, toJson: () => JSON.stringify(sources, (_, value) => asList(value)) }
}

const asList = (value) => (value instanceof Map || value instanceof Set ? [...value] : value)

/** @returns {import('./collect-sources.d.mts').Sources} what `toJson` wrote */
export function sourcesFrom(json) {
  const { modules, screens, provided } = JSON.parse(json)
  const read = modules.map(([name, { imports, words }]) => [name, { imports, words: new Set(words) }])
  return { modules: new Map(read), screens: new Map(screens), provided: new Map(provided) }
}

/** Every node of a syntax tree. Source of their names: https://github.com/estree/estree */
function* nodesIn(value) {
  if (typeof value !== 'object' || value === null) return
  if (typeof value.type === 'string') yield value
  for (const part of Object.values(value)) yield* nodesIn(part)
}

/** The contents of string literals and templates. */
function textsIn(program) {
  return [...nodesIn(program)].flatMap(({ type, value }) => {
    if (type === 'Literal' && typeof value === 'string') return value
    // `cooked` is the text without escapes.
    return type === 'TemplateElement' ? (value.cooked ?? []) : []
  })
}

/** The module of each route in src/screens.tsx: its one object has the routes, with the components it imports. */
function screensIn(program) {
  const nodes = [...nodesIn(program)]
  const modules = new Map(
    nodes.flatMap(({ type, specifiers = [], source }) =>
      type === 'ImportDeclaration' ? specifiers.map(({ local }) => [local.name, moduleOf(source.value)]) : [],
    ),
  )
  return nodes.flatMap(({ type, properties = [] }) =>
    type === 'ObjectExpression' ? properties.map(({ key, value }) => [key.name, modules.get(value.name) ?? '']) : [],
  )
}

/** What a module exports of modules of src/. */
function exportsIn(program) {
  return [...nodesIn(program)].flatMap(({ type, specifiers = [], source }) =>
    type === 'ExportNamedDeclaration' && source?.value.startsWith('#src/')
      ? specifiers.map(({ exported }) => [exported?.name ?? '', source.value.slice('#src/'.length)])
      : [],
  )
}

/** The name of a module that a module directly in src/ imports. */
const moduleOf = (path) => path.replace(/^\.\//, '')
