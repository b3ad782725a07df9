import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import sirv from 'sirv'
import type { ViteDevServer } from 'vite'
import type { Manifest } from '#manifest/schema.ts'
import type { CoverageMap } from '#src/coverage-map.ts'
import { matchPage } from '#src/routes.ts'
import { createSite, type Site } from '#src/site.ts'
import { type Look, lookPlugin } from '../assets/look.ts'
import { drawingFontPaths } from '../assets/typefaces.ts'
import { type MadeBrand, makeBrand } from '../brand/make-brand.ts'
import { hasErrors, type Problem, sortProblems } from '../core/problem.ts'
import { shownPath } from '../core/shown-path.ts'
import { titledSocialPictures } from '../expand/social-pictures.ts'
import { encodePictures } from '../images/encode/encode-pictures.ts'
import { planPictures } from '../images/encode/plan.ts'
import { type FoundPictures, findPictures } from '../images/sources.ts'
import { loadManifest } from '../load/load.ts'
import { drawMap } from '../map/draw-map.ts'
import { readAtlas } from '../map/read-atlas.ts'

type DevOptions = {
  rootDir: string
  manifestDir: string
  /** Shown at `/__audit/`, as the last build or audit left it. */
  reportDir: string
  cacheDir: string
  jobs: number
  port: number
  onProblems: (problems: Problem[]) => void
}

/** What the server shows: a site, or the problems that stand against one. The last good manifest keeps its theme in use. */
type State = {
  manifest?: Manifest
  pictures: FoundPictures['pictures']
  sources: FoundPictures['sources']
  made: MadeBrand
  coverageMap?: CoverageMap
  problems: Problem[]
}

/** Serves every page rendered on request, and reloads the browser when a source or the manifest changes. Returns its URL. */
export async function startDev(options: DevOptions): Promise<string> {
  const { rootDir, manifestDir, port } = options
  const { createServer } = await import('vite')
  let state = await loadState(options)
  let look: Look | undefined = state.manifest?.site
  if (!state.manifest) options.onProblems(state.problems)

  const http = createHttpServer((request, response) => vite.middlewares(request, response))
  const vite = await createServer({
    root: rootDir,
    configFile: join(rootDir, 'vite.config.ts'),
    mode: 'development',
    server: {
      middlewareMode: { server: http },
      // On the server's own port: Vite's standard one would be taken by a second project.
      hmr: { server: http },
      watch: { ignored: ['dist', 'dist.staging*', 'report', '.cache'].map((made) => join(rootDir, made, '**')) },
    },
    plugins: [lookPlugin(() => look)],
  })
  vite.watcher.add(manifestDir)
  /** Files that changed since the last reload. */
  const changed = new Set<string>()
  const reload = async () => {
    const isAnyBelow = (dir: string) => [...changed].some((file) => file === dir || file.startsWith(dir + sep))
    const [isContent, isScreen] = [isAnyBelow(manifestDir), isAnyBelow(join(rootDir, 'src'))]
    changed.clear()
    if (isContent) {
      state = await loadState(options)
      look = state.manifest?.site ?? look
      if (state.problems.length > 0) options.onProblems(state.problems)
      const module = vite.moduleGraph.getModuleById('virtual:look.css')
      if (module) vite.moduleGraph.invalidateModule(module)
    }
    // Pages are rendered on the server, so no module of the browser knows of a change in a screen.
    if (isContent || isScreen) vite.ws.send({ type: 'full-reload' })
  }
  // One after another, so that of two quick saves the later one is what stays; what comes while one runs is one reload,
  // however many files it is: a folder of photographs takes a second to read each time.
  let reloads = Promise.resolve()
  vite.watcher.on('all', (_event, file) => {
    changed.add(file)
    reloads = reloads.then(reload).catch((error: unknown) => vite.config.logger.error(String(error)))
  })

  vite.middlewares.use('/__audit', sirv(options.reportDir, { dev: true }))
  vite.middlewares.use(async (request, response, next) => {
    const url = request.url ?? '/'
    // Anyone can ask for an address that is none, such as //.
    if (!URL.canParse(url, 'http://localhost')) return send(response, 400, 'text/plain', 'No such address')
    try {
      const path = new URL(url, 'http://localhost').pathname
      const drawn = state.made.files.find(({ file }) => path === `/${file}`)
      if (path.startsWith('/images/')) await sendPicture(options, state, path, response)
      else if (drawn) send(response, 200, typeOf(drawn.file), drawn.bytes)
      else await sendPage(vite, state, path, url, response)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      next(error)
    }
  })

  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, '127.0.0.1', resolve)
  }).catch(async (error: unknown) => {
    await vite.close()
    throw error
  })
  return `http://127.0.0.1:${port}/`
}

