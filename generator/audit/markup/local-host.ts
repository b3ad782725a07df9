/** A host without a dot: `//contact/`, where two slashes were written for one, or a name in a network. */
const bareHost = /^\s*(?:https?:)?\/\/[\w-]+(?::\d+)?(?:[/?#]|\s*$)/i

/** Files, also as Windows names them, localhost and hosts of private networks. Source: https://www.rfc-editor.org/rfc/rfc1918, RFC 6762, RFC 6761 */
const localHost =
  /^\s*(file:|[a-z]:[\\/]|\\\\\w|(https?:)?\/\/(localhost|0\.0\.0\.0|[^/]+\.(localhost|local|internal|lan|test)|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|\[::1\])(:\d+)?([/?#]|$))/i

/** Whether a URL leads to a local file, localhost or a host of a private network. */
export const isLocal = (url: string) => localHost.test(url) || bareHost.test(url)
