import type { Season } from '#manifest/schema.ts'

/** A season of the guide: its months, an introduction and tips. */
export function SeasonTips({ season: { name, months, intro, tips } }: { season: Season }) {
  return (
    <>
      <h2>
        {name}{' '}
        <small className="mt-2 block font-sans text-base font-normal tracking-normal text-ink-muted">{months}</small>
      </h2>
      <p className="max-w-text text-lead text-ink-muted">{intro}</p>
      <ul className="grid-fill-104 gap-x-12 gap-y-7">
        {tips.map(({ title, text }) => (
          <li className="grid content-start gap-2 border-t-2 pt-4 break-inside-avoid" key={title}>
            <h3>{title}</h3>
            <p className="max-w-measure text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