/** Vite serves the sources as they are. */
const assets = { script: '/src/entry-client.ts', stylesheets: [] }

async function loadState({ manifestDir, rootDir, cacheDir }: DevOptions): Promise<State> {
  const nothing = {
    pictures: {},
    sources: new Map(),
    made: { brand: {}, files: [], drawTitle: () => ({ svg: '', left: 0, top: 0 }) },
  }
  const { manifest, imageFiles, problems } = await loadManifest({ manifestDir, rootDir })
  const shownDir = shownPath({ manifestDir, rootDir })
  const found = await findPictures({ manifest, imageFiles, manifestDir, shownDir, cacheDir })
  const all = sortProblems([...problems, ...found.problems])
  if (!manifest) return { ...nothing, problems: all }
  if (hasErrors(all)) return { ...nothing, problems: all }
  const made = await makeBrand(manifest, drawingFontPaths(manifest.site.theme.typeface))
  const coverageMap = drawMap(manifest, await readAtlas())
  return { ...found, manifest, made, coverageMap, problems: all }
}

async function sendPage(
  vite: ViteDevServer,
  { manifest, pictures, made, coverageMap, problems }: State,
  path: string,
  url: string,
  response: ServerResponse,
): Promise<void> {
  if (!manifest) return send(response, 500, 'text/html', await vite.transformIndexHtml(url, problemPage(problems)))
  const site: Site = createSite({ manifest, pictures, assets, brand: made.brand, coverageMap })
  // Loaded through Vite, so that an edited screen is read anew; the type is that of the same module.
  const { createRenderer } = (await vite.ssrLoadModule(
    '/src/entry-server.tsx',
  )) as typeof import('#src/entry-server.tsx')
  const target = matchPage(site, path)
  const html = createRenderer(site).render(target ?? { id: 'notFound', params: {} })
  send(response, target ? 200 : 404, 'text/html', await vite.transformIndexHtml(url, html))
}

async function sendPicture(
  { cacheDir, jobs }: DevOptions,
  { manifest, pictures, sources, made, coverageMap }: State,
  url: string,
  response: ServerResponse,
): Promise<void> {
  const isTitled = manifest && url.startsWith('/images/social/')
  const socials = isTitled
    ? titledSocialPictures(createSite({ manifest, pictures, assets, brand: made.brand, coverageMap }))
    : []
  const { problems } = await encodePictures({
    plan: planPictures({ pictures, socials, usedUrls: new Set([url]) }),
    sources,
    cacheDir: join(cacheDir, 'images'),
    jobs,
    drawTitle: made.drawTitle,
    stage: (_, bytes) => send(response, 200, `image/${url.split('.').pop()?.replace('jpg', 'jpeg')}`, bytes),
  })
  if (!response.writableEnded) send(response, 404, 'text/plain', problems[0]?.what ?? 'No such picture')
}

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  zip: 'application/zip',
}

const typeOf = (file: string) => types[file.split('.').pop() ?? ''] ?? 'application/octet-stream'

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type }).end(body)
}

/** The problems of the manifest in place of the page, until they are fixed. */
function problemPage(problems: Problem[]): string {
  const escapeHtml = (text: string) =>
    text.replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[char] ?? char)
  const items = problems.map(
    ({ at, code, what, fix }) =>
      `<li><code>${escapeHtml(`${at.file}:${at.line}:${at.column}`)}</code> ${code}<br>${escapeHtml(what)}<br><em>${escapeHtml(fix)}</em></li>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problems in the manifest</title></head><body><h1>Problems in the manifest</h1><ol>${items.join('')}</ol></body></html>`
}
