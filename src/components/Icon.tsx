import { useSite } from './site-context.ts'

/** A line drawing of the manifest, by its key in icons.yaml. It says nothing the text beside it does not. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={useSite().manifest.icons[name]} />
    </svg>
  )
}
