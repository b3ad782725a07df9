import type { SiteFiles } from './site-files.ts'

const staticImport = /(?:\bfrom|\bimport)\s*["'](\.{0,2}\/[^"']+)["']/g

/** Scripts, and every module of the site that they import at once; what is imported when it is needed (`import(…)`) is not. */
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
