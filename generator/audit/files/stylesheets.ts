import type { SiteFiles } from './site-files.ts'

/** URLs on this site that stylesheets load, each with the stylesheet. */
export function readStylesheetUrls(files: SiteFiles): { url: string; stylesheet: string }[] {
  return files.urls
    .filter((url) => url.endsWith('.css'))
    .flatMap((stylesheet) =>
      [
        ...files
          .read(stylesheet)
          .toString('utf8')
          .matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g),
      ]
        .map(([, url = '']) => url)
        .filter((url) => !/^(data:|https?:|#)/.test(url))
        .map((url) => ({ url: new URL(url, `https://site.invalid${stylesheet}`).pathname, stylesheet })),
    )
}
