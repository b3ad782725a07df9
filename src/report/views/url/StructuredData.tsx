import { CopyButton } from '../../parts/CopyButton.tsx'
import type { JsonLdNode } from './json-ld-nodes.ts'

/** The structured data of a page, a fold for each node. */
export function StructuredData({ nodes }: { nodes: readonly JsonLdNode[] }) {
  if (nodes.length === 0) return <p>The page has no structured data.</p>
  return nodes.map(({ type, id, json, problem }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes may be alike and keep their order
    <details key={index} className="node" open={problem !== undefined}>
      <summary>
        <strong>{type || 'Node without a type'}</strong> <code>{id}</code>
      </summary>
      {problem !== undefined && <p className="alert">{problem}</p>}
      <p>
        <CopyButton text={json} name={`the JSON of ${type || 'this node'}`} />
      </p>
      <pre>
        <code>{json}</code>
      </pre>
    </details>
  ))
}
