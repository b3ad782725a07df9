import { Icon } from './Icon.tsx'

type IconCardsProps = { cards: readonly { icon: string; title: string; text: string }[] }

/** Claims side by side, each with a drawing. Titles are third-level headings. */
export function IconCards({ cards }: IconCardsProps) {
  return (
    <ul className="claims">
      {cards.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
