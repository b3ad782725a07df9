import type { SiteFiles } from './site-files.ts'

/** What the stylesheets of the site say, without their comments. */
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
