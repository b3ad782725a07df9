import type { Season } from '#manifest/schema.ts'

/** A season of the guide: its months, an introduction and tips. */
export function SeasonTips({ season: { name, months, intro, tips } }: { season: Season }) {
  return (
    <>
      <h2>
        {name} <small>{months}</small>
      </h2>
      <p className="lead">{intro}</p>
      <ul className="season-tips">
        {tips.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
