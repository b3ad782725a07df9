import { reachOf } from './ContactLinks.tsx'
import { useSite } from './site-context.ts'

/** Buttons to call and text. */
export function PhoneButtons() {
  const { phone, call, text } = reachOf(useSite())
  return (
    <>
      <a className="button button-primary" href={`tel:${phone}`}>
        {call}
      </a>
      {text && (
        <a className="button button-secondary" href={`sms:${phone}`}>
          {text}
        </a>
      )}
    </>
  )
}
