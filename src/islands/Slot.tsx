/** Rendered parts of the page, by name, that an island shows but does not work on. */
export type Slots = Readonly<Record<string, string>>

/**
 * A part of the page inside an island. The browser takes its HTML from where the server wrote it, so that it is neither
 * sent twice nor rendered twice.
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
