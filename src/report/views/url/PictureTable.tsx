import type { PageDetail } from '../../data.ts'
import { ScrollRegion } from '../../parts/ScrollRegion.tsx'

/** The images of a page. Distinguishes a missing alt text from an empty one, which marks a decorative image. */
export function PictureTable({ pictures }: { pictures: PageDetail['pictures'] }) {
  if (pictures.length === 0) return <p>The page has no images.</p>
  return (
    <ScrollRegion label="Table of images">
      <table className="facts-table list-table">
        <thead>
          <tr>
            <th scope="col">URL</th>
            <th scope="col">Alt text</th>
            <th scope="col">Width × height</th>
          </tr>
        </thead>
        <tbody>
          {pictures.map(({ src, alt, width, height }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an image may occur several times, and the order is fixed
            <tr key={index}>
              <td className="cell-text" data-label="URL">
                <code>{src}</code>
              </td>
              <td dir="auto" className="cell-text" data-label="Alt text">
                <AltText alt={alt} />
              </td>
              <td className="cell-text number" data-label="Width × height">
                {width || '?'} × {height || '?'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function AltText({ alt }: { alt: string | undefined }) {
  if (alt === undefined) return <span className="tag tag-error">Missing</span>
  return alt === '' ? <span className="muted">Empty (decorative)</span> : alt
}
