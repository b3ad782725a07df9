import { isOneSlip } from '../../../core/suggest.ts'
import { apacheLines } from './apache-lines.ts'

/** A line of a file of a host that the host cannot read. */
export type HostFault = {
  /** From 1. */
  line: number
  /** One sentence. */
  what: string
}

/** What is wrong with the files of hosts, by the URL of the file. */
export const hostFaults: Readonly<Record<string, (text: string) => HostFault[]>> = {
  '/_headers': headersFaults,
  '/_redirects': redirectsFaults,
  '/.htaccess': apacheFaults,
  '/vercel.json': jsonFaultsOf('vercel.json'),
  '/firebase.json': jsonFaultsOf('firebase.json'),
  '/staticwebapp.config.json': jsonFaultsOf('staticwebapp.config.json'),
  '/nginx.conf': nginxFaults,
  '/Caddyfile': caddyFaults,
}

function headersFaults(text: string): HostFault[] {
  let hasPath = false
  let isBelowFault = false
  return linesOf(text).flatMap(({ line, words }) => {
    const shown = words.trim()
    const fault = (is: string) => [{ line, what: `Line ${line} of _headers, "${shown}", ${is}.` }]
    if (/^\S/.test(words)) {
      hasPath = /^(\/|https?:\/\/)/.test(words)
      isBelowFault = !hasPath
      return hasPath ? [] : fault('is neither a path nor an indented header')
    }
    if (isBelowFault) return []
    if (!hasPath) return fault('comes after no path')
    return /^(!\s*)?[\w-]+\s*:|^!\s*[\w-]+$/.test(shown) ? [] : fault('has no colon')
  })
}

