import type { SiteSettings } from '#manifest/schema.ts'
import { say } from '../messages.ts'
import { ContactLinks } from './ContactLinks.tsx'
import { useSite } from './site-context.ts'

export type Embed = NonNullable<SiteSettings['embeds'][keyof SiteSettings['embeds']]>

// allow-scripts with allow-same-origin is safe here, because the frame's origin is never ours.
const sandbox = [
  'allow-scripts',
  'allow-forms',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
].join(' ')

/**
 * A third-party page in a frame, with an ordinary link as an alternative. `src/client/embeds.ts` shows the panel in
 * place of a frame that does not load.
 */
export function EmbedFrame({ embed }: { embed: Embed }) {
  return (
    <div className="embed grid min-w-0 gap-2">
      <p className="touch-links font-semibold">
        <EmbedLink embed={embed} />
      </p>
      <div className="embed-box">
        <Frame embed={embed} />
        <EmbedPanel embed={embed} />
      </div>
    </div>
  )
}

/** Shown in place of a frame that does not load: other ways to contact the company. */
export function EmbedPanel({ embed: { title } }: { embed: Embed }) {
  const site = useSite()
  return (
    <div className="embed-panel" role="alert" hidden>
      <p className="font-heading text-h3 font-semibold">{say(site, 'embed.failed', { title })}</p>
      <p>{say(site, 'embed.failed-text')}</p>
      <ContactLinks />
      <button className="button button-quiet" type="button">
        {say(site, 'embed.try-again')}
      </button>
    </div>
  )
}

/** The frame, and the script of its service if it has one. Deferred, so that it waits for the page's own scripts. */
export function Frame({ embed: { title, url, height, payment, script } }: { embed: Embed }) {
  const fullscreen = 'fullscreen'
  return (
    <>
      <iframe
        src={url}
        title={title}
        width={1152}
        height={height}
        loading="lazy"
        sandbox={sandbox}
        allow={payment ? `payment ${new URL(url).origin}; ${fullscreen}` : fullscreen}
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {script && <script src={script.src} integrity={script.integrity} crossOrigin={script.crossorigin} defer />}
    </>
  )
}

/** Opens the same service in a new window. */
export function EmbedLink({ embed: { url, linkUrl, linkLabel } }: { embed: Embed }) {
  return (
    <a href={linkUrl ?? url} rel="noopener" target="_blank">
      {linkLabel}
    </a>
  )
}
