import type { ReactNode } from 'react'
import type { PageOf } from '#manifest/schema.ts'
import { ContactDetails } from './ContactDetails.tsx'
import { EmbedLink, EmbedPanel, Frame } from './EmbedFrame.tsx'
import { ServiceAreaMap } from './ServiceAreaMap.tsx'
import { useSite } from './site-context.ts'

type OfficeMapProps = {
  credits: PageOf<'home'>['map']['credits']
  /** A text link to the list of all places. */
  children: ReactNode
}

/** Contact details, and a map of the office and the service area. */
export function OfficeMap({ credits, children }: OfficeMapProps) {
  const { coverageMap, manifest } = useSite()
  const { map } = manifest.site.embeds
  return (
    <div className="office">
      <ContactDetails />
      <div className="office-map" data-map>
        {coverageMap && (
          <figure>
            <ServiceAreaMap map={coverageMap} />
            {credits.length > 0 && <Credits credits={credits} />}
          </figure>
        )}
        {map && (
          // A frame inside a template loads nothing: the third party gets no request before the visitor opens its map.
          <div className="embed-box" hidden>
            <template>
              <Frame embed={map} />
            </template>
            <EmbedPanel embed={map} />
          </div>
        )}
        <div className="touch-links flex flex-wrap items-center gap-x-6 gap-y-1">
          {map && (
            // Hidden until src/client/map.ts shows it, because it needs script.
            <button type="button" className="button button-quiet" data-back="Back to the drawn map" hidden>
              Show the interactive map here
            </button>
          )}
          {map && <EmbedLink embed={map} />}
          {children}
        </div>
      </div>
    </div>
  )
}

function Credits({ credits }: Pick<OfficeMapProps, 'credits'>) {
  return (
    <figcaption className="map-credits">
      {credits.map(({ text, url }) => (
        <span key={text}>
          {url ? (
            <a href={url} rel="noopener" target="_blank">
              {text}
            </a>
          ) : (
            text
          )}
        </span>
      ))}
    </figcaption>
  )
}
