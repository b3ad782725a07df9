import { Section, type SectionProps } from 'citywide'
import { first, useWords } from './words.ts'

/** A section that a service names in `ownSections`. It is about the appliance in the slug of the service. */
export function PartsWeCarry({ data }: SectionProps) {
  const { parts } = useWords()
  // The slug is that of the first language.
  const found = parts.lists[first.parts.lists.findIndex(({ appliance }) => data.slug.includes(appliance))]
  if (!found) return null
  return (
    <Section heading={parts.heading} text={parts.text}>
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
