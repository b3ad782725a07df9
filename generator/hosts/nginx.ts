import { hostConfigPattern } from '../core/host-config.ts'
import { spellings } from '../core/url.ts'
import { contentTypes, textTypes } from './content-types.ts'
import type { HostInput, HostOutput } from './host-input.ts'
import { nothing } from './host-input.ts'
import { hasPattern, type RedirectMatch, redirectMatches, urlText } from './redirect-match.ts'
import { hashedFolders } from './site-headers.ts'

// tests/build/nginx-sample.test.ts serves the built site with a real nginx and this configuration.

/** The body of `server { }`. Needs nginx 1.19.4 or newer with its default modules. */
export function nginxFiles(input: HostInput): HostOutput {
  const { headers, trailingSlash } = input
  const lines = [
    '# Made by the build; edits are lost with the next. Goes inside the server of the site:',
    '#',
    '#   server {',
    '#     listen 443 ssl;',
    `#     server_name ${new URL(input.origin).host};`,
    '#     root /srv/site/dist;',
    '#     include /srv/site/report/hosting/nginx.conf;',
    '#   }',
    '',
    '# Whatever the folder around says: only these, each with its type.',
    'types {',
    ...Object.entries(contentTypes).map(([ending, type]) => `  ${type} ${ending};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    // nginx always includes text/html, and warns if it is listed again.
    `charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};`,
    '',
    'index index.html;',
    'autoindex off;',
    // Redirects without host and port: behind a proxy, nginx does not know those of the site.
    'absolute_redirect off;',
    'server_tokens off;',
    ...compression(input),
    '',
    `set $cache_policy ${quoted(headers.cache.other)};`,
    `set $content_policy ${quoted(headers.policy.site)};`,
    `if ($uri ~ "\\.svg$") { set $content_policy ${quoted(headers.policy.drawing)}; }`,
    ...headers.every.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'add_header Content-Security-Policy $content_policy always;',
    'add_header Cache-Control $cache_policy always;',
    '',
    'error_page 404 410 /404.html;',
    'location = /404.html { internal; }',
    // nginx requests the error page internally; the rules below are for the original URL.
    'if ($uri = "/404.html") { break; }',
    '# Two slashes would be served as one: the same page at another address.',
    'if ($request_uri ~ "^[^?]*//") { return 404; }',
    '',
    ...(trailingSlash === 'always' ? [] : withoutSlash),
    '',
    '# Hidden files and those for other hosts are not part of the site.',
    'if ($uri ~ "/\\.(?!well-known/)") { return 404; }',
    `if ($uri ~ "^/(?:${hostConfigPattern()})$|\\.(?:br|gz)$") { return 404; }`,
    '',
    '# Named by their content: one of these never changes.',
    ...hashedFolders.map(
      (folder) => `location ^~ /${folder}/ { set $cache_policy ${quoted(headers.cache.hashed)}; try_files $uri =404; }`,
    ),
    '',
    ...exactLocations(input),
    'location / {',
    ...input.redirects
      .filter(hasPattern)
      .flatMap((redirect) => redirectMatches(redirect, trailingSlash))
      .map((match) => `  ${inLocation(match)}`),
    ...(trailingSlash === 'always' ? withSlash : fileOfPage),
    '}',
    ...(trailingSlash === 'always' ? [] : ['location = / { try_files /index.html =404; }']),
  ]
  return { ...nothing, snippets: [{ file: 'nginx.conf', text: `${lines.join('\n')}\n` }] }
}

const withSlash = [
  // One URL per page: its folder.
  '  if ($request_uri ~ "^([^?]*/)index\\.html(?:\\?|$)") { return 301 $1$is_args$args; }',
  // nginx itself redirects a folder without its slash.
  '  try_files $uri $uri/ =404;',
]

// Outside every location: an `if` that matches in a location disables its try_files.
const withoutSlash = [
  '# One name for a page: its file without the ending.',
  'set $there "";',
  'if ($uri ~ "^(?<page>.+?)(?:/|\\.html)$") { set $there $document_root$page.html; }',
  // Named groups: nginx percent-encodes numbered groups again.
  'set $bare "";',
  'if ($request_uri ~ "^(?<asked>[^?]*[^?/])(?:/|\\.html)(?:\\?|$)") { set $bare $asked; }',
  'if (!-f $there) { set $bare ""; }',
  'if ($uri ~ "^/404(?:/|\\.html)$") { set $bare ""; }',
  'if ($uri ~ "^/index(?:/|\\.html)$") { set $bare "/"; }',
  'if ($bare) { return 301 $bare$is_args$args; }',
]

const fileOfPage = [
  // The home page and the error page are not served at their file names.
  '  if ($uri = "/index") { return 301 /$is_args$args; }',
  '  if ($uri = "/404") { return 404; }',
  '  try_files $uri $uri.html =404;',
]

function compression({ isPrecompressed }: HostInput): string[] {
  if (!isPrecompressed) return []
  return ['gzip_static on;', '# With the module ngx_brotli:', '# brotli_static on;']
}

/**
 * Exact locations instead of patterns: nginx finds one of thousands as fast as one of ten. It compares the decoded path,
 * and refuses to start if a name occurs twice.
 */
function exactLocations({ redirects, trailingSlash }: HostInput): string[] {
  const taken = new Set(['/404.html', '/'])
  return redirects
    .filter((redirect) => !hasPattern(redirect))
    .flatMap((redirect) => {
      const [match] = redirectMatches(redirect, trailingSlash)
      const names = spellings(redirect.from).map(decoded)
      return names.flatMap((name) => {
        if (!match || taken.has(name)) return []
        taken.add(name)
        return [`location = ${quotedName(name)} { ${answer(match)} }`]
      })
    })
}

/** `$request_uri` holds the undecoded path, then the query, which the pattern does not contain. */
function inLocation(match: RedirectMatch): string {
  return `if ($request_uri ~ "${match.regex.replace(/\$$/, '(?:\\?|$)')}") { ${answer(match)} }`
}

function answer({ to, status, keepsQuery }: RedirectMatch): string {
  if (!to) return `return ${status};`
  const target = to.map((part) => (typeof part === 'number' ? `$${part}` : part)).join('')
  return `return ${status} "${target}${keepsQuery ? '$is_args$args' : ''}";`
}

/** A quoted value without variables. nginx has no escape for `$`, so the value must not contain one. */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`"${value}" cannot be written for nginx.`)
  return quotedName(value)
}

function quotedName(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(urlText(path))
  } catch {
    return path
  }
}
