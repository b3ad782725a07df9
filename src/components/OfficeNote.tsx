import { addressText } from '../format.ts'
import { officeOf } from '../site.ts'
import { RouteLink } from './RouteLink.tsx'
import { Sentence } from './Sentence.tsx'
import { useSite } from './site-context.ts'

/** Names the office that serves the place of the page, if the company has several. */
export function OfficeNote() {
  const office = officeOf(useSite())
  if (!office) return null
  const { slug, name, address } = office
  return (
    <p className="max-w-text">
      <Sentence
        message="offices.serves"
        values={{ name, address: addressText(address) }}
        tags={{
          office: (text) => (
            <RouteLink key="link" to="officePage" params={{ office: slug }}>
              {text}
            </RouteLink>
          ),
        }}
      />
    </p>
  )
}
