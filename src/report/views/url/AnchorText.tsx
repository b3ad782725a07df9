/** The anchor text of a link, or a tag if it has none. */
export function AnchorText({ text }: { text: string }) {
  if (text.trim() === '') return <span className="tag tag-warning">No anchor text</span>
  return (
    <q className="muted">
      <bdi>{text}</bdi>
    </q>
  )
}
