/**
 * Nodes as JSON, with a comma between any two, that is safe inside a script element: no character in it can end the
 * element or begin a comment.
 */
export function serialiseNodes(nodes: readonly object[]): string {
  return JSON.stringify(nodes)
    .slice(1, -1)
    .replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** One graph of nodes that are serialised. */
export function serialiseGraph(nodes: readonly string[]): string {
  return `{"@context":"https://schema.org","@graph":[${nodes.join()}]}`
}
