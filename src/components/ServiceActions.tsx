import { requiredPage } from '../site.ts'
import { keptHtml } from './kept-html.tsx'
import { NavLink } from './NavLink.tsx'
import { RouteLink } from './RouteLink.tsx'
import { useSite } from './site-context.ts'

/** The buttons below the heading of a service. */
export const ServiceActions = keptHtml([], () => (
  <>
    <NavLink link={requiredPage(useSite(), 'services').service.callToAction.action} look="primary" />
    <RouteLink className="back-link" to="services">
      Back to services
    </RouteLink>
  </>
))
