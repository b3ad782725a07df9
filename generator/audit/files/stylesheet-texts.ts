import type { SiteFiles } from './site-files.ts'

/** The stylesheets of the site without comments. */
export function stylesheetTexts(files: SiteFiles): { url: string; text: string }[] {
  return files.urls
    .filter((url) => url.endsWith('.css'))
    .map((url) => ({
      url,
      text: files
        .read(url)
        .toString('utf8')
        .replace(/\/\*[\s\S]*?\*\//g, ''),
    }))
}