function redirectsFaults(text: string): HostFault[] {
  return linesOf(text).flatMap(({ line, words }) => {
    const [from = '', ...rest] = words.trim().split(/\s+/)
    const fault = (what: string) => [{ line, what: `Line ${line} of _redirects${what}` }]
    // Netlify reads parameters of the query between source and target.
    const number = rest.findIndex((word) => !/^[\w-]+=\S*$/.test(word))
    const [to, status] = number < 0 ? [] : rest.slice(number)
    if (!/^(\/|https?:\/\/)/.test(from)) return fault(` begins with "${from}", which is not a path.`)
    if (to === undefined) return fault(`, "${from}", has no target.`)
    if (!/^(?:\/|https?:\/\/|:)/.test(to))
      return fault(` leads to "${to}", which is not a path. A space in a path is written as %20.`)
    const unknown = namesIn(to).find((name) => !namesIn([from, ...rest.slice(0, number)].join(' ')).includes(name))
    if (unknown !== undefined && !(unknown === ':splat' && from.includes('*')))
      return fault(` leads to "${to}", but its path has no ${unknown}.`)
    return status === undefined || /^(?:(?:200|30[12378]|[45]\d\d)!?|#.*|[\w-]+=.*)$/.test(status)
      ? []
      : fault(` has the status "${status}", which is no status of a redirect, such as 301.`)
  })
}

/** The `:names` of a path. The port of a whole URL is none. */
const namesIn = (path: string): string[] => path.match(/(?<=[/=]):[A-Za-z]\w*/g) ?? []

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((words, index) => ({ line: index + 1, words }))
    .filter(({ words }) => !/^\s*(#|$)/.test(words))

function apacheFaults(text: string): HostFault[] {
  const open: { name: string; line: number }[] = []
  const misspelt: HostFault[] = []
  let isContinued = false
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    const line = index + 1
    const wasContinued = isContinued
    isContinued = content.endsWith('\\')
    if (wasContinued || /^\s*(?:#|$)/.test(content)) continue
    const [, slash, section = ''] = /^\s*<(\/?)([A-Za-z]+)/.exec(content) ?? []
    if (section === '') {
      const [name = ''] = content.trim().split(/\s+/, 1)
      const meant = misspeltFor(name)
      if (meant !== undefined)
        misspelt.push({
          line,
          what: `Line ${line} of .htaccess begins with "${name}", which is not an Apache directive; ${meant} is one.`,
        })
    } else if (slash === '') open.push({ name: section, line })
    else if (open.pop()?.name.toLowerCase() !== section.toLowerCase())
      return [...misspelt, { line, what: `Line ${line} of .htaccess closes a section <${section}> that is not open.` }]
  }
  const unclosed = open
    .slice(-1)
    .map(({ name, line }) => ({ line, what: `The section <${name}> in line ${line} of .htaccess is not closed.` }))
  return [...misspelt, ...unclosed, ...settingsOfPhp(text), ...engineOff(text)]
}

/** Apache that runs PHP as another process, or none at all, answers every request with an error. Source: https://www.php.net/manual/en/configuration.changes.php */
function settingsOfPhp(text: string): HostFault[] {
  let depth = 0
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    if (/^\s*<IfModule\b/i.test(content)) depth++
    else if (/^\s*<\/IfModule>/i.test(content)) depth--
    const [, name] = /^\s*(php_(?:admin_)?(?:value|flag))\s/i.exec(content) ?? []
    if (name !== undefined && depth === 0) {
      const what = `Line ${index + 1} of .htaccess, "${content.trim()}", is an error for every request where Apache does not run PHP itself.`
      return [{ line: index + 1, what }]
    }
  }
  return []
}

/** The last `RewriteEngine` of the file counts. Off, it leaves no rule in force, not even those above it. */
function engineOff(text: string): HostFault[] {
  const lines = apacheLines(text)
  const last = lines.findLast(({ directive, isInSection }) => directive === 'rewriteengine' && !isInSection)
  const rules = lines.filter(({ directive }) => directive === 'rewriterule').length
  if (last?.words[0]?.toLowerCase() !== 'off' || rules === 0) return []
  const what = `Line ${last.line} of .htaccess, "RewriteEngine Off", switches off its ${rules === 1 ? 'rewrite rule' : `${rules} rewrite rules`}.`
  return [{ line: last.line, what }]
}

/** The directive that a word was meant to be; undefined for a directive, and for a word that is like none: a module may know it. */
function misspeltFor(word: string): string | undefined {
  const name = word.toLowerCase()
  if (apacheNames.has(name)) return undefined
  const meant = [...apacheNames.keys()].find((each) => isOneSlip(name, each))
  return meant === undefined ? undefined : apacheNames.get(meant)
}

/** Directives that are usual in `.htaccess`, by their names in lower case. Source: https://httpd.apache.org/docs/2.4/mod/directives.html */
const apacheNames: ReadonlyMap<string, string> = new Map(
  [
    'AddCharset AddDefaultCharset AddEncoding AddHandler AddIcon AddLanguage AddOutputFilter AddOutputFilterByType AddType',
    'Allow AuthBasicProvider AuthGroupFile AuthName AuthType AuthUserFile BrowserMatch BrowserMatchNoCase DefaultType',
    'DefaultLanguage Deny DirectoryIndex DirectorySlash ErrorDocument ExpiresActive ExpiresByType ExpiresDefault FallbackResource',
    'FileETag FilterChain FilterProvider ForceType Header IndexIgnore IndexOptions LanguagePriority LimitRequestBody',
    'ModPagespeed Options Order php_flag php_value RedirectMatch Redirect RedirectPermanent RedirectTemp',
    'RemoveHandler RemoveOutputFilter RemoveType RequestHeader Require RewriteBase RewriteCond RewriteEngine RewriteOptions',
    'RewriteRule Satisfy SecFilterEngine SecRuleEngine ServerSignature SetEnv SetEnvIf SetEnvIfNoCase SetHandler SetOutputFilter',
    'SSLOptions SSLRequireSSL UnsetEnv CheckSpelling CheckCaseOnly AcceptPathInfo AddDescription AddAlt ContentDigest Substitute',
  ]
    .join(' ')
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)

function jsonFaultsOf(file: string): (text: string) => HostFault[] {
  return (text) => {
    try {
      JSON.parse(text)
      return []
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      const line = lineOfError(error.message, text)
      const reason = error.message.replace(/,? (?:(?:\.{3})?"[\s\S]*is not valid JSON|in JSON.*)$/, '')
      return [{ line, what: `Line ${line} of ${file} is no JSON: ${reason}.` }]
    }
  }
}

/** Signs before the wrong one that a message of V8 shows. */
const shownBefore = 10

/** The line that a message of `JSON.parse` is about: it has the position of the wrong sign, or the text around it. */
function lineOfError(message: string, text: string): number {
  const [, position] = /at position (\d+)/.exec(message) ?? []
  const end = text.trimEnd().length
  if (position !== undefined) return lineAt(text, Math.min(Number(position), end))
  if (message.includes('end of JSON')) return lineAt(text, end)
  const [, dots = '', around = ''] = /, (\.{3})?"([\s\S]*?)"(?:\.{3})? is not valid JSON$/.exec(message) ?? []
  return lineAt(text, text.indexOf(around) + (dots === '' ? 0 : shownBefore))
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length

/**
 * Statements of nginx without a semicolon, and blocks that are not closed.
 * Source: https://nginx.org/en/docs/beginners_guide.html#conf_structure
 */
function nginxFaults(text: string): HostFault[] {
  const file = 'nginx.conf'
  const opened: number[] = []
  let line = 1
  let start = 1
  let statement = ''
  for (const [piece] of text.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|#[^\n]*|\$\{\w+\}|\\.|[\s\S]/g)) {
    const isEnd = piece === ';' || piece === '{' || piece === '}'
    if (!isEnd) {
      if (statement.trim() === '') start = line
      if (!piece.startsWith('#')) statement += piece
      line += piece.split('\n').length - 1
      continue
    }
    const next = piece === '}' ? '' : (/\n\s*([a-z_]+)\s/.exec(`${statement.trim()} `)?.[1] ?? '')
    const isOpen = piece === '}' ? statement.trim() !== '' : nginxNames.has(next)
    if (isOpen) {
      const shown = statement.trim().split('\n', 1)[0]?.trim() ?? ''
      return [{ line: start, what: `Line ${start} of ${file}, "${shown}", has no semicolon at its end.` }]
    }
    statement = ''
    if (piece === '{') opened.push(line)
    else if (piece === '}' && opened.pop() === undefined)
      return [{ line, what: `Line ${line} of ${file} closes a block that is not open.` }]
  }
  const [unclosed] = opened.slice(-1)
  if (unclosed !== undefined)
    return [{ line: unclosed, what: `The block in line ${unclosed} of ${file} is not closed.` }]
  return statement.trim() === ''
    ? []
    : [
        {
          line: start,
          what: `Line ${start} of ${file}, "${statement.trim().split('\n', 1)[0]}", has no semicolon at its end.`,
        },
      ]
}

/** Directives with which a statement begins, and no second line of one. */
const nginxNames: ReadonlySet<string> = new Set(
  [
    'absolute_redirect access_log add_header alias auth_basic auth_basic_user_file autoindex brotli brotli_static charset charset_types',
    'client_max_body_size default_type disable_symlinks error_log error_page etag expires fastcgi_pass gzip gzip_static gzip_types',
    'gzip_vary http2 if include index keepalive_timeout listen location log_not_found merge_slashes port_in_redirect proxy_pass',
    'proxy_set_header return rewrite root sendfile server server_name server_tokens set ssl_certificate ssl_certificate_key',
    'ssl_protocols tcp_nopush try_files types',
  ]
    .join(' ')
    .split(' '),
)

/** Blocks of a Caddyfile that are not closed. Source: https://caddyserver.com/docs/caddyfile/concepts#blocks */
function caddyFaults(text: string): HostFault[] {
  const opened: number[] = []
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = index + 1
    const content = raw.replace(/(?:^|\s)#.*/, '').trimEnd()
    if (/(?:^|\s)\{$/.test(content)) opened.push(line)
    else if (content.trim() === '}' && opened.pop() === undefined)
      return [{ line, what: `Line ${line} of Caddyfile closes a block that is not open.` }]
  }
  return opened.slice(-1).map((line) => ({ line, what: `The block in line ${line} of Caddyfile is not closed.` }))
}
