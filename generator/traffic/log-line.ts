/** What is read of a request in a server log. */
export type LoggedRequest = {
  address: string
  /** `YYYY-MM-DD`, in the time zone of the log. */
  day: string
  /** Path with query, or absolute URL. */
  url: string
  /** Host of the request, with or without a port, if the log has it. */
  host: string | undefined
  status: number
  agent: string
}

export type LogFormat = { name: string; read: (line: string) => LoggedRequest | undefined }

/** The format of a log, by one of its lines; undefined if the line is of none. */
export function formatOf(line: string): LogFormat | undefined {
  return formats.find(({ read }) => read(line) !== undefined)
}

/** Lines of a text among which one in a known format is looked for: a log may begin with comments or half a line. */
const mostTried = 500

/** The format of a log, by the start of its text; undefined if no line is of any. */
export function formatIn(text: string): LogFormat | undefined {
  for (const line of text.split(/\r?\n/, mostTried)) {
    const format = formatOf(line)
    if (format) return format
  }
  return undefined
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The combined format of Apache and nginx, with or without the name of the virtual host in front. */
const combined =
  /^(?:([\w.-]+):\d+ )?(\S+) \S+ .*?\[(0[1-9]|[12]\d|3[01])\/(\w{3})\/(\d{4}):[^\]]*\] "(?:[A-Z]+) (\S+)(?: HTTP\/[\d.]+)?" (\d{3}) \S+(?: "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)")?/

function readCombined(line: string): LoggedRequest | undefined {
  const match = combined.exec(line)
  if (!match) return undefined
  const [, host, address = '', day = '', month = '', year = '', url = '', status = '', agent = ''] = match
  const number = months.indexOf(month) + 1
  if (number === 0) return undefined
  return { address, day: `${year}-${String(number).padStart(2, '0')}-${day}`, url, host, status: Number(status), agent }
}

type Fields = Readonly<Record<string, unknown>>

/** One JSON object a line, with the variables of nginx as its keys. */
function readNginx(line: string): LoggedRequest | undefined {
  const fields = objectOf(line)
  if (!fields) return undefined
  const url = textOf(fields, 'request_uri', 'uri', 'path') ?? textOf(fields, 'request')?.split(' ')[1]
  const day = dayOf(fields.time_iso8601 ?? fields.time_local ?? fields.time ?? fields['@timestamp'] ?? fields.msec)
  return requestOf(url, day, fields.status, {
    host: textOf(fields, 'http_host', 'host'),
    address: textOf(fields, 'remote_addr', 'client', 'clientip') ?? '',
    agent: textOf(fields, 'http_user_agent', 'user_agent', 'agent') ?? '',
  })
}

/** One JSON object a line, with the fields of HTTP requests that Cloudflare's Logpush writes. */
function readCloudflare(line: string): LoggedRequest | undefined {
  const fields = objectOf(line)
  if (!fields) return undefined
  return requestOf(
    textOf(fields, 'ClientRequestURI', 'ClientRequestPath'),
    dayOf(fields.EdgeStartTimestamp ?? fields.EdgeEndTimestamp),
    fields.EdgeResponseStatus,
    {
      host: textOf(fields, 'ClientRequestHost'),
      address: textOf(fields, 'ClientIP') ?? '',
      agent: textOf(fields, 'ClientRequestUserAgent') ?? '',
    },
  )
}

/** One JSON object a line, as Caddy writes them. */
function readCaddy(line: string): LoggedRequest | undefined {
  const fields = objectOf(line)
  const request = fields && objectIn(fields, 'request')
  if (!request) return undefined
  const agents = objectIn(request, 'headers')?.['User-Agent']
  return requestOf(textOf(request, 'uri'), dayOf(fields.ts), fields.status, {
    host: textOf(request, 'host'),
    address: textOf(request, 'client_ip', 'remote_ip') ?? '',
    agent: Array.isArray(agents) ? String(agents[0] ?? '') : '',
  })
}

const formats: readonly LogFormat[] = [
  { name: 'log in the combined format', read: readCombined },
  { name: 'JSON log of Cloudflare', read: readCloudflare },
  { name: 'JSON log of nginx', read: readNginx },
  { name: 'JSON log of Caddy', read: readCaddy },
]

function requestOf(
  url: string | undefined,
  day: string | undefined,
  status: unknown,
  rest: Pick<LoggedRequest, 'host' | 'address' | 'agent'>,
): LoggedRequest | undefined {
  const code = Number(status)
  return url !== undefined && day !== undefined && code >= 100 && code < 600
    ? { url, day, status: code, ...rest }
    : undefined
}

function objectOf(line: string): Fields | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined // a malformed line, which the reader counts
  }
}

function objectIn(fields: Fields, name: string): Fields | undefined {
  const value = fields[name]
  return typeof value === 'object' && value !== null ? { ...value } : undefined
}

function textOf(fields: Fields, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}

/** The day of a time in ISO 8601, in the form of `[10/Oct/2026:13:55:36 +0000]`, or in seconds or nanoseconds since 1970. */
function dayOf(time: unknown): string | undefined {
  const text = String(time ?? '')
  if (/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/.test(text)) return text.slice(0, 10)
  const [, day = '', month = '', year = ''] = /^\[?(0[1-9]|[12]\d|3[01])\/(\w{3})\/(\d{4})/.exec(text) ?? []
  const number = months.indexOf(month) + 1
  if (number > 0) return `${year}-${String(number).padStart(2, '0')}-${day}`
  if (!/^\d{9,19}(\.\d+)?$/.test(text)) return undefined
  const seconds =
    Number(text) / (text.length > 15 && !text.includes('.') ? 1e9 : text.length > 12 && !text.includes('.') ? 1e3 : 1)
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}
