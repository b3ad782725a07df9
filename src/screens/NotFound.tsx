import type { MissingKind, MissingPattern } from '../client/not-found.ts'
import { NavLink } from '../components/NavLink.tsx'
import { useSite } from '../components/site-context.ts'
import { patternOf } from '../routes.ts'
import type { ScreenProps } from '../screen-props.ts'
import type { SiteIndex } from '../site.ts'
import { slugInLanguage } from '../slugs-in-language.ts'

const kinds: MissingKind[] = ['service', 'location', 'county']

/** `src/client/not-found.ts` uses these to recognise the kind of record a URL names. */
const patternsOf = (site: SiteIndex): MissingPattern[] => [
  { pattern: patternOf(site, 'servicePlace'), kind: 'location' },
  { pattern: patternOf(site, 'service'), kind: 'service' },
  { pattern: patternOf(site, 'serviceArea'), kind: 'location' },
  { pattern: patternOf(site, 'county'), kind: 'county' },
]

/** The message for an unknown URL, and the hidden messages the browser may show in its place. */
export function NotFound({ data }: ScreenProps<'notFound'>) {
  const site = useSite()
  const services = site.manifest.services.map(({ slug }) => slugInLanguage(site.manifest.slugs, 'service', slug))
  return (
    <div className="section">
      <div
        className="grid max-w-[48rem] gap-6"
        data-not-found=""
        data-services={services.join(' ')}
        data-patterns={JSON.stringify(patternsOf(site))}
      >
        <h1>{data.heading}</h1>
        {data.intro && <p className="max-w-text text-lead text-ink-muted">{data.intro}</p>}
        <p className="rounded-card border bg-surface-sunken px-4.5 py-3.5 text-md wrap-anywhere">
          <code>{data.hint}</code>
        </p>
        <ul className="flex flex-wrap items-center gap-3">
          {data.links.map((link, index) => (
            <li key={JSON.stringify(link)}>
              <NavLink link={link} look={index === 0 ? 'primary' : 'quiet'} />
            </li>
          ))}
        </ul>
        {kinds.map((kind) => (
          <div
            key={kind}
            className="grid max-w-[48rem] gap-6"
            data-kind={kind}
            data-heading={data[kind].heading}
            hidden
          >
            <p className="max-w-text text-lead text-ink-muted">{data[kind].text}</p>
            <p className="flex flex-wrap items-center gap-3">
              <NavLink link={data[kind].back} look="primary" />
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}
