import type { PageOf } from '#manifest/schema.ts'
import type { LogoFile } from '../brand.ts'
import { say } from '../messages.ts'
import type { Site } from '../site.ts'
import { requiredMediaKit } from '../site.ts'
import { Fact, Facts } from './Facts.tsx'
import { useSite } from './site-context.ts'

/** Each logo on the background it is drawn for, in both colour schemes. */
const samples = {
  light:
    'grid place-items-center rounded-card border bg-always-light px-[clamp(1.25rem,4vw,3rem)] py-[clamp(2rem,6vw,4rem)]',
  dark: 'grid place-items-center rounded-card border bg-always-dark px-[clamp(1.25rem,4vw,3rem)] py-[clamp(2rem,6vw,4rem)]',
} as const

/** The contents of the media kit: the logo on light and dark backgrounds, the files, the facts and the boilerplate. */
export function MediaKitContents({ texts }: { texts: PageOf<'press'>['mediaKit'] }) {
  const site = useSite()
  const { business, origin } = site.manifest.site
  const { logos, contents } = requiredMediaKit(site)
  const facts = {
    [say(site, 'media-kit.name')]: business.name,
    [say(site, 'media-kit.tagline')]: business.tagline,
    [say(site, 'contact.website')]: origin,
  }
  return (
    <div className="grid gap-10 *:min-w-0 lg:grid-cols-2 lg:gap-x-16">
      <div className="col-span-full grid gap-4 md:grid-cols-2">
        {logos.map(({ url, width, height, tone }) => (
          <p className={samples[tone]} key={url}>
            <img
              className="h-auto w-full max-w-[24rem] rounded-none"
              src={url}
              width={Math.round(width)}
              height={Math.round(height)}
              alt={logoText(site, tone)}
              loading="lazy"
              decoding="async"
            />
          </p>
        ))}
        <p className="col-span-full max-w-text text-small text-ink-muted">
          {texts.usage ?? say(site, 'media-kit.usage', { business: business.name })}
        </p>
      </div>
      <div className="grid content-start gap-5">
        <h3>{say(site, 'media-kit.included')}</h3>
        <dl className="grid wrap-anywhere">
          {contents.map(({ files, text }) => (
            <div className="border-t py-2.5" key={text}>
              <dt className="font-bold">{text}</dt>
              <dd className="text-small text-ink-muted">{files.join(', ')}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid content-start gap-5">
        <h3>{say(site, 'media-kit.about')}</h3>
        <blockquote className="border-s-3 border-accent px-5 py-0.5 wrap-anywhere">
          <p>{texts.boilerplate}</p>
        </blockquote>
        <Facts>
          {Object.entries(facts).map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      </div>
    </div>
  )
}

function logoText(site: Site, tone: LogoFile['tone']): string {
  const { name: business } = site.manifest.site.business
  return tone === 'light'
    ? say(site, 'media-kit.logo-on-light', { business })
    : say(site, 'media-kit.logo-on-dark', { business })
}
