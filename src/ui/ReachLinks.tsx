export type Reach = { phone: { e164: string; display: string }; email: string }

const looks = {
  plain: 'touch-links',
  stacked: 'touch-links grid font-semibold',
  row: 'touch-links flex flex-wrap gap-x-6 font-bold',
  large: 'touch-links flex flex-wrap gap-x-10 text-lg font-bold',
} as const

export type ReachLook = keyof typeof looks

/** Links to call, text and e-mail. */
export function ReachLinks({ phone, email, look = 'plain' }: Reach & { look?: ReachLook }) {
  return (
    <ul className={looks[look]}>
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
