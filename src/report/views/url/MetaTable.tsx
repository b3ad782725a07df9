import { ScrollRegion } from '../../parts/ScrollRegion.tsx'

export function MetaTable({ meta }: { meta: readonly (readonly [name: string, content: string])[] }) {
  if (meta.length === 0) return <p>The page has no meta elements.</p>
  return (
    <ScrollRegion label="Table of meta elements">
      <table className="facts-table">
        <thead>
          <tr>
            <th scope="col">Name or property</th>
            <th scope="col">Content</th>
          </tr>
        </thead>
        <tbody>
          {meta.map(([name, content], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may occur several times, and the order is fixed
            <tr key={index}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td dir="auto" className="cell-text">
                {content}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
