/** What a link says; one that says nothing is told so. */
export function AnchorText({ text }: { text: string }) {
  if (text.trim() === '') return <span className="tag tag-warning">No text</span>
  return (
    <q className="muted">
      <bdi>{text}</bdi>
    </q>
  )
}
