import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SiteIndex, siteAt } from '#src/site.ts'
import type { PageSummary } from '../core/facts.ts'
import { isIndexable } from '../core/indexable.ts'
import { feeds } from './feed.ts'
import { robotsTxt } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { type SiteFile, sitemapFiles } from './sitemap.ts'

type Phase = 'asset' | 'page' | 'index'

type EmittedPage = Pick<PageSummary, 'path' | 'canonical' | 'robots' | 'section' | 'contentHash'> & {
  pictures: Iterable<number>
}

type EmitOptions = {
  site: SiteIndex
  /** Facts of the pages, sorted by path. */
  pages: readonly EmittedPage[]
  /** URLs by number; `pictures` of a page holds these numbers. */
  targets: readonly string[]
  /** Day a page last changed, if known. */
  lastmodOf: (page: EmittedPage) => string | undefined
  built: { clientDir: string; files: readonly string[] }
  brandFiles: readonly { file: string; bytes: Uint8Array }[]
  /** Configuration of hosts, and redirect pages. Neither counts as a URL of the site. */
  hosted: { files: readonly SiteFile[]; stubs: readonly SiteFile[] }
  staging: { stage: (file: string, phase: Phase, bytes: Uint8Array) => void }
}

export type EmittedFiles = {
  /** Root-relative URLs. */
  files: string[]
}

/** Each language has sitemaps of its own. */
function sectionOf(site: SiteIndex, { path, section = 'pages' }: EmittedPage): string {
  const { prefix } = siteAt(site, path)
  return prefix === '' ? section : `${prefix.slice(1)}-${section}`
}

/** Stages every file of the site that is neither a page nor an image. */
export async function emitSiteFiles(options: EmitOptions): Promise<EmittedFiles> {
  const { site, pages, targets, lastmodOf, built, brandFiles, hosted, staging } = options
  const { origin, indexNowKey } = site.manifest.site
  const files: string[] = []
  const stage = (file: string, phase: Phase, bytes: Uint8Array) => {
    staging.stage(file, phase, bytes)
    files.push(`/${file}`)
  }

  for (const file of built.files) {
    const bytes = await readFile(join(built.clientDir, file))
    stage(file, 'asset', bytes)
  }
  for (const { file, bytes } of brandFiles) stage(file, 'asset', bytes)

  const indexed = pages.filter((page) => isIndexable(page, origin))
  const sitemap = sitemapFiles(
    indexed.map((page) => ({
      section: sectionOf(site, page),
      url: origin + page.path,
      lastmod: lastmodOf(page),
      pictures: Array.from(page.pictures, (number) => origin + targets[number]),
    })),
    origin,
  )
  const siteFiles: SiteFile[] = [
    ...sitemap,
    ...feeds(site),
    { file: 'robots.txt', text: robotsTxt(origin) },
    ...securityTxt(site.manifest.site),
  ]
  // Proves to IndexNow that submitted URLs come from the owner of the site.
  if (indexNowKey !== undefined) siteFiles.push({ file: `${indexNowKey}.txt`, text: indexNowKey })
  for (const { file, text } of siteFiles) stage(file, 'index', Buffer.from(text))

  for (const { file, text } of hosted.stubs) staging.stage(file, 'page', Buffer.from(text))
  for (const { file, text } of hosted.files) staging.stage(file, 'index', Buffer.from(text))

  return { files }
}
