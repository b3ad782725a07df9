import type { ReactNode } from 'react'
import type { PageOf } from '#manifest/schema.ts'
import { say } from '../messages.ts'
import { ContactDetails } from './ContactDetails.tsx'
import { type Embed, EmbedFrame, EmbedLink, EmbedPanel, Frame } from './EmbedFrame.tsx'
import { ServiceAreaMap } from './ServiceAreaMap.tsx'
import { useSite } from './site-context.ts'

type OfficeMapProps = {
  credits: PageOf<'home'>['map']['credits']
  /** A text link to the list of all places. */
  children: ReactNode
}

/** Contact details, and a map of the office and the service area. */
export function OfficeMap({ credits, children }: OfficeMapProps) {
  const site = useSite()
  const { coverageMap, manifest } = site
  const { map } = manifest.site.embeds
  const isFramed = map?.load === 'lazy' && !coverageMap
  return (
    <div className="office">
      <ContactDetails />
      <div className="office-map group" data-map={isFramed ? undefined : map?.load}>
        {isFramed && <EmbedFrame embed={map} />}
        {!isFramed && (coverageMap || map) && (
          <figure>
            <div className="relative">
              {coverageMap && (
                <div className="not-print:group-data-framed:invisible" data-drawing>
                  <ServiceAreaMap map={coverageMap} isCovered={map?.load === 'lazy'} />
                </div>
              )}
              {map && <ClosedFrame map={map} isOnDrawing={coverageMap !== undefined} />}
            </div>
            {coverageMap && credits.length > 0 && <Credits credits={credits} />}
          </figure>
        )}
        <div className="touch-links flex flex-wrap items-center gap-x-6 gap-y-1">
          {map && !isFramed && (
            <>
              {/* Hidden until src/client/map.ts shows it, because it needs script. It is as wide as the longer label. */}
              <button
                type="button"
                className="button button-quiet flex-col gap-0 after:invisible after:h-0 after:content-[attr(data-back)]"
                data-back={say(site, 'map.back')}
                hidden
              >
                {say(site, 'map.show')}
              </button>
              <EmbedLink embed={map} />
            </>
          )}
          {children}
        </div>
      </div>
    </div>
  )
}

/**
 * The frame of a third-party map, which loads nothing as long as it is inside a template. It opens in the place of the
 * drawing, so that nothing moves.
 */
function ClosedFrame({ map, isOnDrawing }: { map: Embed; isOnDrawing: boolean }) {
  return (
    <div className={`embed-box ${isOnDrawing ? 'absolute inset-0 overflow-auto [&>iframe]:h-full' : ''}`} hidden>
      <template>
        <Frame embed={map} />
      </template>
      <EmbedPanel embed={map} />
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
