import type { TrailingSlash } from '#src/url-form.ts'
import { isFile } from './url.ts'

/** File below the output directory that holds the page at a URL: a/b/index.html for `/a/b/`, a/b.html for `/a/b`, 404.html for `/404.html`. */
export function fileOfUrl(url: string): string {
  const path = url.slice(1)
  if (path === '' || path.endsWith('/')) return `${path}index.html`
  return isFile(path) ? path : `${path}.html`
}

/** URL of an HTML file below the output directory. With `always`, no page is written to a/b.html, so such a file keeps its name. */
export function urlOfFile(file: string, trailingSlash: TrailingSlash): string {
  if (/(^|\/)404\.html$/.test(file)) return `/${file}`
  if (/(^|\/)index\.html$/.test(file)) return `/${file.slice(0, -'index.html'.length)}`
  return trailingSlash === 'never' ? `/${file.replace(/\.html$/, '')}` : `/${file}`
}

/** Other paths at which most hosts serve the page at a URL: that of its file, and `/index` for the home page. */
export function otherPaths(url: string): string[] {
  if (url === '/') return ['/index.html', '/index']
  const path = `/${fileOfUrl(url)}`
  return path === url ? [] : [path]
}

/** The common part of all paths at which hosts serve a page: `/a` for `/a`, `/a/`, `/a.html` and `/a/index.html`. */
export function barePath(path: string): string {
  return path.replace(/(\/|(?<=[^/])\.html|\/index\.html)$/, '')
}

/** The two files that may hold the page of a bare path: a/index.html and a.html for `/a`. */
export function filesOfBarePath(path: string): { inFolder: string; alone: string } {
  return { inFolder: fileOfUrl(`${path}/`), alone: `${path.slice(1)}.html` }
}
