import { CopyButton } from '../../parts/CopyButton.tsx'
import type { JsonLdNode } from './json-ld-nodes.ts'

/** The structured data of a page, one collapsible block per node. */
export function StructuredData({ nodes }: { nodes: readonly JsonLdNode[] }) {
  if (nodes.length === 0) return <p>The page has no structured data.</p>
  return nodes.map(({ type, id, json, problem }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes may repeat, and their order is fixed
    <details key={index} className="node" open={problem !== undefined}>
      <summary>
        <strong>{type || 'Node without @type'}</strong> <code>{id}</code>
      </summary>
      {problem !== undefined && <p className="alert">{problem}</p>}
      <p>
        <CopyButton text={json} name={`JSON of ${type || 'this node'}`} />
      </p>
      <pre>
        <code>{json}</code>
      </pre>
    </details>
  ))
}
