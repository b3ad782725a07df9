import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { islandUrls } from '#src/islands/registry.ts'
import { matchPage } from '#src/routes.ts'
import { type Assets, siteAt } from '#src/site.ts'
import { lookOf, lookPlugin, lookStylesheet } from '../assets/look.ts'
import { fontsDir } from '../assets/make-fonts.ts'
import { ownCss, ownStyles } from '../assets/own-styles.ts'
import type { ConfigBundle } from '../config/bundle.ts'
import { writeWhole } from '../core/atomic-write.ts'
import { contentTypeOf } from '../core/content-types.ts'
import type { Problem } from '../core/problem.ts'
import { problemIn } from '../core/problem-error.ts'
import { titledSocialPictures } from '../expand/social-pictures.ts'
import { encodePictures } from '../images/encode/encode-pictures.ts'
import { planPictures } from '../images/encode/plan.ts'
import { encodedDir } from '../images/recipe.ts'
import { type DevResponse, startDevServer } from '../serve/dev-server.ts'
import { problemPage } from '../serve/problem-page.ts'
import { createRun, type Run, type RunOptions } from './run.ts'
import { type LoadedSite, loadSite } from './stages/load-site.ts'
import { type DrawnParts, drawParts } from './stages/make-parts.ts'

export type DevOptions = RunOptions & { port: number; onProblems: (problems: Problem[]) => void }

/** What the server shows: a site, or the problems that prevent one. */
type Content = { run: Run; site?: LoadedSite & DrawnParts & { look: string }; code: ConfigBundle | undefined }

/** Serves every page rendered on request, and follows every edit. Returns the URL of the server. */
export async function dev(options: DevOptions): Promise<string> {
  let content = await loadContent(options)
  // While the manifest has errors, the theme of its last good version stays in use.
  let look = content.site?.look
  let code = content.code
  // A file, because Tailwind compares the times of files to see what has changed.
  const styles = join(content.run.cacheDir, 'own-styles.css')
  writeWhole(styles, code ? ownCss(code) : '')
  if (!content.site) options.onProblems(content.run.problems())
  return startDevServer({
    ...content.run,
    port: options.port,
    plugins: [lookPlugin(() => look), ownStyles(join(options.rootDir, 'src'), `@import ${JSON.stringify(styles)};`)],
    ownModules: () => code?.modules ?? [],
    servedDirs: [fontsDir(content.run.cacheDir)],
    reload: async () => {
      content = await loadContent(options)
      look = content.site?.look ?? look
      if (content.code?.hash !== code?.hash) {
        code = content.code ?? code
        writeWhole(styles, code ? ownCss(code) : '')
      }
      const problems = content.run.problems()
      if (problems.length > 0) options.onProblems(problems)
    },
    respond: (path, ssrLoad) => respond(content, path, ssrLoad),
  })
}

async function loadContent(options: RunOptions): Promise<Content> {
  const run = createRun(options)
  const site = await loadSite(run)
  if (!site || run.isBlocked()) return { run, code: site?.code }
  const look = await lookStylesheet(lookOf(site.index.manifest), run.cacheDir)
  return { run, code: site.code, site: { ...site, ...(await drawParts(run, site, sourceAssets)), look } }
}

/** Vite serves the sources, unbundled. */
const sourceAssets: Assets = {
  script: '/src/entry-client.ts',
  styles: {},
  islands: islandUrls((source) => `/${source}`),
}

async function respond(
  { run, site }: Content,
  path: string,
  ssrLoad: ViteDevServer['ssrLoadModule'],
): Promise<DevResponse> {
  if (!site) return { status: 500, type: 'text/html', body: problemPage(run.problems()) }
  if (path.startsWith('/images/')) return encodeImage(run, site, path)
  const drawn = site.brand.files.find(({ file }) => path === `/${file}`)
  if (drawn) return { status: 200, type: typeOf(drawn.file), body: drawn.bytes }
  const copied = site.publicFiles.get(path.slice(1))
  if (copied !== undefined) return { status: 200, type: typeOf(copied), body: await readFile(copied) }
  // The type is that of the same module.
  const { createRenderer } = (await ssrLoad('/src/entry-server.tsx')) as typeof import('#src/entry-server.tsx')
  const inLanguage = siteAt(site.site, path)
  const target = matchPage(inLanguage, path)
  // The code of the site, run again next to these screens, so that both have the same React.
  const { openConfig } = (await ssrLoad(
    '/generator/config/open-config.ts',
  )) as typeof import('../config/open-config.ts')
  const { renderOwn } = (await ssrLoad('/generator/config/render-own.ts')) as typeof import('../config/render-own.ts')
  const own = site.code && openConfig(site.code)
  const shown = own?.config ? { ...inLanguage, extensions: own.config.extensions } : inLanguage
  const render = () => createRenderer(shown).render(target ?? { id: 'notFound', params: {} })
  try {
    const { html } = renderOwn(own, `on ${path}`, render)
    return { status: target ? 200 : 404, type: 'text/html', body: html }
  } catch (error) {
    const problem = problemIn(error)
    if (!problem) throw error
    return { status: 500, type: 'text/html', body: problemPage([problem]) }
  }
}

async function encodeImage(
  run: Run,
  { site, pages, sources, openTitles }: LoadedSite & DrawnParts,
  url: string,
): Promise<DevResponse> {
  let found: DevResponse | undefined
  const { problems } = await encodePictures({
    plan: planPictures({
      pictures: site.pictures,
      socials: url.startsWith('/images/social/') ? titledSocialPictures(site, pages) : [],
      usedUrls: new Set([url]),
    }),
    sources,
    cacheDir: encodedDir(run.cacheDir, run.encoding),
    jobs: run.jobs,
    openTitles,
    stage: (_, body) => {
      found = { status: 200, type: `image/${url.split('.').pop()?.replace('jpg', 'jpeg')}`, body }
    },
  })
  return found ?? { status: 404, type: 'text/plain', body: problems[0]?.what ?? 'There is no image at this URL.' }
}

const typeOf = (file: string) => contentTypeOf(file) ?? 'application/octet-stream'
