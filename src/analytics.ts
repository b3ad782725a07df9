import type { AnalyticsService } from '#manifest/schema/analytics.ts'
import type { SiteSettings } from '#manifest/schema.ts'
import type { AnalyticsScript } from './client/analytics.ts'

/** Sources: the installation guides of the vendors, as of 2026. */
export function analyticsScript(service: AnalyticsService, origin: string): AnalyticsScript {
  switch (service.vendor) {
    case 'google-analytics':
      return {
        src: `https://www.googletagmanager.com/gtag/js?id=${service.id}`,
        queue: { name: 'dataLayer', calls: [['config', service.id]] },
      }
    case 'plausible':
      return {
        src: `${service.host}/js/script.js`,
        attributes: { 'data-domain': service.domain ?? new URL(origin).hostname },
      }
    case 'matomo': {
      const url = service.url.replace(/\/$/, '')
      const calls = [
        ['setTrackerUrl', `${url}/matomo.php`],
        ['setSiteId', service.siteId],
        ['trackPageView'],
        ['enableLinkTracking'],
      ]
      return { src: `${url}/matomo.js`, queue: { name: '_paq', calls } }
    }
    case 'cloudflare':
      return {
        src: 'https://static.cloudflareinsights.com/beacon.min.js',
        attributes: { 'data-cf-beacon': JSON.stringify({ token: service.token }) },
      }
    case 'other':
      return { src: service.script, attributes: service.attributes }
  }
}

/** Origins of the scripts, and those that the scripts send to. */
export function analyticsOrigins({ analytics, origin }: Pick<SiteSettings, 'analytics' | 'origin'>): {
  scripts: string[]
  connections: string[]
} {
  const services = analytics?.services ?? []
  const scripts = services.map((service) => new URL(analyticsScript(service, origin).src).origin)
  return { scripts, connections: [...scripts, ...services.flatMap(furtherOrigins)] }
}

/** Whether no other company counts the visits: all services are on hosts of the domain of the site. */
export function hasOwnAnalytics(site: Pick<SiteSettings, 'analytics' | 'origin'>): boolean {
  const domain = new URL(site.origin).hostname.replace(/^www\./, '')
  return analyticsOrigins(site).connections.every((url) => `.${new URL(url).hostname}`.endsWith(`.${domain}`))
}

function furtherOrigins(service: AnalyticsService): readonly string[] {
  switch (service.vendor) {
    case 'google-analytics':
      // Source: https://developers.google.com/tag-platform/security/guides/csp
      return ['https://*.google-analytics.com', 'https://*.analytics.google.com']
    case 'cloudflare':
      return ['https://cloudflareinsights.com']
    case 'other':
      return service.connect
    default:
      return []
  }
}
