import type { SiteRule } from '../../rule.ts'

/** A file of a host with a line or an end that the host cannot read. */
export const hostFileUnread: SiteRule = {
  code: 'host-file-unread',
  scope: 'site',
  title: 'Unreadable file of the host',
  severity: 'error',
  why: 'Hosts ignore such lines without a message, so headers and redirects are missing. Apache answers every request with an error, and Vercel refuses to deploy.',
  how: 'Checks the form of _headers (a path, then indented headers with a colon), _redirects (a source and a target, both paths or URLs), .htaccess (sections that are closed) and vercel.json (JSON) of the output.',
  fix: 'Correct the line. If the file was edited by hand, build again.',
  source: 'https://developers.cloudflare.com/pages/configuration/headers/',
  check: ({ files, manifest }) =>
    Object.entries(readers).flatMap(([url, faultsIn]) =>
      files.has(url)
        ? faultsIn(files.read(url).toString('utf8')).map((what) => ({ url, at: manifest.hostingAt, what }))
        : [],
    ),
}

const readers: Readonly<Record<string, (text: string) => string[]>> = {
  '/_headers': underscoreHeadersFaults,
  '/_redirects': underscoreRedirectsFaults,
  '/.htaccess': apacheFaults,
  '/vercel.json': jsonFaults,
}

function underscoreHeadersFaults(text: string): string[] {
  let hasPath = false
  let isBelowFault = false
  return linesOf(text).flatMap(({ line, words }) => {
    const shown = words.trim()
    if (/^\S/.test(words)) {
      hasPath = /^(\/|https?:\/\/)/.test(words)
      isBelowFault = !hasPath
      return hasPath ? [] : [`Line ${line} of _headers, "${shown}", is neither a path nor an indented header.`]
    }
    if (isBelowFault) return []
    if (!hasPath) return [`Line ${line} of _headers, "${shown}", comes after no path.`]
    return /^(!\s*)?[\w-]+\s*:|^!\s*[\w-]+$/.test(shown) ? [] : [`Line ${line} of _headers, "${shown}", has no colon.`]
  })
}

function underscoreRedirectsFaults(text: string): string[] {
  return linesOf(text).flatMap(({ line, words }) => {
    const [from = '', ...rest] = words.trim().split(/\s+/)
    // Netlify reads parameters of the query between source and target.
    const to = rest.find((word) => !/^[\w-]+=\S*$/.test(word))
    if (!/^(\/|https?:\/\/)/.test(from)) return [`Line ${line} of _redirects begins with "${from}", which is no path.`]
    if (to === undefined) return [`Line ${line} of _redirects, "${from}", has no target.`]
    return /^(?:\/|https?:\/\/|:)/.test(to)
      ? []
      : [`Line ${line} of _redirects leads to "${to}", which is no path. A space in a path is written as %20.`]
  })
}

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((words, index) => ({ line: index + 1, words }))
    .filter(({ words }) => !/^\s*(#|$)/.test(words))

function apacheFaults(text: string): string[] {
  const open: { name: string; line: number }[] = []
  for (const [index, content] of text.split('\n').entries()) {
    const [, slash, name = ''] = /^\s*<(\/?)([A-Za-z]+)/.exec(content) ?? []
    if (name === '') continue
    if (slash === '') open.push({ name, line: index + 1 })
    else if (open.pop()?.name.toLowerCase() !== name.toLowerCase())
      return [`Line ${index + 1} of .htaccess closes a section <${name}> that is not open.`]
  }
  return open.slice(-1).map(({ name, line }) => `The section <${name}> in line ${line} of .htaccess is not closed.`)
}

function jsonFaults(text: string): string[] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return [`vercel.json is no JSON: ${error.message}.`]
  }
}
