import { say } from '../messages.ts'
import { requiredPage } from '../site.ts'
import { BackLink } from './BackLink.tsx'
import { keptHtml } from './kept-html.tsx'
import { NavLink } from './NavLink.tsx'
import { useSite } from './site-context.ts'

/** The buttons below the heading of a service. */
export const ServiceActions = keptHtml([], () => (
  <>
    <NavLink link={requiredPage(useSite(), 'services').service.callToAction.action} look="primary" />
    <BackLink target={{ id: 'services', params: {} }}>{say(useSite(), 'service.back-to-all')}</BackLink>
  </>
))
