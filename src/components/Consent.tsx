import { analyticsScript, hasOwnAnalytics } from '../analytics.ts'
import { say } from '../messages.ts'
import { NavLink } from './NavLink.tsx'
import { useSite } from './site-context.ts'

/**
 * What `src/client/analytics.ts` loads, and the question it asks before. Hidden until the script shows it, so that a
 * visitor without scripts, whom nothing counts, is not asked. Renders nothing for a site without analytics.
 */
export function Consent() {
  const site = useSite()
  const { analytics, origin } = site.manifest.site
  if (!analytics) return null
  const { services, consent, policy } = analytics
  const scripts = JSON.stringify(services.map((service) => analyticsScript(service, origin)))
  if (consent === 'none') return <div data-analytics={scripts} hidden />
  const isOwn = hasOwnAnalytics(site.manifest.site)
  return (
    <section data-analytics={scripts} data-consent="ask" aria-label={say(site, 'consent.title')} hidden>
      <p>
        {say(site, isOwn ? 'consent.own-question' : 'consent.question')} {policy && <NavLink link={policy} />}
      </p>
      <p>
        {/* Both look the same, because neither answer is the better one. */}
        <button className="button button-quiet" type="button" data-answer="granted">
          {say(site, 'consent.accept')}
        </button>
        <button className="button button-quiet" type="button" data-answer="denied">
          {say(site, 'consent.decline')}
        </button>
      </p>
    </section>
  )
}

/** Opens the question again. `src/client/analytics.ts` shows it. */
export function ConsentButton() {
  const site = useSite()
  if (site.manifest.site.analytics?.consent !== 'ask') return null
  return (
    <button type="button" data-consent-open hidden>
      {say(site, 'consent.reopen')}
    </button>
  )
}
