import { useSite } from './site-context.ts'

/** A line drawing, by its key in icons.yaml. Decorative: the text next to it has the same meaning. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={useSite().manifest.icons[name]} />
    </svg>
  )
}
