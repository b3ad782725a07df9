import { useSite } from './site-context.ts'

/** Buttons to call and text. */
export function PhoneButtons() {
  const { phone } = useSite().manifest.site.business
  return (
    <>
      <a className="button button-primary" href={`tel:${phone.e164}`}>
        Call {phone.display}
      </a>
      <a className="button button-secondary" href={`sms:${phone.e164}`}>
        Text {phone.display}
      </a>
    </>
  )
}
