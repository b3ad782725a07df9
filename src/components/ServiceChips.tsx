import type { Service } from '#manifest/schema.ts'
import type { Target } from '../route.ts'
import { useSite } from './site-context.ts'
import { TargetLink } from './TargetLink.tsx'

/** Every service as a chip that links to a page about it. */
export function ServiceChips({ targetOf }: { targetOf: (service: Service) => Target }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {useSite().manifest.services.map((service) => (
        <li key={service.slug}>
          <TargetLink className="chip" target={targetOf(service)}>
            {service.name}
          </TargetLink>
        </li>
      ))}
    </ul>
  )
}
