import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import postcss from 'postcss'
import type { Plugin } from 'vite'
import { openFileCache } from '../core/file-cache.ts'
import type { Problem } from '../core/problem.ts'
import { sha256 } from '../core/sha256.ts'
import type { ConfigBundle } from './bundle.ts'
import { providedModules } from './evaluate.ts'

export type Bundled = { bundle: ConfigBundle; problems: [] } | { bundle?: undefined; problems: Problem[] }

type Input = {
  /** The configuration file. */
  file: string
  /** Its path, as problems show it. */
  shown: string
  cacheDir: string
}

/** Bundles the code of a site with everything it imports, or finds the bundle in the cache. */
export async function bundleConfig({ file, shown, cacheDir }: Input): Promise<Bundled> {
  const cache = openFileCache(join(cacheDir, 'config'), mostBundles)
  const key = sha256(file)
  const stored = cache.read(key)
  const last = stored && (JSON.parse(stored.toString()) as { files: string[]; bundle: ConfigBundle }) // written below
  if (last && last.bundle.shown === shown && last.bundle.hash === hashFiles(last.files, file))
    return { bundle: last.bundle, problems: [] }
  try {
    const { files, styles, ...made } = await bundle(file, shown)
    const mistakes = styles.flatMap((path) => mistakeInStyles(path, shownSource(path, dirname(file), shown)))
    if (mistakes.length > 0) return { problems: mistakes }
    const result: ConfigBundle = {
      ...made,
      shown,
      text: readFileSync(file, 'utf8'),
      hash: hashFiles(files, file) ?? '',
    }
    cache.write(key, JSON.stringify({ files, bundle: result }))
    return { bundle: result, problems: [] }
  } catch (error) {
    return { problems: mistakesIn(error, file, shown) }
  }
}

/** Sites whose bundle is kept. */
const mostBundles = 100

/** Undefined if a file is missing. The names in the folders of own modules count: a new file may be what an import means. */
function hashFiles(files: readonly string[], entry: string): string | undefined {
  const root = dirname(entry)
  try {
    const contents = files.map((file) => [relative(root, file), sha256(readFileSync(file))])
    const folders = new Set(files.filter(isOwn).map(dirname))
    const listed = [...folders].map((folder) => readdirSync(folder).filter((name) => /\.(m?[jt]sx?|css)$/.test(name)))
    return sha256(JSON.stringify([contents, listed]))
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}

const isOwn = (file: string) => !file.includes(`${sep}node_modules${sep}`)

async function bundle(file: string, shown: string) {
  const { build } = await import('vite')
  const root = dirname(file)
  const collected = collectModules()
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    mode: 'production',
    plugins: [collected.plugin],
    oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      write: false,
      minify: false,
      sourcemap: 'hidden',
      target: 'node20',
      rolldownOptions: {
        input: file,
        external: [...providedModules],
        output: { format: 'cjs', codeSplitting: false, exports: 'named' },
      },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error('The configuration was bundled without code.')
  // An empty file has no map.
  const { map = null, code } = chunk
  // Sources are relative to a folder that the bundle is not written to.
  const sources = (map?.sources ?? []).map((source) => shownSource(resolve(root, 'dist', source), root, shown))
  const modules = [...collected.modules].filter(isAbsolute).sort()
  const styles = [...collected.css].sort()
  return {
    code,
    map: JSON.stringify({ ...map, sources }),
    files: [...modules, ...styles],
    styles: styles.filter(isOwn),
    modules: modules.filter(isOwn),
    css: styles.map((path) => readFileSync(path, 'utf8')).join('\n'),
  }
}

/** What is wrong with the syntax of a stylesheet. */
function mistakeInStyles(path: string, file: string): Problem[] {
  try {
    postcss.parse(readFileSync(path, 'utf8'))
    return []
  } catch (error) {
    if (!(error instanceof postcss.CssSyntaxError)) throw error
    const { line = 1, column = 1, reason } = error
    const what = `This stylesheet cannot be read: ${reason.toLowerCase()}.`
    return [
      {
        code: 'config-does-not-compile',
        severity: 'error',
        at: { file, line, column },
        what,
        fix: 'Correct the code.',
      },
    ]
  }
}

const shownSource = (source: string, root: string, shown: string) =>
  join(dirname(shown), relative(root, source)).split(sep).join('/')

/** Collects the modules of a bundle. Stylesheets are for the browser, so the bundle contains nothing of them. */
function collectModules() {
  const modules = new Set<string>()
  const css = new Set<string>()
  const plugin: Plugin = {
    name: 'citywide-config-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.css')) return undefined
      const found = await this.resolve(source, importer, { skipSelf: true })
      if (found) css.add(found.id)
      return found ? `${emptyModule}${found.id}.js` : undefined
    },
    load: (id) => (id.startsWith(emptyModule) ? '' : undefined),
    buildEnd() {
      for (const id of this.getModuleIds()) modules.add(id.split('?')[0] ?? id)
    },
  }
  return { plugin, modules, css }
}

const emptyModule = '\0citywide-style:'

/** An error of the bundler, as far as it is read here. */
type BundleError = { message?: string; id?: string; loc?: { file?: string; line: number; column: number } }

/** What the bundler says is wrong, each at its line. */
function mistakesIn(error: unknown, entry: string, shown: string): Problem[] {
  const errors = error instanceof Error && 'errors' in error ? (error.errors as BundleError[]) : [error as BundleError]
  return errors.map(({ message = '', id, loc }) => {
    const text = stripVTControlCharacters(message)
    const file = loc?.file ?? id ?? entry
    const at = loc ? { line: loc.line, column: loc.column + 1 } : lineOfImport(text, entry)
    const [, missing] = /failed to resolve import "([^"]+)"/.exec(text) ?? []
    const [first = ''] = text.split('\n')
    const reason = missing
      ? `"${missing}" cannot be found`
      : first.replace(/^(Error: )?\[[^\]]*\] /, '').replace(/^Could not resolve '([^']+)'.*/, '"$1" cannot be found')
    return {
      code: 'config-does-not-compile',
      severity: 'error',
      at: { file: shownSource(file, dirname(entry), shown), ...at },
      what: `This file cannot be compiled: ${reason.replace(/\.$/, '')}.`,
      fix: missing
        ? `Install the package, or correct the import. Components and types of the generator are imported from "citywide".`
        : isJsxIn(file, at.line)
          ? `JSX is allowed in .tsx files only. Rename the file to ${basename(file, '.ts')}.tsx.`
          : 'Correct the code at this line.',
    }
  })
}

/** Whether a line of a .ts file has an element, which TypeScript takes for a comparison. */
function isJsxIn(file: string, line: number): boolean {
  if (!file.endsWith('.ts')) return false
  const text = readFileSync(file, 'utf8').split('\n')[line - 1] ?? ''
  return /<\/?[A-Za-z][\w.]*(\s[^>]*)?\/?>|<>/.test(text)
}

/** The line of an import that the bundler names without a position. */
function lineOfImport(text: string, entry: string): { line: number; column: number } {
  const [, name, from = entry] = /failed to resolve import "([^"]+)" from "([^"]+)"/.exec(text) ?? []
  const lines = name === undefined ? [] : readFileSync(from, 'utf8').split('\n')
  const line = lines.findIndex((each) => each.includes(`'${name}'`) || each.includes(`"${name}"`))
  return line < 0 ? { line: 1, column: 1 } : { line: line + 1, column: (lines[line]?.search(/['"]/) ?? 0) + 1 }
}
