import type { SiteSettings } from '#manifest/schema.ts'

export type Embed = NonNullable<SiteSettings['embeds'][keyof SiteSettings['embeds']]>

// Scripts together with the same origin are safe here: the frame's origin is never ours.
const sandbox = [
  'allow-scripts',
  'allow-forms',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
].join(' ')

/** A page of another service in a frame, with an ordinary link for whoever cannot use the frame. */
export function EmbedFrame({ embed: { title, url, height, linkLabel, linkUrl, payment } }: { embed: Embed }) {
  return (
    <div className="embed">
      <iframe
        src={url}
        title={title}
        height={height}
        loading="lazy"
        sandbox={sandbox}
        allow={payment ? `payment ${new URL(url).origin}` : undefined}
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p>
        <a href={linkUrl ?? url} rel="noopener" target="_blank">
          {linkLabel}
        </a>
      </p>
    </div>
  )
}
