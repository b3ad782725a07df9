import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Real servers, configured by the files the build emits for them, run without privileges in temporary folders.

export type ServerName = 'nginx' | 'apache' | 'caddy'

/** A site to serve: its folder, and the text the build made for the server. */
export type ServedSite = { dir: string; text: string }

export type RunningServer = { url: string; stop: () => Promise<void> }

const programs: Record<ServerName, { variable: string; paths: string[] }> = {
  nginx: { variable: 'NGINX_PATH', paths: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'] },
  apache: { variable: 'APACHE_PATH', paths: ['/usr/sbin/apache2', '/usr/sbin/httpd'] },
  caddy: { variable: 'CADDY_PATH', paths: ['/usr/bin/caddy', '/usr/local/bin/caddy'] },
}

/** Path of a server program; undefined if it is not installed. */
export function findServer(name: ServerName): string | undefined {
  const { variable, paths } = programs[name]
  return [process.env[variable], ...paths].find((path) => path !== undefined && path !== '' && existsSync(path))
}

/** Installs nginx, if it is missing, as root on Debian. Returns why the tests are skipped if there is none then. */
export function installNginx(): string | undefined {
  if (findServer('nginx')) return undefined
  const isDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!isDebian) return 'nginx is not installed; install it, or set NGINX_PATH.'
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], {
      stdio: 'ignore',
      env,
    })
    return undefined
  } catch {
    return 'nginx is not installed, and could not be installed from Debian.'
  }
}

/** Starts a server for a site, on a free port. */
export async function startServer(name: ServerName, site: ServedSite): Promise<RunningServer> {
  const program = findServer(name)
  if (!program) throw new Error(`${name} is not installed.`)
  const home = await mkdtemp(join(tmpdir(), 'citywide-server-'))
  const port = await freePort()
  const args = await starters[name]({ ...site, home, port, program })
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, HOME: home } })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(url, child, () => said)
  return {
    url,
    stop: async () => {
      await stop(child)
      await rm(home, { recursive: true, force: true })
    },
  }
}

type Start = ServedSite & { home: string; port: number; program: string }

const starters: Record<ServerName, (start: Start) => Promise<string[]>> = {
  nginx: async ({ home, port, dir, text }) => {
    await writeFile(join(home, 'site.conf'), text)
    await mkdir(join(home, 'tmp'))
    const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${home}/tmp/${kind};`,
    )
    const config = `
      daemon off; pid ${home}/nginx.pid; error_log stderr warn; worker_processes 1;
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      events { worker_connections 64; }
      http { access_log off; ${bodies.join(' ')}
        server { listen 127.0.0.1:${port}; server_name localhost; root ${dir}; include ${home}/site.conf; } }`
    await writeFile(join(home, 'nginx.conf'), config)
    return ['-e', 'stderr', '-p', home, '-c', join(home, 'nginx.conf')]
  },
  apache: async ({ home, port, dir, text, program }) => {
    await writeFile(join(dir, '.htaccess'), text)
    await chmod(dir, 0o755)
    const modules = process.env.APACHE_MODULES ?? join(program, '../../lib/apache2/modules')
    const loaded = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'autoindex', 'negotiation', 'unixd']
      .map((name) => [name, join(modules, `mod_${name}.so`)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([name, file]) => `LoadModule ${name}_module ${file}`)
    const config = `
${loaded.join('\n')}
ServerRoot ${home}
PidFile ${home}/httpd.pid
ServerName localhost
Listen 127.0.0.1:${port}
ErrorLog ${home}/error.log
User nobody
Group nogroup
TypesConfig /dev/null
DocumentRoot ${dir}
<Directory ${dir}>
AllowOverride All
</Directory>
`
    await writeFile(join(home, 'httpd.conf'), config)
    return ['-DFOREGROUND', '-f', join(home, 'httpd.conf')]
  },
  caddy: async ({ home, port, dir, text }) => {
    await writeFile(join(home, 'site'), text)
    const config = `{\n admin off\n auto_https off\n}\nhttp://127.0.0.1:${port} {\n root * ${dir}\n import ${home}/site\n}\n`
    await writeFile(join(home, 'Caddyfile'), config)
    return ['run', '--config', join(home, 'Caddyfile'), '--adapter', 'caddyfile']
  },
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('No port is free.')
  return address.port
}

async function untilAnswers(url: string, child: ChildProcess, said: () => string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${said()}`)
    const isThere = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill()
  throw new Error(`The server does not answer:\n${said()}`)
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
