import { watch as watchFolder } from 'node:fs'
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { dirname, join, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sirv from 'sirv'
import type { Plugin, ViteDevServer } from 'vite'
import { viteConfig } from '../core/vite-config.ts'

/** The response to a request for a page or a file that is not a source of the browser. */
export type DevResponse = { status: number; type: string; body: string | Uint8Array }

type DevServerOptions = {
  rootDir: string
  projectDir: string
  /** Files that can be recreated. */
  cacheDir: string
  manifestDir: string
  /** Files that are served as they are. */
  publicDir: string | undefined
  /** Served at `/__audit/`, as the last build or audit left it. */
  reportDir: string
  port: number
  plugins: Plugin[]
  /** The files of the site's own code. */
  ownModules: () => readonly string[]
  /** Directories outside `rootDir` that stylesheets refer to. */
  servedDirs: string[]
  /** Reads the manifest and the site's own code again. */
  reload: () => Promise<void>
  /** @param ssrLoad loads a module through Vite, so an edited screen is read again. */
  respond: (path: string, ssrLoad: ViteDevServer['ssrLoadModule']) => Promise<DevResponse>
}

/** Serves pages on request, and reloads the browser when a source or the manifest changes. Returns its URL. */
export async function startDevServer(options: DevServerOptions): Promise<string> {
  const { rootDir, projectDir, port, respond } = options
  const { createServer } = await import('vite')
  const http = createHttpServer((request, response) => vite.middlewares(request, response))
  const vite = await createServer({
    ...viteConfig(rootDir),
    cacheDir: join(options.cacheDir, 'vite'),
    mode: 'development',
    server: {
      middlewareMode: { server: http },
      // On the server's own port: a second project could already use Vite's default port.
      hmr: { server: http },
      fs: { allow: [rootDir, ...options.servedDirs] },
      watch: { ignored: ['dist', 'dist.staging*', 'report', '.cache'].map((made) => join(projectDir, made, '**')) },
    },
    plugins: options.plugins,
  })
  watch(vite, options)

  vite.middlewares.use('/__audit', sirv(options.reportDir, { dev: true }))
  vite.middlewares.use(async (request, response, next) => {
    const url = request.url ?? '/'
    // A client can send a request target that is not a URL, such as `//`.
    if (!URL.canParse(url, 'http://localhost'))
      return send(response, { status: 400, type: 'text/plain', body: 'The URL cannot be parsed.' })
    try {
      const { status, type, body } = await respond(new URL(url, 'http://localhost').pathname, vite.ssrLoadModule)
      const isPage = type === 'text/html' && typeof body === 'string'
      send(response, { status, type, body: isPage ? await vite.transformIndexHtml(url, body) : body })
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

/**
 * Milliseconds from a change to the reload. A file is emptied before it is written, and of two events within five
 * milliseconds the watcher reports only the first.
 */
const settling = 30

function watch(vite: ViteDevServer, { rootDir, manifestDir, publicDir, ownModules, reload }: DevServerOptions): void {
  const contentDirs = publicDir === undefined ? [manifestDir] : [manifestDir, publicDir]
  const config = join(dirname(manifestDir), 'citywide.config.')
  vite.watcher.add([...contentDirs, ...ownModules()])
  /** Files that changed since the last reload. */
  const changed = new Set<string>()
  const follow = async () => {
    const isAnyBelow = (dir: string) => [...changed].some((file) => file === dir || file.startsWith(dir + sep))
    const isCode = [...changed].some((file) => file.startsWith(config) || ownModules().includes(file))
    const [isContent, isScreen] = [isCode || contentDirs.some(isAnyBelow), isAnyBelow(join(rootDir, 'src'))]
    changed.clear()
    if (isContent) {
      await reload()
      vite.watcher.add([...ownModules()])
      for (const id of ['virtual:look.css', ...(isCode ? [join(rootDir, 'src/styles.css')] : [])]) {
        const module = vite.moduleGraph.getModuleById(id)
        if (module) vite.moduleGraph.invalidateModule(module)
      }
    }
    // Pages are rendered on the server, so no module in the browser knows about a change in a screen.
    if (isContent || isScreen) vite.ws.send({ type: 'full-reload' })
  }
  // Reloads run one after another, so the later of two quick saves wins. Changes that arrive during a reload are
  // handled by one more, however many files they are: a folder of photographs takes a second to read each time.
  let reloads = Promise.resolve()
  const note = (file: string) => {
    changed.add(file)
    if (changed.size > 1) return // a reload is already waiting
    reloads = reloads
      .then(() => setTimeout(settling))
      .then(follow)
      .catch((error: unknown) => vite.config.logger.error(String(error)))
  }
  vite.watcher.on('all', (_event, file) => note(file))
  // The code of the site may be added later, so the folder is watched for it, and for nothing else.
  watchFolder(dirname(manifestDir), { persistent: false }, (_event, name) => {
    const file = join(dirname(manifestDir), name ?? '')
    if (file.startsWith(config)) note(file)
  })
}

function send(response: ServerResponse, { status, type, body }: DevResponse): void {
  response
    .writeHead(status, { 'Content-Type': /^text\/[a-z]+$/.test(type) ? `${type}; charset=utf-8` : type })
    .end(body)
}
