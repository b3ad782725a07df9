import { useSite } from './site-context.ts'

/** Every way to reach the company at once: call, text, write. */
export function ContactLinks() {
  const { phone, email } = useSite().manifest.site.business
  return (
    <ul className="contact-links">
      <li>
        <a href={`tel:${phone.e164}`}>Call {phone.display}</a>
      </li>
      <li>
        <a href={`sms:${phone.e164}`}>Text {phone.display}</a>
      </li>
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
    </ul>
  )
}
