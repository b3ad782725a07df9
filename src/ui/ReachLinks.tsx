export type Reach = { phone: { e164: string; display: string }; email: string }

/** Links to call, text and e-mail. */
export function ReachLinks({ phone, email }: Reach) {
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
