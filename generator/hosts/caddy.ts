import { hostConfigPattern } from '../core/host-config.ts'
import { contentTypeOf, contentTypes } from './content-types.ts'
import type { HostInput, HostOutput } from './host-input.ts'
import { nothing } from './host-input.ts'
import { hasPattern, type RedirectMatch, redirectMatches } from './redirect-match.ts'
import { hashedFolders } from './site-headers.ts'

/** The body of a site block in a Caddyfile. Source: https://caddyserver.com/docs/caddyfile/directives */
export function caddyFiles(input: HostInput): HostOutput {
  const { headers, origin, redirects, trailingSlash } = input
  const isBare = trailingSlash === 'never'
  const matches = [...redirects.filter((redirect) => !hasPattern(redirect)), ...redirects.filter(hasPattern)].flatMap(
    (redirect) => redirectMatches(redirect, trailingSlash),
  )
  const every = [
    '  header {',
    ...headers.every.map(([name, value]) => `    ${name} ${quoted(value)}`),
    `    Content-Security-Policy ${quoted(headers.policy.site)}`,
    `    Cache-Control ${quoted(headers.cache.other)}`,
    '  }',
  ]
  const hashed = hashedFolders.map((folder) => `/${folder}/*`).join(' ')
  const special = [
    '@hashed {',
    `  path ${hashed}`,
    '  file',
    '}',
    `header @hashed Cache-Control ${quoted(headers.cache.hashed)}`,
    '@drawing {',
    '  path *.svg',
    '  file',
    '}',
    `header @drawing Content-Security-Policy ${quoted(headers.policy.drawing)}`,
    ...Object.keys(contentTypes).flatMap(typed),
  ]
  const lines = [
    '# Made by the build; edits are lost with the next. Goes inside the block of the site:',
    '#',
    `#   ${new URL(origin).host} {`,
    '#     root * /srv/site/dist',
    '#     import /srv/site/report/hosting/Caddyfile',
    '#   }',
    '',
    // In a route, directives run in the order of the lines.
    'route {',
    ...every,
    ...special.map((line) => `  ${line}`),
    '',
    '  # Two slashes would be served as one: the same page at another address.',
    '  @doubled vars_regexp {http.request.orig_uri} `^[^?]*//`',
    '  error @doubled 404',
    '  # Hidden files and those for other hosts are not part of the site.',
    '  @hidden {',
    `    path_regexp \`(?:/\\.|^/(?:${hostConfigPattern()}|404\\.html)$|\\.(?:br|gz)$)\``,
    '    not path /.well-known/*',
    '  }',
    '  error @hidden 404',
    '',
    ...matches.flatMap(followed).map((line) => `  ${line}`),
    '',
    ...(isBare ? withoutSlash : withSlash).map((line) => `  ${line}`),
    // file_server's own redirects are temporary; the redirects above have already answered.
    `  file_server {`,
    '    disable_canonical_uris',
    ...(input.isPrecompressed ? ['    precompressed br gzip'] : []),
    '  }',
    '}',
    '',
    // An error response drops the headers set before.
    'handle_errors {',
    ...every,
    '  @missing expression `{err.status_code} in [404, 410]`',
    '  rewrite @missing /404.html',
    '  file_server',
    '}',
  ]
  return { ...nothing, snippets: [{ file: 'Caddyfile', text: `${lines.join('\n')}\n` }] }
}

// Every pattern begins with a slash, because Caddy also tests an unset variable, as the text `<nil>`.
const withSlash = [
  '# One name for a page: its folder.',
  '@index vars_regexp index {http.request.orig_uri} `^(/[^?]*/|/)index\\.html(\\?.*)?$`',
  'redir @index {re.index.1}{re.index.2} 301',
  '@bare {',
  '  not path */',
  '  file {path}/index.html',
  '}',
  'route @bare {',
  '  @asked vars_regexp asked {http.request.orig_uri} `^(/[^?]*)(\\?.*)?$`',
  '  redir @asked {re.asked.1}/{re.asked.2} 301',
  '}',
]

const withoutSlash = [
  '# Neither the front page nor the one for what is not there has the name of its file.',
  '@unnamed path_regexp `^/404/?$`',
  'error @unnamed 404',
  '@front path_regexp `^/index(?:/|\\.html)?$`',
  'route @front {',
  '  @query vars_regexp query {http.request.orig_uri} `^/[^?]*(\\?.*)?$`',
  '  redir @query /{re.query.1} 301',
  '}',
  '# One name for a page: its file without the ending.',
  '@ended path_regexp page `^(.+?)(?:/|\\.html)$`',
  'route @ended {',
  '  @there file {re.page.1}.html',
  '  route @there {',
  '    @asked vars_regexp asked {http.request.orig_uri} `^(/[^?]*[^?/])(?:/|\\.html)(\\?.*)?$`',
  '    redir @asked {re.asked.1}{re.asked.2} 301',
  '  }',
  '}',
  '@page file {path}.html',
  'rewrite @page {path}.html',
]

function typed(ending: string): string[] {
  if (ending === 'html') return []
  const type = contentTypeOf(`.${ending}`) ?? ''
  return [`@${ending} {`, `  path *.${ending}`, '  file', '}', `header @${ending} Content-Type ${quoted(type)}`]
}

function followed({ regex, to, status, keepsQuery }: RedirectMatch, index: number): string[] {
  const name = `r${index}`
  // The last group is the query.
  const query = to ? (regex.match(/\((?!\?)/g) ?? []).length + 1 : 0
  const path = regex.replace(/\$$/, '(\\?.*)?$')
  const matcher = `@${name} vars_regexp ${name} {http.request.orig_uri} \`${path}\``
  if (!to) return [matcher, `error @${name} ${status}`]
  const text = to.map((part) => (typeof part === 'number' ? `{re.${name}.${part}}` : part)).join('')
  return [matcher, `redir @${name} ${quoted(keepsQuery ? `${text}{re.${name}.${query}}` : text)} ${status}`]
}

/** A quoted token of a Caddyfile. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
