import type { SiteFiles, Stylesheet } from '../../core/audited-site.ts'
import type { AuditedPage } from '../../core/site-facts.ts'

/** The stylesheets of a site: its files, and the different styles that pages contain. */
export function readStylesheets(
  files: SiteFiles,
  pages: readonly Pick<AuditedPage, 'path' | 'styles'>[],
): Stylesheet[] {
  const inPages = new Map<string, Stylesheet>()
  for (const { path, styles } of pages)
    for (const text of styles)
      if (!inPages.has(text)) inPages.set(text, { name: `<style> of ${path}`, url: path, text, isFile: false })
  const inFiles = files.urls
    .filter((url) => url.endsWith('.css'))
    .map((url) => ({ name: url, url, text: files.read(url).toString('utf8'), isFile: true }))
  return [...inFiles, ...inPages.values()]
}

/** URLs on this site that stylesheets load, each with the name of the stylesheet. */
export function stylesheetUrls(stylesheets: readonly Stylesheet[]): { url: string; stylesheet: string }[] {
  return stylesheets.flatMap(({ name, url: base, text }) =>
    [...text.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)]
      .map(([, url = '']) => url)
      .filter((url) => !/^(data:|https?:|#)/.test(url))
      .map((url) => ({ url: new URL(url, `https://site.invalid${base}`).pathname, stylesheet: name })),
  )
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '')
}
