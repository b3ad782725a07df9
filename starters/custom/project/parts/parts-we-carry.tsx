import { Section, type SectionProps } from 'citywide'

const parts: { appliance: RegExp; names: string[] }[] = [
  { appliance: /^dishwasher/, names: ['Spray arms', 'Door seals', 'Drain pumps'] },
  { appliance: /^wash/, names: ['Drain pumps', 'Inlet valves', 'Door seals', 'Belts'] },
  { appliance: /fridge|refrigerator/, names: ['Fans', 'Thermostats', 'Defrost heaters'] },
  { appliance: /^oven/, names: ['Heating elements', 'Sensors', 'Igniters'] },
]

/** A section that a service names in `ownSections`. It is about the appliance in the slug of the service. */
export function PartsWeCarry({ data }: SectionProps) {
  const found = parts.find(({ appliance }) => appliance.test(data.slug))
  if (!found) return null
  return (
    <Section heading="Parts That Fail Most Often" text="Ask on the phone whether the van carries one for your model.">
      <ul className="grid gap-2 sm:grid-cols-2">
        {found.names.map((part) => (
          <li className="rounded-card border px-4 py-3" key={part}>
            {part}
          </li>
        ))}
      </ul>
    </Section>
  )
}
