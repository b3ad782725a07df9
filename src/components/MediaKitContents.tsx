import type { PageOf } from '#manifest/schema.ts'
import { requiredMediaKit } from '../site.ts'
import { useSite } from './site-context.ts'

const samples = { light: 'logo-sample', dark: 'logo-sample logo-sample-dark' } as const

/** The contents of the media kit: the logo on light and dark backgrounds, the files, the facts and the boilerplate. */
export function MediaKitContents({ texts }: { texts: PageOf<'press'>['mediaKit'] }) {
  const site = useSite()
  const { business, origin } = site.manifest.site
  const { logos, contents } = requiredMediaKit(site)
  const facts = { Name: business.name, Tagline: business.tagline, Website: origin }
  return (
    <div className="media-kit">
      <div className="logo-samples">
        {logos.map(({ url, width, height, tone }) => (
          <p className={samples[tone]} key={url}>
            <img
              src={url}
              width={Math.round(width)}
              height={Math.round(height)}
              alt={`${business.name} logo on a ${tone} background`}
              loading="lazy"
              decoding="async"
            />
          </p>
        ))}
        <p className="logo-usage">{texts.usage}</p>
      </div>
      <div>
        <h3>What’s Included</h3>
        <dl className="kit-contents">
          {contents.map(({ files, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{files.join(', ')}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3>About the Company</h3>
        <blockquote className="kit-boilerplate">
          <p>{texts.boilerplate}</p>
        </blockquote>
        <dl className="facts">
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
