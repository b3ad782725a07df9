import type { SiteFiles } from './site-files.ts'

const staticImport = /(?:\bfrom|\bimport)\s*["'](\.{0,2}\/[^"']+)["']/g

/** Scripts, and every module of the site that they import statically. Dynamic imports (`import(…)`) do not count. */
export function importsOf(files: SiteFiles, scripts: readonly string[]): string[] {
  const found = new Set(scripts)
  for (const script of found) {
    if (!files.has(script)) continue
    for (const [, specifier = ''] of files.read(script).toString('utf8').matchAll(staticImport)) {
      const url = new URL(specifier, `https://site.invalid${script}`).pathname
      if (files.has(url)) found.add(url)
    }
  }
  return [...found]
}

/** Static or dynamic: bundlers quote the specifier of `import(…)` with any of three quotation marks. */
const anyImport = /\b(?:from|import)\s*\(?\s*(["'`])(\.{1,2}\/[\w./-]+\.m?js)\1/g

/** Imported modules that do not exist, each with the first script that imports it. */
export function deadImports(files: SiteFiles): { url: string; script: string }[] {
  const found = new Map<string, string>()
  for (const script of files.urls) {
    if (!/\.m?js$/.test(script)) continue
    for (const [, , specifier = ''] of files.read(script).toString('utf8').matchAll(anyImport)) {
      const url = new URL(specifier, `https://site.invalid${script}`).pathname
      if (!files.has(url) && !found.has(url)) found.set(url, script)
    }
  }
  return [...found].map(([url, script]) => ({ url, script }))
}
