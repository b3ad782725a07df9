import { Section, type SectionProps } from 'citywide'

const parts: Record<string, string[]> = {
  'washer-repair': ['Drain pumps', 'Inlet valves', 'Door seals', 'Belts'],
  'dishwasher-repair': ['Spray arms', 'Door seals', 'Drain pumps'],
  'refrigerator-repair': ['Fans', 'Thermostats', 'Defrost heaters'],
  'oven-repair': ['Heating elements', 'Sensors', 'Igniters'],
}

/** A section that a service names in `ownSections`. */
export function PartsWeCarry({ data }: SectionProps) {
  return (
    <Section heading="Parts That Fail Most Often" text="Ask on the phone whether the van carries one for your model.">
      <ul className="grid gap-2 sm:grid-cols-2">
        {(parts[data.slug] ?? []).map((part) => (
          <li className="rounded-card border px-4 py-3" key={part}>
            {part}
          </li>
        ))}
      </ul>
    </Section>
  )
}
