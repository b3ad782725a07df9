import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGarden } from '../../support/planted/planted-site.ts'

// A file of a host that hides pages or redirects wrongly has one finding for each wrong line, or for a page that several lines miss.

let garden: Awaited<ReturnType<typeof openGarden>>
beforeAll(async () => {
  garden = await openGarden()
})
afterAll(() => garden.close())

const plant = (file: string, ...lines: string[]) =>
  garden
    .plant(({ write }) => write(file, `${lines.join('\n')}\n`))
    // A server would send its configuration to anyone, which is a fault of its own.
    .then(({ added }) => added.filter(({ code }) => code !== 'file-unused'))

const azureRoute = (route: string, allowedRoles: string[]) => JSON.stringify({ routes: [{ route, allowedRoles }] })

const iisError = (page: string) => `<httpErrors errorMode="Custom"><error statusCode="404" ${page} /></httpErrors>`

/** A header of `vercel.json` for every path. */
const vercelHeader = (key: string, value: string) =>
  JSON.stringify({ headers: [{ source: '/(.*)', headers: [{ key, value }] }] })

describe('reports', () => {
  const cases: [code: string, name: string, file: string, ...lines: string[]][] = [
    ['host-noindex', 'a header for all paths', '_headers', '/*', '  X-Robots-Tag: noindex'],
    ['host-noindex', 'a header for one page', '_headers', '/services/', '  X-Robots-Tag: noindex, nofollow'],
    ['host-noindex', 'a header for one crawler', '_headers', '/services/*', '  x-robots-tag: googlebot: noindex'],
    [
      'host-noindex',
      'a header of Apache for some paths',
      '.htaccess',
      'Header always set X-Robots-Tag "noindex" "expr=%{REQUEST_URI} =~ m#^/services/#"',
    ],
    ['host-noindex', 'a header of Apache', '.htaccess', 'Header always set X-Robots-Tag "noindex"'],
    [
      'host-noindex',
      'a header of nginx',
      'nginx.conf',
      'location /services/ {',
      '  add_header X-Robots-Tag none;',
      '}',
    ],
    ['host-noindex', 'a header of Caddy', 'Caddyfile', 'header /services/* X-Robots-Tag noindex'],
    [
      'host-noindex',
      'a header of Vercel',
      'vercel.json',
      '{"headers":[{"source":"/(.*)","headers":[{"key":"X-Robots-Tag","value":"noindex"}]}]}',
    ],
    ['host-redirect', 'a page that is redirected to itself by force', '_redirects', '/contact/ /contact/ 301!'],
    ['host-redirect', 'an end that no URL has', '_redirects', '/old/:service/x/ /services/:service/hod-river-or/ 301'],
    ['host-header-value', 'another language', '_headers', '/*', '  Content-Language: fr'],
    [
      'host-file-unread',
      'a merge conflict',
      '_redirects',
      '<<<<<<< HEAD',
      '/a/ /services/ 301',
      '=======',
      '>>>>>>> b',
    ],
    ['host-redirect', 'a redirect over a page', '_redirects', '/services/ /contact/ 301'],
    [
      'host-redirect',
      'a path with and without its slash',
      '_redirects',
      '/contact /contact/ 301\n/contact/ /contact 301',
    ],
    ['host-redirect', 'a catch-all', '_redirects', '/* / 302'],
    ['host-redirect', 'a file served for every URL', '_redirects', '/* /index.html 200'],
    ['host-redirect', 'a page redirected to itself', 'nginx.conf', 'rewrite ^/services/?$ /services/ permanent;'],
    ['host-locked', 'the network of a crawler', '.htaccess', 'Require all granted', 'Require not ip 66.249.64.0/19'],
    ['host-file-unread', 'a name that the path has not', '_redirects', '/old/:service/x/ /services/:servce/ 301'],
    ['host-file-unread', 'a setting of PHP', '.htaccess', 'php_value upload_max_filesize 64M'],
    ['host-redirect', 'a page redirected by its prefix', '.htaccess', 'Redirect 301 /contact /contact/'],
    [
      'host-redirect',
      'a fallback of Azure',
      'staticwebapp.config.json',
      '{"navigationFallback":{"rewrite":"/index.html"}}',
    ],
    [
      'host-redirect',
      'a redirect of Azure over a page',
      'staticwebapp.config.json',
      '{"routes":[{"route":"/services/*","redirect":"/contact/","statusCode":301}]}',
    ],
    ['host-noindex', 'a header of Azure', 'staticwebapp.config.json', '{"globalHeaders":{"X-Robots-Tag":"noindex"}}'],
    ['host-redirect', 'a 404 page with another status below a folder', '_redirects', '/es/* /404.html 200'],
    [
      'host-redirect',
      'the domain without www redirected to itself',
      '_redirects',
      'https://www.gorgedrain.example/* https://www.gorgedrain.example/:splat 301!',
    ],
    ['host-redirect', 'a redirect to nothing', '_redirects', '/old/ /no-such-page/ 301'],
    ['host-redirect', 'a missing page for one language', '_redirects', '/ /es/ 302 Language=es'],
    [
      'host-redirect',
      'a missing page for one language, on Apache',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteCond %{HTTP:Accept-Language} ^es [NC]',
      'RewriteRule ^$ /es/ [R=302,L]',
    ],
    [
      'host-redirect',
      'visitors of search engines to another site',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteCond %{HTTP_REFERER} (google|bing)\\. [NC]',
      'RewriteRule ^ https://pills.example/?a=1 [R=302,L]',
    ],
    [
      'host-redirect',
      'a page of another site for search engines',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteCond %{HTTP_USER_AGENT} (googlebot|bingbot) [NC]',
      'RewriteRule ^services/(.*)$ https://gorge.example/$1 [P,L]',
    ],
    [
      'host-redirect',
      'another page for search engines',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteCond %{HTTP_USER_AGENT} (googlebot|bingbot) [NC]',
      'RewriteRule ^$ /services/ [L]',
    ],
    [
      'host-redirect',
      'pages that are gone, from a server behind another one',
      'nginx.conf',
      'server {',
      '  listen 80;',
      '  location /services/ { return 410; }',
      '}',
    ],
    ['host-file-unread', 'a program in place of the files of the host', '_worker.js', 'export default {}'],
    [
      'host-redirect',
      'several redirects to one missing page',
      '_redirects',
      '/septic/ /services/septic/ 301',
      '/septic-tanks/ /services/septic/ 301',
    ],
    ['host-redirect', 'a redirect to any site', '_redirects', '/go/* https://:splat 302'],
    ['host-redirect', 'a redirect to a shop of spam', '_redirects', '/news/* https://lucky-casino.example/ 301'],
    [
      'host-redirect',
      'a page and its alias redirected to each other',
      '_redirects',
      '/old/ /a/ 301!',
      '/a/ /old/ 301!',
    ],
    ['host-redirect', 'a chain', '_redirects', '/old/ /older/ 301', '/older/ /contact/ 301'],
    ['host-redirect', 'a redirect to itself', '_redirects', '/old/ /old/ 301'],
    ['host-redirect', 'a target without its slash', '_redirects', '/old/ /contact 301'],
    [
      'host-redirect',
      'a rewrite over a page',
      '.htaccess',
      'RewriteEngine On',
      'RewriteRule ^services/$ /contact/ [R=301,L]',
    ],
    [
      'host-redirect',
      'a maintenance page',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteCond %{REMOTE_ADDR} !^192\\.0\\.2\\.1$',
      'RewriteCond %{REQUEST_URI} !^/contact/$',
      'RewriteRule ^ /contact/ [R=302,L]',
    ],
    [
      'host-redirect',
      'the host of the site to another one, on Vercel',
      'vercel.json',
      JSON.stringify({
        redirects: [
          {
            source: '/:path*',
            has: [{ type: 'host', value: 'gorgedrain.example' }],
            destination: 'https://www.gorgedrain.example/:path*',
          },
        ],
      }),
    ],
    ['host-redirect', 'a page that is gone', '.htaccess', 'Redirect gone /services/drain-cleaning'],
    ['host-redirect', 'a pattern over pages', '.htaccess', 'RedirectMatch 301 ^/services/.* /contact/'],
    ['host-redirect', 'a return of nginx', 'nginx.conf', 'location = /services/ {', '  return 301 /contact/;', '}'],
    [
      'host-redirect',
      'a rewrite of Firebase',
      'firebase.json',
      '{"hosting":{"rewrites":[{"source":"**","destination":"/index.html"}]}}',
    ],
    [
      'host-redirect',
      'a redirect of Firebase by a pattern',
      'firebase.json',
      '{"hosting":[{"redirects":[{"regex":"^/services/.*","destination":"/contact/","type":301}]}]}',
    ],
    ['host-url-form', 'other URLs of Firebase', 'firebase.json', '{"hosting":{"trailingSlash":false}}'],
    [
      'host-redirect',
      'a catch-all of netlify.toml',
      'netlify.toml',
      '[build]',
      'publish = "dist"',
      '[[redirects]]',
      '  from = "/*"',
      '  to = "/index.html" # the app',
      '  status = 200',
    ],
    ['host-redirect', 'a redirect of Caddy', 'Caddyfile', 'redir /old/ /no-such-page/ permanent'],
    [
      'host-redirect',
      'a redirect of Vercel',
      'vercel.json',
      '{"redirects":[{"source":"/services/","destination":"/"}]}',
    ],
    [
      'host-redirect',
      'a rewrite of Vercel for every URL',
      'vercel.json',
      '{"rewrites":[{"source":"/(.*)","destination":"/index.html"}]}',
    ],
    ['host-redirect', 'a target without https', '_redirects', '/book/ http://book.gorgedrain.example/ 301'],
    [
      'host-redirect',
      'a redirect of the host of the site',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteCond %{HTTP_HOST} !^www\\. [NC]',
      'RewriteRule ^ https://www.gorgedrain.example%{REQUEST_URI} [R=301,L]',
    ],
    ...(
      [
        ['all of HTTPS to HTTP', 'RewriteCond %{HTTPS} on', 'RewriteRule ^(.*)$ http://%{HTTP_HOST}/$1 [R=301,L]'],
        ['the port of HTTPS to HTTP', 'RewriteCond %{SERVER_PORT} =443', 'RewriteRule ^ http://%{HTTP_HOST}/ [R,L]'],
        [
          'HTTPS before a proxy to HTTP',
          'RewriteCond %{HTTP:X-Forwarded-Proto} !http$',
          'RewriteRule ^ http://gorgedrain.example%{REQUEST_URI} [R=301,L]',
        ],
        [
          'some browsers to HTTP',
          'RewriteCond %{HTTP_USER_AGENT} Mobile',
          'RewriteRule ^(.*)$ http://m.gorgedrain.example/$1 [R=302,L]',
        ],
      ] as const
    ).map(([name, ...lines]): [string, string, string, ...string[]] => [
      'host-redirect',
      name,
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteEngine On',
      ...lines,
    ]),
    [
      'host-redirect',
      'a server of nginx for HTTPS that leads to HTTP',
      'nginx.conf',
      'server {',
      '  return 301 http://$host$request_uri;',
      '  listen 443 ssl;',
      '  server_name gorgedrain.example;',
      '}',
    ],
    [
      'host-redirect',
      'a condition of nginx about HTTPS',
      'nginx.conf',
      'if ($scheme = https) { return 301 http://$host$request_uri; }',
    ],
    [
      'host-redirect',
      'a site of Caddy that leads to HTTP',
      'Caddyfile',
      'gorgedrain.example {',
      '  redir http://{host}{uri}',
      '}',
    ],
    [
      'host-redirect',
      'HTTPS to HTTP on Vercel',
      'vercel.json',
      JSON.stringify({
        redirects: [
          {
            source: '/(.*)',
            has: [{ type: 'header', key: 'X-Forwarded-Proto', value: 'https' }],
            destination: 'http://gorgedrain.example/$1',
          },
        ],
      }),
    ],
    [
      'host-redirect',
      'visitors of a country to HTTP',
      '_redirects',
      '/book/ http://book.gorgedrain.example/ 302 Country=ca',
    ],
    ['host-not-found', 'the home page as error page', '.htaccess', 'ErrorDocument 404 /index.html'],
    [
      'host-not-found',
      'the home page for every URL that is not a file',
      '.htaccess',
      'RewriteCond %{REQUEST_FILENAME} !-f',
      'RewriteCond %{REQUEST_FILENAME} !-d',
      'RewriteRule ^ /index.html [L]',
    ],
    ['host-locked', 'a password', '.htaccess', 'AuthType Basic', 'AuthUserFile /etc/htpasswd', 'Require valid-user'],
    ['host-locked', 'a refusal', '.htaccess', 'Deny from all'],
    [
      'host-locked',
      'a search engine that is refused',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteCond %{HTTP_USER_AGENT} (googlebot|bingbot) [NC]',
      'RewriteRule ^ - [F,L]',
    ],
    [
      'host-locked',
      'search engines that Apache takes for bad bots',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'BrowserMatchNoCase "bot|crawl" bad',
      'Require not env bad',
    ],
    [
      'host-locked',
      'a search engine that nginx refuses',
      'nginx.conf',
      'if ($http_user_agent ~* "bot|crawl") {',
      '  return 403;',
      '}',
    ],
    [
      'host-locked',
      'pages for one address',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      '<FilesMatch "\\.html$">',
      '  Require ip 192.0.2.1',
      '</FilesMatch>',
    ],
    [
      'host-locked',
      'files for search engines',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      '<FilesMatch "\\.(xml|txt|log)$">',
      '  Require all denied',
      '</FilesMatch>',
    ],
    [
      'host-locked',
      'a password of nginx',
      'nginx.conf',
      'location /services/ {',
      '  auth_basic "Preview";',
      '  auth_basic_user_file /etc/htpasswd;',
      '}',
    ],
    [
      'host-locked',
      'visitors who are signed in',
      'staticwebapp.config.json',
      azureRoute('/services/*', ['authenticated']),
    ],
    ['host-locked', 'a password of Caddy', 'Caddyfile', 'basic_auth /services/* {', '  owner $2a$14$x', '}'],
    ['host-locked', 'a password of Netlify', '_headers', '/services/*', '  Basic-Auth: owner:secret'],
    ['host-not-found', 'the 404 page with another status', 'nginx.conf', 'error_page 404 =200 /404.html;'],
    [
      'host-not-found',
      'the home page of nginx',
      'nginx.conf',
      'location / {',
      '  try_files $uri $uri/ /index.html;',
      '}',
    ],
    ['host-not-found', 'the home page of Caddy', 'Caddyfile', 'try_files {path} {path}/ /index.html'],
    [
      'host-redirect',
      'a page by a named block of Caddy',
      'Caddyfile',
      '@services {',
      '  path /services/',
      '}',
      'redir @services /contact/ permanent',
    ],
    ['host-not-found', 'the home page of IIS', 'web.config', iisError('path="/" responseMode="ExecuteURL"')],
    ['host-not-found', 'a redirect of IIS', 'web.config', iisError('path="/404.html" responseMode="Redirect"')],
    [
      'host-not-found',
      'the 404 page of Azure with another status',
      'staticwebapp.config.json',
      '{"responseOverrides":{"404":{"rewrite":"/404.html","statusCode":200}}}',
    ],
    ['host-redirect', 'a folder that the site lacks, for one language', '_redirects', '/* /es/:splat 302 Language=es'],
    [
      'host-redirect',
      'a page by its request',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteCond %{THE_REQUEST} "^[A-Z]+ /contact/?[?\\s]"',
      'RewriteRule ^ "/services/" [R=301,L,NE]',
    ],
    ['host-redirect', 'a folder that the site lacks', '_redirects', '/old/* /older/:splat 301'],
    ['host-redirect', 'a page of another host', '_redirects', '/contact/ https://preview.gorgedrain.example/ 200!'],
    [
      'host-redirect',
      'a page of another host, of netlify.toml',
      'netlify.toml',
      '[[redirects]]',
      '  from = "/contact/"',
      '  to = "https://preview.gorgedrain.example/contact/"',
      '  status = 200',
      '  force = true',
    ],
    [
      'host-redirect',
      'paths that have a name',
      'Caddyfile',
      '@old path /services/* /contact/',
      'redir @old / permanent',
    ],
    [
      'robots-expired',
      'a day that has passed',
      '_headers',
      '/services/*',
      '  X-Robots-Tag: unavailable_after: 31 Dec 2024 23:59:59 GMT',
    ],
    ['host-caching', 'pages kept for a year', '_headers', '/*', '  Cache-Control: public, max-age=31536000, immutable'],
    ['host-caching', 'pages kept by ExpiresByType', '.htaccess', 'ExpiresByType text/html "access plus 1 month"'],
    ['host-caching', 'pages kept by Vercel', 'vercel.json', vercelHeader('Cache-Control', 'max-age=604800')],
    ...(
      [
        ['a policy without the own files', "Content-Security-Policy: default-src 'none'; base-uri 'none'"],
        ['a policy without an inline script', "Content-Security-Policy: default-src 'self'; base-uri 'none'"],
        ['pages to save', 'Content-Disposition: attachment'],
        ['an encoding by hand', 'Content-Encoding: br'],
        ['the canonical of another page', 'Link: <https://gorgedrain.example/>; rel="canonical"'],
        ['a refresh', 'Refresh: 0; url=https://staging.gorgedrain.example/'],
      ] as const
    ).map(([name, header]): [string, string, string, string, string] => [
      'host-header-value',
      name,
      '_headers',
      '/*',
      `  ${header}`,
    ]),
    ['host-content-type', 'pages as text', '_headers', '/*', '  Content-Type: text/plain'],
    ['host-content-type', 'a sitemap as HTML', '_headers', '/sitemap.xml', '  Content-Type: text/html; charset=utf-8'],
    [
      'host-content-type',
      'pages of another charset',
      '_headers',
      '/*',
      '  Content-Type: text/html; charset=iso-8859-1',
    ],
    [
      'host-content-type',
      'pages of the charset of a server',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'AddDefaultCharset windows-1252',
    ],
    ['host-content-type', 'pages of another charset', '.htaccess', 'AddCharset iso-8859-1 .html'],
    ['host-content-type', 'scripts of another charset', '.htaccess', 'AddCharset iso-8859-1 js'],
    ['host-content-type', 'images as text', '.htaccess', 'AddType text/plain .avif'],
    ['host-file-unread', 'a header without a colon', '_headers', '/*', '  X-Frame-Options DENY'],
    ['host-file-unread', 'a header that is not indented', '_headers', '/assets/*', 'Cache-Control: immutable'],
    ['host-file-unread', 'a header before any path', '_headers', '  X-Frame-Options: DENY'],
    ['host-file-unread', 'a path with a space', '_redirects', '/old offers/ /services/ 301'],
    ['host-file-unread', 'a status before its paths', '_redirects', '301 /old/ /contact/'],
    ['host-file-unread', 'a status that no redirect has', '_redirects', '/old/ /contact/ 310'],
    ['host-file-unread', 'a redirect without a target', '_redirects', '/old/'],
    ['host-file-unread', 'a section that is not closed', '.htaccess', '<IfModule mod_expires.c>', 'ExpiresActive On'],
    ['host-file-unread', 'a comma too many', 'vercel.json', '{"trailingSlash": true,}'],
    [
      'host-noindex',
      'a header for pages by their files',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      '<FilesMatch "\\.html?$">',
      '  Header set X-Robots-Tag "noindex"',
      '</FilesMatch>',
    ],
    ['host-redirect', 'a page that is declared missing', '_redirects', '/contact/ /404.html 404!'],
    ['host-redirect', 'a notice of Caddy in place of pages', 'Caddyfile', 'respond /services/* "Back soon" 503'],
    [
      'host-redirect',
      'a notice of Caddy in place of the site',
      'Caddyfile',
      'gorgedrain.example {',
      '  root * /srv/dist',
      '  respond "Back soon" 503',
      '  file_server',
      '}',
    ],
    ['host-redirect', 'pages that nginx refuses', 'nginx.conf', 'location /services/ {', '  return 403;', '}'],
    [
      'host-index',
      'files of another kind for folders',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'DirectoryIndex index.php index.htm',
    ],
    ['host-index', 'files of another kind for folders, of nginx', 'nginx.conf', 'index index.php;'],
    [
      'host-header-value',
      'a policy of some pages without the own files',
      '_headers',
      '/services/*',
      "  Content-Security-Policy: default-src 'none'",
    ],
    [
      'host-file-unread',
      'a header for a path, and headers below it',
      '_headers',
      'assets/*',
      '  Cache-Control: immutable',
      '  X-Frame-Options: DENY',
    ],
    ['host-url-form', 'URLs without a slash', 'vercel.json', '{"trailingSlash": false}'],
    ['host-url-form', 'another domain', 'CNAME', 'gorge-drain.example'],
    [
      'host-redirect',
      'a rule of IIS for all paths to another host',
      'web.config',
      '<configuration><system.webServer><rewrite><rules>',
      '<rule name="all" stopProcessing="true"><match url="(.*)" />',
      '<action type="Redirect" url="https://old.gorgedrain.net/{R:1}" /></rule>',
      '</rules></rewrite></system.webServer></configuration>',
    ],
    [
      'host-redirect',
      'a redirect of the whole site by IIS',
      'web.config',
      '<httpRedirect enabled="true" destination="https://www.gorgedrain.net/" />',
    ],
    [
      'host-redirect',
      'the home page for every path without a file, by IIS',
      'web.config',
      '<rule name="app"><match url=".*" /><conditions>',
      '<add input="{REQUEST_FILENAME}" matchType="IsFile" negate="true" /></conditions>',
      '<action type="Rewrite" url="/" /></rule>',
    ],
    [
      'host-noindex',
      'a header of IIS',
      'web.config',
      '<customHeaders><add name="X-Robots-Tag" value="noindex" /></customHeaders>',
    ],
    [
      'host-redirect',
      'a misspelt ending in two lines',
      '_redirects',
      '/old/ https://gorgedrain.exmaple/contact/ 301',
      '/older/ https://gorgedrain.exmaple/services/ 301',
    ],
    ['host-redirect', 'a misspelt domain', '_redirects', '/old/ https://www.gorgedrian.example/contact/ 301'],
    ['host-redirect', 'a page of a trial', '_redirects', '/old/ https://staging.gorgedrain.example/contact/ 301'],
    ['host-redirect', 'a page at another host', '_redirects', '/old/ https://www.gorgedrain.example/contact/ 301'],
    [
      'host-file-unread',
      'a misspelt directive',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewritRule ^old/$ /contact/ [R=301,L]',
    ],
    [
      'host-file-unread',
      'a rewrite engine that is off',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteEngine Off',
      'RewriteRule ^old/$ /contact/ [R=301,L]',
    ],
    ['host-file-unread', 'a status in words', '_redirects', '/old/ /contact/ permanent'],
    ['host-file-unread', 'a missing semicolon', 'nginx.conf', 'index index.html', 'charset utf-8;'],
    [
      'host-file-unread',
      'a missing semicolon before another setting',
      'nginx.conf',
      'autoindex off',
      'server_tokens off;',
    ],
    ['host-file-unread', 'an open block of nginx', 'nginx.conf', 'location /old/ {', '  expires off;'],
    ['host-file-unread', 'an open block of Caddy', 'Caddyfile', 'route {', '  encode gzip'],
    ['host-noindex', 'a block of headers of Caddy', 'Caddyfile', 'header {', '  X-Robots-Tag "noindex"', '}'],
    [
      'host-not-found',
      'a program that is not there',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteCond %{REQUEST_FILENAME} !-f',
      'RewriteRule . /index.php [L]',
    ],
    [
      'host-not-found',
      'a page for every URL',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'FallbackResource /index.html',
    ],
    ['host-not-found', 'a redirect for every unknown URL', 'nginx.conf', 'error_page 404 =301 /;'],
    [
      'host-caching',
      'pages kept by a variable of nginx',
      'nginx.conf',
      'set $kept "public, max-age=31536000";',
      'add_header Cache-Control $kept always;',
    ],
  ]
  test.each(cases)('%s: %s', async (code, _, file, ...lines) => {
    const added = await plant(file, ...lines)
    expect(added.map((finding) => [finding.code, finding.severity])).toEqual([[code, 'error']])
  })

  const warnings: [code: string, name: string, file: string, ...lines: string[]][] = [
    ['host-noindex', 'images of the sitemap', '_headers', '/images/*', '  X-Robots-Tag: noindex'],
    ['host-redirect', 'two targets of one path', '_redirects', '/prices/ /services/ 301', '/prices/ /contact/ 301'],
    ['host-redirect', 'a folder that leads to the home page', '_redirects', '/promo/* / 301'],
    ['host-redirect', 'two folders that lead to the home page', '_redirects', '/tag/* / 301', '/author/* / 301'],
    ['host-redirect', 'a page at a second URL', '_redirects', '/call-us/ /contact/ 200'],
    [
      'host-redirect',
      'a site that the manifest does not name',
      '_redirects',
      '/news/* https://holt-herald.example/ 301',
    ],
    [
      'host-redirect',
      'a folder that Apache leads to the home page',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteRule ^promo/ / [R=301,L]',
    ],
    [
      'host-redirect',
      'former pages that lead to the home page',
      '_redirects',
      '/services/septic/ / 301',
      '/services/wells/ / 301',
      '/services/gutters/ / 301',
    ],
    ['host-listing', 'lists of files', '.htaccess', 'Options +Indexes'],
    ['host-listing', 'lists of files by nginx', 'nginx.conf', 'autoindex on;'],
    ['host-listing', 'lists of files by Caddy', 'Caddyfile', 'file_server browse'],
    ['host-redirect', 'a moved page for some time', '_redirects', '/old/ /contact/ 302'],
    [
      'host-redirect',
      'a moved page for some time, with its path in a condition',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteCond %{THE_REQUEST} "^[A-Z]+ /old/?[?\\s]"',
      'RewriteRule ^ "/contact/" [R=302,L,NE]',
    ],
    ['host-caching', 'files that are never cached', '_headers', '/assets/*', '  Cache-Control: no-store'],
    ...(
      [
        ['a misspelt nosniff', 'X-Content-Type-Options: no-sniff'],
        ['a value that browsers ignore', 'X-Frame-Options: ALLOWALL'],
        ['whole URLs for other sites', 'Referrer-Policy: unsafe-url'],
        ['a policy that is none', 'Referrer-Policy: strict'],
        ['five minutes of HTTPS', 'Strict-Transport-Security: max-age=300'],
        ['a preload without subdomains', 'Strict-Transport-Security: max-age=31536000; preload'],
        ['any inline script', "Content-Security-Policy: default-src 'self' 'unsafe-inline'; base-uri 'none'"],
        ['caches that are deleted', 'Clear-Site-Data: "cache"'],
        ['responses that no cache keeps', 'Vary: *'],
        ['no more HTTPS', 'Strict-Transport-Security: max-age=0'],
        ['a preload of a missing file', 'Link: </assets/missing.css>; rel=preload; as=style'],
      ] as const
    ).map(([name, header]): [string, string, string, string, string] => [
      'host-header-value',
      name,
      '_headers',
      '/*',
      `  ${header}`,
    ]),
    [
      'host-header-value',
      'credentials for every site',
      '_headers',
      '/*',
      '  Access-Control-Allow-Origin: *',
      '  Access-Control-Allow-Credentials: true',
    ],
    [
      'host-header-value',
      'files for a site in development',
      '_headers',
      '/*',
      '  Access-Control-Allow-Origin: http://localhost:3000',
    ],
    [
      'host-headers',
      'headers that a block of nginx does not inherit',
      'nginx.conf',
      'add_header X-Content-Type-Options nosniff always;',
      'location ^~ /assets/ { add_header Access-Control-Allow-Origin "*"; try_files $uri =404; }',
    ],
    ['host-header-value', 'a header of nginx', 'nginx.conf', 'add_header X-Content-Type-Options no-sniff always;'],
    ['host-header-value', 'a cookie for everyone', '_headers', '/*', '  Set-Cookie: visitor=1; Path=/'],
    [
      'host-header-value',
      'a header of Firebase',
      'firebase.json',
      JSON.stringify({ hosting: { headers: [{ source: '**', headers: [{ key: 'Referrer-Policy', value: 'all' }] }] } }),
    ],
    [
      'host-header-value',
      'a header of netlify.toml',
      'netlify.toml',
      '[[headers]]',
      '  for = "/*"',
      '  [headers.values]',
      '    X-Frame-Options = "ALLOWALL"',
    ],
    ['host-header-value', 'a header of Vercel', 'vercel.json', vercelHeader('X-Frame-Options', 'ALLOW-FROM x')],
    ['host-redirect', 'the home page by the language of the browser', '_redirects', '/ /contact/ 302 Language=es'],
    [
      'host-redirect',
      'the home page by language, on Apache',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteEngine On',
      'RewriteCond %{HTTP:Accept-Language} ^es [NC]',
      'RewriteRule ^$ /contact/ [R=302,L]',
    ],
    [
      'host-redirect',
      'the home page by language, on nginx',
      'nginx.conf',
      'location = / {',
      '  if ($http_accept_language ~* "^es") { return 302 /contact/; }',
      '}',
    ],
    [
      'host-redirect',
      'the home page by language, on Caddy',
      'Caddyfile',
      '@spanish {',
      '  path /',
      '  header Accept-Language es*',
      '}',
      'redir @spanish /contact/ 302',
    ],
    [
      'host-redirect',
      'the home page by language, on Vercel',
      'vercel.json',
      JSON.stringify({
        redirects: [
          {
            source: '/',
            has: [{ type: 'header', key: 'Accept-Language', value: 'es.*' }],
            destination: '/contact/',
            permanent: false,
          },
        ],
      }),
    ],
    [
      'host-redirect',
      'the home page by language, in netlify.toml',
      'netlify.toml',
      '[[redirects]]',
      '  from = "/"',
      '  to = "/contact/"',
      '  status = 302',
      '  conditions = {Language = ["es"]}',
    ],
  ]
  test.each(warnings)('%s: %s, as a warning', async (code, _, file, ...lines) => {
    const added = await plant(file, ...lines)
    expect(added.map((finding) => [finding.code, finding.severity])).toEqual([[code, 'warning']])
  })

  test('a permanent redirect to a page with noindex, as a notice', async () => {
    const added = await plant('_redirects', '/old/ /404.html 301')
    expect(added.map(({ code, severity }) => [code, severity])).toEqual([['host-redirect', 'notice']])
  })

  test.each([
    ['a comma too many', '{\n  "trailingSlash": true,\n}', 3],
    ['a bracket after a comma', '{\n  "redirects": [\n    { "source": "/old/" },\n  ],\n  "headers": []\n}', 4],
    ['an end that is missing', '{\n  "trailingSlash": true', 2],
  ])('the line of a file that is no JSON: %s', async (_, text, line) => {
    const [found] = await plant('vercel.json', text)
    expect(found?.what).toMatch(new RegExp(`^Line ${line} of vercel\\.json is no JSON: [^\n"]+\\.$`))
  })

  test('several faults of one header once', async () => {
    const added = await plant('_headers', '/*', "  Content-Security-Policy: default-src 'none'; script-src *")
    expect(added.map(({ code, severity, what }) => [code, severity, what])).toEqual([
      [
        'host-header-value',
        'error',
        expect.stringMatching(/^Content-Security-Policy in line 2 of _headers .*; it also has no base-uri/),
      ],
    ])
  })

  test('one header in two files once', async () => {
    const { added } = await garden.plant(({ write }) => {
      write('_headers', '/*\n  X-Frame-Options: ALLOWALL\n')
      write('.htaccess', 'ErrorDocument 404 /404.html\nHeader always set X-Frame-Options "ALLOWALL"\n')
    })
    expect(added.flatMap(({ code, what }) => (code === 'host-header-value' ? [what] : []))).toEqual([
      'X-Frame-Options in line 2 of _headers and line 2 of .htaccess is "ALLOWALL", which browsers ignore; they know DENY and SAMEORIGIN.',
    ])
  })

  test('an inline script that one file blocks and another allows, once', async () => {
    const policy = (hash: string) => `"default-src 'self'; script-src 'self' 'sha256-${hash}='; base-uri 'none'"`
    const { added } = await garden.plant(({ write }) => {
      write('.htaccess', `ErrorDocument 404 /404.html\nHeader set Content-Security-Policy ${policy('a'.repeat(43))}\n`)
      write('nginx.conf', `add_header Content-Security-Policy ${policy('b'.repeat(43))} always;\n`)
    })
    expect(added.map(({ code, severity }) => [code, severity])).toEqual([['host-header-value', 'error']])
  })

  test('frames and payments of embeds that headers refuse', async () => {
    const { added } = await garden.plant(({ write, manifest }) => {
      manifest({
        file: 'site.yaml',
        replace: 'embeds: {}',
        with: 'embeds: { booking: { title: Booking, url: https://book.gorgedrain.example/form, linkUrl: https://book.gorgedrain.example/form, height: 600, linkLabel: Open, payment: true } }',
      })
      write(
        '_headers',
        "/*\n  Content-Security-Policy: default-src 'self'; base-uri 'none'; frame-src 'self'\n  Permissions-Policy: payment=()\n",
      )
    })
    expect(added.flatMap(({ code, what }) => (code === 'host-header-value' ? [what] : []))).toEqual([
      expect.stringMatching(
        /^Content-Security-Policy in line 2 of _headers blocks the frame of https:\/\/book\.gorgedrain\.example, which site\.yaml embeds; /,
      ),
      'Permissions-Policy in line 3 of _headers does not allow payment in the frame of https://book.gorgedrain.example.',
    ])
  })

  test('a temporary redirect for a permanent one of the manifest', async () => {
    const { added } = await garden.plant(({ write, manifest }) => {
      manifest({ file: 'redirects.yaml', write: '- { from: /old/, to: /contact/ }\n' })
      write('_redirects', '/old/ /contact/ 302\n')
    })
    expect(added.flatMap(({ code, severity, what }) => (code === 'host-redirect' ? [[severity, what]] : []))).toEqual([
      ['warning', 'Line 1 of _redirects redirects /old/ to /contact/ with the status 302, which is temporary.'],
    ])
  })

  test('a redirect of the manifest that a file leads elsewhere', async () => {
    const { added } = await garden.plant(({ write, manifest }) => {
      manifest({
        file: 'redirects.yaml',
        write: '- { from: /old/, to: /contact/ }\n- { from: /new/, to: /contact/ }\n',
      })
      write('_redirects', '/old/ /services/ 301\n/new/ /contact/ 301\n')
    })
    expect(added.flatMap(({ code, severity, what }) => (code === 'host-redirect' ? [[severity, what]] : []))).toEqual([
      ['error', 'Line 1 of _redirects redirects /old/ to /services/, but redirects.yaml redirects it to /contact/.'],
    ])
  })

  test('a redirect of the manifest that a rule of Apache leads elsewhere', async () => {
    const { added } = await garden.plant(({ write, manifest }) => {
      manifest({ file: 'redirects.yaml', write: '- { from: /old/, to: /contact/ }\n' })
      const condition = String.raw`RewriteCond %{THE_REQUEST} "^[A-Z]+ /old/?[?\s]"`
      write('.htaccess', `RewriteEngine On\n${condition}\nRewriteRule ^ "/services/" [R=301,L]\n`)
    })
    expect(added.flatMap(({ code, severity, what }) => (code === 'host-redirect' ? [[severity, what]] : []))).toEqual([
      ['error', 'Line 3 of .htaccess redirects /old/ to /services/, but redirects.yaml redirects it to /contact/.'],
    ])
  })

  test.each([
    ['staticwebapp.config.json', '/*', '{"navigationFallback":{"rewrite":"/index.html"}}'],
    ['_redirects', '/*', '/* /index.html 200'],
    ['firebase.json', '**', '{"hosting":{"rewrites":[{"source":"**","destination":"/index.html"}]}}'],
  ])('a page at unknown URLs, of %s', async (file, from, ...lines) => {
    const added = await plant(file, ...lines)
    expect(added.map(({ what }) => what)).toEqual([
      `Line 1 of ${file} serves /index.html for ${from} with the status 200, also at URLs without a page, where the 404 page belongs.`,
    ])
  })

  test('a loop once, at its first rule', async () => {
    const added = await plant('_redirects', '/old/ /older/ 301', '/older/ /old/ 301')
    expect(added.map(({ what }) => what)).toEqual([
      'Line 1 of _redirects redirects /old/ to /older/, which redirects back.',
    ])
  })

  test('of a loop with the former URL of a page, the redirect over the page', async () => {
    const added = await plant('_redirects', '/old/ /contact/ 301', '/contact/ /old/ 301')
    expect(added.map(({ what }) => what)).toEqual([
      'Line 2 of _redirects is for /contact/, where /contact/ is a page, and leads to /old/.',
    ])
  })

  test('a loop of the two forms of a URL once', async () => {
    const added = await plant('_redirects', '/old/ /old 301', '/old /old/ 301')
    expect(added.map(({ what }) => what)).toEqual([
      'Line 1 of _redirects redirects /old/ to /old, and line 2 redirects that back.',
    ])
  })

  test('the line of a header below its table', async () => {
    const [found] = await plant(
      'netlify.toml',
      '[[headers]]',
      '  for = "/*"',
      '  [headers.values]',
      '    X-Robots-Tag = "noindex"',
    )
    expect(found?.what).toMatch(/^Line 4 of netlify.toml sends "noindex"/)
  })

  test('the line, and the pages that it hides', async () => {
    const [found] = await plant('_headers', '# A note.', '/services/*', '  X-Robots-Tag: noindex')
    expect(found?.what).toMatch(
      /^Line 3 of _headers sends "noindex" for \/services\/\*, which hides \/services\/ and \d+ more\.$/,
    )
    expect(found?.count).toBeGreaterThan(5)
  })
})

