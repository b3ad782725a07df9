import type { Gallery as GalleryRecord } from '#manifest/schema/gallery.ts'
import { CallToAction, type CallToActionProps } from './CallToAction.tsx'
import { Gallery } from './Gallery.tsx'

/** The end of a page: its gallery, and then the call to action. */
export function PageEnd({ gallery, callToAction }: CallToActionProps & { gallery?: GalleryRecord | undefined }) {
  // The ids of the call depend on what is next to it, so a page without a gallery has the call alone.
  if (!gallery) return <CallToAction callToAction={callToAction} />
  return (
    <>
      <Gallery gallery={gallery} />
      <CallToAction callToAction={callToAction} />
    </>
  )
}
