/** Hosts only the author's own machine or network knows. Source: https://www.rfc-editor.org/rfc/rfc1918, RFC 6762, RFC 6761 */
const localHost =
  /^\s*(file:|(https?:)?\/\/(localhost|0\.0\.0\.0|[^/]+\.(localhost|local|internal|lan|test)|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|\[::1\])(:\d+)?([/?#]|$))/i

/** Whether an address can be reached by nobody but whoever wrote it. */
export const isLocal = (url: string) => localHost.test(url)
