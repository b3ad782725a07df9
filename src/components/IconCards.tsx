import { Icon } from './Icon.tsx'

const looks = {
  wide: 'grid-fill-76 gap-x-10 gap-y-section',
  /** Two columns, next to a heading. */
  aside: 'grid-fill-76 gap-x-10 gap-y-section lg:grid-cols-2',
} as const

type IconCardsProps = { cards: readonly { icon: string; title: string; text: string }[]; look?: keyof typeof looks }

/** Claims side by side, each with a drawing. Titles are third-level headings. */
export function IconCards({ cards, look = 'wide' }: IconCardsProps) {
  return (
    <ul className={looks[look]}>
      {cards.map(({ icon, title, text }) => (
        <li className="claim" key={title}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
