/**
 * Styles that few pages need, in the head of those pages.
 * @param name of the styles; those with the same name are in the page once.
 */
export function PageStyle({ name, css }: { name: string; css: string }) {
  return (
    <style href={name} precedence="page">
      {css}
    </style>
  )
}
