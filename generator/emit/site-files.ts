import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteIndex } from '#src/site.ts'
import type { PageSummary } from '../core/facts.ts'
import { isIndexable } from '../core/indexable.ts'
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
  /** Addresses by number, as `pictures` of a page counts them. */
  targets: readonly string[]
  /** Day a page last changed, where that is known. */
  lastmodOf: (page: EmittedPage) => string | undefined
  built: { clientDir: string; files: readonly string[] }
  brandFiles: readonly { file: string; bytes: Uint8Array }[]
  /** Files that hosts read, and pages that send on; neither counts as an address of the site. */
  hosted: { files: readonly SiteFile[]; stubs: readonly SiteFile[] }
  staging: { stage: (file: string, phase: Phase, bytes: Uint8Array) => void }
}

export type EmittedFiles = {
  /** Root-relative addresses of all of them. */
  files: string[]
}

/** Stages every file of the site that is neither page nor picture. */
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
      section: page.section ?? 'pages',
      url: origin + page.path,
      lastmod: lastmodOf(page),
      pictures: Array.from(page.pictures, (number) => origin + targets[number]),
    })),
    origin,
  )
  const siteFiles: SiteFile[] = [
    ...sitemap,
    { file: 'robots.txt', text: robotsTxt(origin) },
    ...securityTxt(site.manifest.site),
  ]
  // By this file a search engine knows that addresses sent to it come from the owner of the site.
  if (indexNowKey !== undefined) siteFiles.push({ file: `${indexNowKey}.txt`, text: indexNowKey })
  for (const { file, text } of siteFiles) stage(file, 'index', Buffer.from(text))

  for (const { file, text } of hosted.stubs) staging.stage(file, 'page', Buffer.from(text))
  for (const { file, text } of hosted.files) staging.stage(file, 'index', Buffer.from(text))

  return { files }
}
