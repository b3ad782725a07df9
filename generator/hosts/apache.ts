import { contentTypes, textEndings } from '../core/content-types.ts'
import { hostConfigPattern } from '../core/host-config.ts'
import type { HostInput, HostOutput } from './host-input.ts'
import { nothing } from './host-input.ts'
import { notFoundPattern } from './not-found-pattern.ts'
import { quoted } from './quoted.ts'
import { hasPattern, type RedirectMatch, redirectMatches } from './redirect-match.ts'
import { hashedFolders } from './site-headers.ts'

/**
 * `.htaccess` for Apache 2.4 with mod_rewrite, mod_headers, mod_dir, mod_mime and `AllowOverride All`. Sources:
 * https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html and …/mod_headers.html
 */
export function apacheFiles(input: HostInput): HostOutput {
  const { headers, redirects, trailingSlash } = input
  const isBare = trailingSlash === 'never'
  const lines = [
    '# Made by the build; edits are lost with the next.',
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    `DirectorySlash ${isBare ? 'Off' : 'On'}`,
    'ErrorDocument 404 /404.html',
    'ErrorDocument 410 /404.html',
    // The 404 page of a language is for the URLs in its folder.
    ...input.languageFolders.flatMap((folder) => [
      `<If "%{REQUEST_URI} =~ m#^/${folder}/#">`,
      `ErrorDocument 404 /${folder}/404.html`,
      `ErrorDocument 410 /${folder}/404.html`,
      '</If>',
    ]),
    'FileETag MTime Size',
    '',
    'AddDefaultCharset utf-8',
    ...Object.entries(contentTypes).map(([ending, type]) => `AddType ${type} .${ending}`),
    `AddCharset utf-8 ${textEndings.map((ending) => `.${ending}`).join(' ')}`,
    '',
    ...headers.every.map(([name, value]) => `Header always set ${name} ${quoted(value)}`),
    `Header always set Content-Security-Policy ${quoted(headers.policy.site)}`,
    `Header always set Content-Security-Policy ${quoted(headers.policy.drawing)} "expr=%{REQUEST_URI} =~ m#\\.svg(?:\\.(?:br|gz))?$#"`,
    `Header always set Cache-Control ${quoted(headers.cache.other)}`,
    `Header always set Cache-Control ${quoted(headers.cache.hashed)} "expr=%{REQUEST_URI} =~ m#^/(?:${hashedFolders.join('|')})/# && %{REQUEST_STATUS} -lt 400"`,
    '',
    'RewriteEngine On',
    // Apache requests the error page internally, and that request passes these rules again.
    'RewriteCond %{ENV:REDIRECT_STATUS} .',
    'RewriteRule ^ - [END]',
    '# Two slashes would be served as one: the same page at another address.',
    'RewriteCond %{THE_REQUEST} "^[A-Z]+ [^?\\s]*//"',
    'RewriteRule ^ - [R=404,L]',
    '# Hidden files and those for other hosts are not part of the site.',
    'RewriteRule "(?:^|/)\\.(?!well-known/)" - [R=404,L]',
    `RewriteRule "^(?:${hostConfigPattern()}|${notFoundPattern(input)})$" - [R=404,L]`,
    'RewriteRule "\\.(?:br|gz)$" - [R=404,L]',
    '',
    // Redirects without a pattern are more specific, so they come first.
    ...[...redirects.filter((redirect) => !hasPattern(redirect)), ...redirects.filter(hasPattern)]
      .flatMap((redirect) => redirectMatches(redirect, trailingSlash))
      .flatMap(rewrite),
    '',
    ...(isBare ? withoutSlash : withSlash),
    ...compression(input),
    ...(isBare ? fileOfPage : []),
  ]
  return { ...nothing, files: [{ file: '.htaccess', text: `${lines.join('\n')}\n` }] }
}

/** DirectorySlash adds a missing slash. */
const withSlash = [
  '# One name for a page: its folder.',
  'RewriteCond %{THE_REQUEST} "^[A-Z]+ ([^?\\s]*/)index\\.html[?\\s]"',
  'RewriteRule ^ "%1" [R=301,L,NE]',
]

const withoutSlash = [
  '# Neither the front page nor the one for what is not there has the name of its file.',
  'RewriteRule "^404/?$" - [R=404,L]',
  // Apache requests index.html internally for a folder, so the condition tests the original request.
  'RewriteCond %{THE_REQUEST} "!^[A-Z]+ (?:[a-z]+://[^/?\\s]+)?/?[?\\s]"',
  'RewriteRule "^index(?:/|\\.html)?$" "/" [R=301,L]',
  '# One name for a page: its file without the ending.',
  'RewriteCond %{THE_REQUEST} "^[A-Z]+ ([^?\\s]*[^?/\\s])(?:/|\\.html)[?\\s]"',
  'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
  'RewriteRule "^(.+?)(?:/|\\.html)$" "%1" [R=301,L,NE]',
]

const fileOfPage = ['RewriteCond %{DOCUMENT_ROOT}/$1.html -f', 'RewriteRule "^(.+)$" "$1.html" [END]']

/**
 * Matches THE_REQUEST, which holds the path undecoded, so that captured text keeps its percent-encoding in the target.
 */
function rewrite({ regex, to, keepsQuery }: RedirectMatch): string[] {
  const path = regex.slice(1).replace(/\$$/, '').replaceAll('[^/?]+', '[^/?\\s]+').replaceAll('[^?]', '[^?\\s]')
  const condition = `RewriteCond %{THE_REQUEST} ${argument(`^[A-Z]+ ${path}[?\\s]`)}`
  if (!to) return [condition, 'RewriteRule ^ - [G]']
  const text = to.map((part) => (typeof part === 'number' ? `%${part}` : part.replace(/[%$\\]/g, '\\$&'))).join('')
  return [
    condition,
    `RewriteRule ^ ${argument(text)} [R=301,L,NE${keepsQuery ? '' : text.includes('?') ? '' : ',QSD'}]`,
  ]
}

/** A quoted argument of mod_rewrite, which leaves backslashes to the regular expression. */
function argument(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}

/** Serves precompressed copies to browsers that accept them, with the content type of the original. */
function compression({ isPrecompressed, trailingSlash }: HostInput): string[] {
  if (!isPrecompressed) return []
  const endings = textEndings.join('|')
  return [
    '',
    '# Compressed beforehand.',
    ...[
      { coding: 'br', ending: 'br' },
      { coding: 'gzip', ending: 'gz' },
    ].flatMap(({ coding, ending }) => [
      `RewriteCond %{HTTP:Accept-Encoding} "\\b${coding}\\b"`,
      `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
      `RewriteRule "^(.+\\.(?:${endings}))$" "$1.${ending}" [END]`,
      `RewriteCond %{HTTP:Accept-Encoding} "\\b${coding}\\b"`,
      `RewriteCond %{REQUEST_FILENAME}/index.html.${ending} -f`,
      `RewriteRule "^((?:.+/)?)$" "$1index.html.${ending}" [END]`,
      ...(trailingSlash === 'never'
        ? [
            `RewriteCond %{HTTP:Accept-Encoding} "\\b${coding}\\b"`,
            `RewriteCond %{DOCUMENT_ROOT}/$1.html.${ending} -f`,
            `RewriteRule "^(.+)$" "$1.html.${ending}" [END]`,
          ]
        : []),
    ]),
    'RemoveType .gz',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    `Header append Vary Accept-Encoding "expr=%{REQUEST_URI} =~ m#(?:/|\\\\.(?:${endings})(?:\\\\.(?:br|gz))?)$#"`,
  ]
}
