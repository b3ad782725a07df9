import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest } from '#manifest/schema.ts'
import { compareText } from '../../generator/core/problem.ts'
import type { Redirect } from '../../generator/core/redirect.ts'
import type { HostInput } from '../../generator/hosts/host-input.ts'
import type { SiteHeaders } from '../../generator/hosts/site-headers.ts'
import { messagesIn } from './messages.ts'

type TrailingSlash = Manifest['site']['urls']['trailingSlash']

export const headers: SiteHeaders = {
  every: [
    ['X-Content-Type-Options', 'nosniff'],
    ['Permissions-Policy', 'camera=(), payment=(self "https://book.company.example")'],
  ],
  policy: { site: "default-src 'self';frame-src https://book.company.example", drawing: "default-src 'none';sandbox" },
  cache: { hashed: 'public, max-age=31536000, immutable', other: 'public, max-age=0, must-revalidate' },
}

export const at = { file: 'manifest/redirects.yaml', line: 1, column: 1 }

/** A redirect as the loader returns it; without a target, the URL is gone. */
export function redirect(from: string, to?: string, line = 1): Redirect {
  return { from, to, status: to === undefined ? 410 : 301, at: { ...at, line } }
}

export function hostInput(input: Partial<HostInput> & Pick<HostInput, 'hosts'>): HostInput {
  return {
    origin: 'https://www.company.example',
    messagesAt: (path) => messagesIn(path.startsWith('/es/') ? 'es-US' : 'en-US'),
    languageFolders: [],
    trailingSlash: 'always',
    redirects: [],
    headers,
    isPrecompressed: false,
    formerUrls: [],
    at: { file: 'manifest/site.yaml', line: 9, column: 3 },
    ...input,
  }
}

/** Redirects of every type, for a site with a URL form. */
export function redirectsOf(form: TrailingSlash): Redirect[] {
  const end = form === 'always' ? '/' : ''
  return [
    redirect(`/old${end}`, `/about${end}`),
    redirect('/old-page.html', `/about${end}`),
    redirect(`/old-query${end}`, `/about${end}?from=old`),
    redirect(`/old-fragment${end}`, `/about${end}#team`),
    redirect(`/caf%C3%A9${end}`, `/about${end}`),
    // The same URL in another spelling, which every server must accept.
    redirect(`/caf%c3%a9${end}`, `/about${end}`),
    redirect(`/old.dots+and(more)${end}`, `/about${end}`),
    redirect(`/a$1%20b"{x}${end}`, `/about${end}`),
    redirect(`/dollar${end}`, `/about${end}?price=$1&x=\\%22${'$'}{host}`),
    redirect(`/elsewhere${end}`, 'https://other.example:8443/a/?b=c'),
    redirect(`/gone${end}`),
    redirect(`/blog/kept${end}`, `/about${end}`),
    redirect(`/blog/:slug${end}`, `/news/:slug${end}`),
    redirect(`/shop/:kind/:item${end}`, `https://shop.example/:item/in/:kind${end}`),
    redirect(`/lost/:slug${end}`),
    redirect('/docs/*', '/help/*'),
    redirect('/top/*', '/*'),
    redirect('/wiki/*', `/about${end}`),
    redirect('/dead/*'),
  ].sort((a, b) => Number(/[:*]/.test(a.from)) - Number(/[:*]/.test(b.from)) || compareText(a.from, b.from))
}

/** A few files, at the paths of a build with a URL form. */
export async function writeSite(dir: string, form: TrailingSlash): Promise<void> {
  const page = (path: string) => (form === 'always' ? `${path}/index.html` : `${path}.html`)
  const files: Record<string, string> = {
    'index.html': 'home',
    [page('about')]: 'about',
    [page('about/team')]: 'team',
    [page('naïve')]: 'naive',
    '404.html': 'nothing here',
    'es/404.html': 'nada aquí',
    'es/index.html': 'inicio',
    'robots.txt': 'User-agent: *',
    'sitemap.xml': '<urlset/>',
    'site.webmanifest': '{}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/x-1234.js': 'export {}',
    'assets/x-1234.css': 'a{}',
    'assets/f-1234.woff2': 'font',
    'images/p-1234.avif': 'picture',
    'images/deep/p-1234.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.well-known/security.txt': 'Contact: mailto:a@b.example',
    _headers: 'secret',
    _redirects: 'secret',
    'vercel.json': 'secret',
    '.htaccess': '# secret',
    '.hidden/x.txt': 'secret',
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), text)
  }
}
