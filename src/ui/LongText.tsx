/** Characters that need no scrolling. */
const mostAtOnce = 200

/** A text that may be very long, such as the response of a server: then it scrolls, also by keyboard. */
export function LongText({ children }: { children: string }) {
  if (children.length <= mostAtOnce) return children
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard scroll it otherwise
    <span className="block max-h-[40dvh] overflow-y-auto wrap-anywhere" tabIndex={0}>
      {children}
    </span>
  )
}