describe('does not report', () => {
  const cases: [name: string, file: string, ...lines: string[]][] = [
    ['a header for files', '_headers', '/assets/*', '  X-Robots-Tag: noindex'],
    [
      'HTTP, a folder and a comment of IIS',
      'web.config',
      '<configuration><system.webServer><rewrite><rules>',
      '<!-- <rule name="old"><match url="(.*)" /><action type="Redirect" url="https://old.example/{R:1}" /></rule> -->',
      '<rule name="https"><match url="(.*)" /><conditions><add input="{HTTPS}" pattern="^OFF$" /></conditions>',
      '<action type="Redirect" url="https://{HTTP_HOST}/{R:1}" /></rule>',
      '<rule name="old"><match url="^old/?$" /><action type="Redirect" url="/contact/" /></rule>',
      '</rules></rewrite></system.webServer>',
      '<location path="private"><customHeaders><add name="X-Robots-Tag" value="noindex" /></customHeaders></location>',
      '</configuration>',
    ],
    ['the name of the site under another ending', '_redirects', '/es/ https://www.gorgedrain.com/ 301'],
    ['a page for one country', '_redirects', '/ /contact/ 302 Country=ca'],
    ['a former page by language', '_redirects', '/old/ /contact/ 302 Language=es'],
    [
      'a rewrite engine that is switched on again',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteEngine Off',
      'RewriteEngine On',
      'RewriteRule ^old/$ /contact/ [R=301,L]',
    ],
    [
      'files that only the owner may read',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      '<Files ".env">',
      'Require all denied',
      '</Files>',
    ],
    [
      'a page by a named block of Caddy for a browser',
      'Caddyfile',
      '@old {',
      '  path /services/',
      '  header User-Agent Old*',
      '}',
      'redir @old /contact/ permanent',
    ],
    ['the 404 page of IIS', 'web.config', iisError('path="404.html" responseMode="File"')],
    ['a program of IIS', 'web.config', iisError('path="/errors/404.html" responseMode="ExecuteURL"')],
    ['hidden files that nginx refuses', 'nginx.conf', 'location ~ /\\. {', '  deny all;', '}'],
    ['an area without pages', 'staticwebapp.config.json', azureRoute('/admin/*', ['administrator'])],
    ['pages for everyone', 'staticwebapp.config.json', azureRoute('/services/*', ['anonymous', 'authenticated'])],
    [
      'the 404 page of nginx',
      'nginx.conf',
      'error_page 404 410 /404.html;',
      'location / {',
      '  try_files $uri $uri/ =404;',
      '}',
    ],
    [
      'a page of another host where the site has none',
      '_redirects',
      '/shop/* https://shop.gorgedrain.example/:splat 200!',
    ],
    [
      'targets for several paths in one block of nginx',
      'nginx.conf',
      'location / {',
      '  if ($request_uri ~ "^/old/([^/]+)/$") { return 301 /services/; }',
      '  if ($request_uri ~ "^/older/([^/]+)/$") { return 301 /contact/; }',
      '}',
    ],
    ['a server of its own', '_redirects', '/old/ https://book.gorgedrain.example/ 301'],
    ['the root of the site', '_redirects', '/old/* /:splat 301'],
    ['an encoding of compressed files', '_headers', '/*.br', '  Content-Encoding: br'],
    [
      'a redirect of another host on Vercel',
      'vercel.json',
      JSON.stringify({
        redirects: [
          {
            source: '/:path*',
            has: [{ type: 'host', value: 'www.gorgedrain.example' }],
            destination: 'https://gorgedrain.example/:path*',
          },
        ],
      }),
    ],
    ['another directive', '_headers', '/*', '  X-Robots-Tag: max-image-preview:large'],
    ['a redirect of an old URL', '_redirects', '# Old.', '/old/ /contact/ 301', '/old/:name/ /services/:name/ 301'],
    [
      'HTTP to HTTPS, by Apache',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteCond %{HTTPS} !=on',
      'RewriteRule ^(.*)$ https://%{HTTP_HOST}/$1 [R=301,L]',
    ],
    [
      'HTTP to HTTPS, by _redirects',
      '_redirects',
      'http://gorgedrain.example/* https://gorgedrain.example/:splat 301!',
    ],
    [
      'HTTP and another host to the site, by nginx',
      'nginx.conf',
      'server {',
      '  listen 80 default_server;',
      '  listen [::]:80 default_server;',
      '  return 301 https://gorgedrain.example$request_uri;',
      '}',
      'server {',
      '  listen 443 ssl;',
      '  server_name www.gorgedrain.example *.gorge-drain.example;',
      '  return 301 https://gorgedrain.example$request_uri;',
      '}',
      'server {',
      '  listen 443 ssl;',
      '  server_name gorgedrain.example;',
      '  if ($host != gorgedrain.example) { return 301 https://gorgedrain.example$request_uri; }',
      '}',
    ],
    [
      'HTTP and another host to the site, by Caddy',
      'Caddyfile',
      'http://gorgedrain.example, :80 {',
      '  redir https://gorgedrain.example{uri} permanent',
      '}',
      'www.gorgedrain.example {',
      '  redir https://gorgedrain.example{uri}',
      '}',
      'gorgedrain.example {',
      '  root * /srv/dist',
      '  file_server',
      '}',
    ],
    [
      'files for the domain with www',
      '_headers',
      '/*',
      '  Access-Control-Allow-Origin: https://www.gorgedrain.example',
    ],
    [
      'a block of nginx that repeats the headers around it, and one without files of the site',
      'nginx.conf',
      'add_header X-Content-Type-Options nosniff always;',
      'location /assets/ {',
      '  add_header X-Content-Type-Options nosniff always;',
      '  add_header Access-Control-Allow-Origin "*";',
      '}',
      'location /api/ { add_header Access-Control-Allow-Origin "*"; }',
    ],
    ['a header of nginx with a variable', 'nginx.conf', 'add_header Content-Security-Policy $policy always;'],
    [
      'a crawler that is refused and belongs to no search engine',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'RewriteCond %{HTTP_USER_AGENT} (GPTBot|SemrushBot) [NC]',
      'RewriteRule ^ - [F,L]',
    ],
    ['the error page of a folder', '_redirects', '/services/* /404.html 404'],
    [
      'the error page, of netlify.toml',
      'netlify.toml',
      '[[redirects]]',
      '  from = "/*"',
      '  to = "/404.html"',
      '  status = 404',
    ],
    [
      'drawings without a header for pages',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      '<FilesMatch "\\.svg$">',
      '  Header set X-Robots-Tag "noindex"',
      '</FilesMatch>',
    ],
    ['one redirect twice', '_redirects', '/old/ /contact/ 301', '/old/ /contact/ 301'],
    [
      'a server of nginx for hosts that have no other',
      'nginx.conf',
      'server {',
      '  listen 443 ssl default_server;',
      '  server_name _;',
      '  return 444;',
      '}',
      'server {',
      '  listen 443 ssl;',
      '  server_name gorgedrain.example;',
      '}',
    ],
    [
      'a health check of Caddy',
      'Caddyfile',
      'gorgedrain.example {',
      '  respond /health 200',
      '  handle /api/* {',
      '    respond "No API" 404',
      '  }',
      '}',
    ],
    [
      'the file of pages among others',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      'DirectoryIndex index.php index.html',
    ],
    [
      'other names of the home page',
      '_redirects',
      '/home / 301',
      '/index.php / 301',
      '/start/ / 301',
      '/welcome / 301',
    ],
    ['a redirect to the slash', '_redirects', '/contact /contact/ 301'],
    ['a redirect of nginx to the slash', 'nginx.conf', 'location = /contact {', '  return 301 /contact/;', '}'],
    [
      'a redirect of Azure for some methods',
      'staticwebapp.config.json',
      '{"routes":[{"route":"/contact/","methods":["POST"],"redirect":"/services/"}]}',
    ],
    [
      'a redirect of another host',
      '_redirects',
      'https://www.gorgedrain.example/* https://gorgedrain.example/:splat 301',
    ],
    [
      'headers as the build writes them',
      '_headers',
      '/*',
      '  Cache-Control: max-age=0',
      '',
      '# Note.',
      '/assets/*',
      '  Cache-Control: max-age=31536000',
    ],
    ['a policy for drawings alone', '_headers', '/*.svg', "  Content-Security-Policy: default-src 'none';sandbox"],
    [
      'a section with a password',
      '.htaccess',
      'ErrorDocument 404 /404.html',
      '<Files "drafts.html">',
      'Require valid-user',
      '</Files>',
    ],
    ['JavaScript by its other name', '_headers', '/assets/*.js', '  Content-Type: application/javascript'],
    ['the domain of the site', 'CNAME', 'gorgedrain.example'],
    ['a redirect to another site', '_redirects', '/book/ https://book.gorgedrain.example/ 302'],
    [
      'a rule with a condition',
      '.htaccess',
      'RewriteCond %{HTTP_HOST} ^www\\.',
      'RewriteRule ^(.*)$ https://gorgedrain.example/$1 [R=301,L]',
    ],
  ]
  test.each(cases)('%s', async (_, file, ...lines) => {
    expect(await plant(file, ...lines)).toEqual([])
  })
})
