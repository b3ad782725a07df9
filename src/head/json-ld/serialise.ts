/** A node as JSON that is safe inside a script element: no character in it can end the element or begin a comment. */
export function serialiseNode(node: object): string {
  return JSON.stringify(node).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** One graph of nodes, each as `serialiseNode()` returns it. */
export function serialiseGraph(nodes: readonly string[]): string {
  return `{"@context":"https://schema.org","@graph":[${nodes.join(',')}]}`
}
