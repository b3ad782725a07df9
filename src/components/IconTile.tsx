import { Icon } from './Icon.tsx'

/** A line drawing on a tinted square. */
export function IconTile({ name }: { name: string }) {
  return (
    <span className="icon-tile">
      <Icon name={name} />
    </span>
  )
}
