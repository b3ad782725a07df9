import type { Graph } from 'schema-dts'

/** JSON that is safe inside a script element: no character in it can end the element or begin a comment. */
export function serialiseJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
