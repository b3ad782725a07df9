import type { PageDetail } from '../../data.ts'
import { ScrollRegion } from '../../parts/ScrollRegion.tsx'

/** The pictures of a page. One without an alternative text is told from one that is marked as decoration. */
export function PictureTable({ pictures }: { pictures: PageDetail['pictures'] }) {
  if (pictures.length === 0) return <p>The page shows no pictures.</p>
  return (
    <ScrollRegion label="Table of pictures">
      <table className="facts-table">
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">Alternative text</th>
            <th scope="col">Width × height</th>
          </tr>
        </thead>
        <tbody>
          {pictures.map(({ src, alt, width, height }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand several times, in its order
            <tr key={index}>
              <td className="cell-text">
                <code>{src}</code>
              </td>
              <td dir="auto" className="cell-text">
                <AlternativeText alt={alt} />
              </td>
              <td className="number">
                {width || '?'} × {height || '?'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function AlternativeText({ alt }: { alt: string | undefined }) {
  if (alt === undefined) return <span className="tag tag-error">None</span>
  return alt === '' ? <span className="muted">Empty: decoration</span> : alt
}
