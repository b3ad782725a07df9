import { ContactDetails } from './ContactDetails.tsx'
import { EmbedFrame } from './EmbedFrame.tsx'
import { useSite } from './site-context.ts'

/** Where the office is, in words and on a map. */
export function OfficeMap() {
  const { map } = useSite().manifest.site.embeds
  return (
    <div className="office">
      <ContactDetails />
      {map && <EmbedFrame embed={map} />}
    </div>
  )
}
