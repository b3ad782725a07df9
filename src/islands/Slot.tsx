/** Rendered parts of the page, by name, that an island shows but does not change. */
export type Slots = Readonly<Record<string, string>>

/**
 * A part of the page inside an island. The browser reads its HTML from the element the server wrote, so the HTML is
 * sent and rendered only once.
 */
export function Slot({ name, slots }: { name: string; slots: Slots }) {
  return (
    <div
      data-slot={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the output of React's own renderer
      dangerouslySetInnerHTML={{ __html: slots[name] ?? '' }}
      suppressHydrationWarning
    />
  )
}
