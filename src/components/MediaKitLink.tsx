import { sizeText } from '../format.ts'
import { say } from '../messages.ts'
import { requiredMediaKit } from '../site.ts'
import { useSite } from './site-context.ts'

/** A button that downloads the media kit and states file type and size. */
export function MediaKitLink({ label }: { label: string }) {
  const site = useSite()
  const { url, bytes } = requiredMediaKit(site)
  return (
    <a className="button button-secondary" href={url} download>
      {label}{' '}
      <span className="text-[0.875em] font-normal whitespace-nowrap">
        {say(site, 'media-kit.file-size', { size: sizeText(bytes, site.manifest.site.language) })}
      </span>
    </a>
  )
}
