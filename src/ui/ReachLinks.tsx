/** `call` and `text` are the texts of the links to the telephone number, which is in E.164. Not every number takes texts. */
export type Reach = { phone: string; call: string; text?: string; email: string }

export const looks = {
  plain: 'touch-links',
  stacked: 'touch-links grid font-semibold',
  row: 'touch-links flex flex-wrap gap-x-6 font-bold',
  large: 'touch-links flex flex-wrap gap-x-10 text-lg font-bold',
} as const

export type ReachLook = keyof typeof looks

/** Links to call, text and e-mail. */
export function ReachLinks({ phone, call, text, email, look = 'plain' }: Reach & { look?: ReachLook }) {
  return (
    <ul className={looks[look]}>
      <li>
        <a href={`tel:${phone}`}>{call}</a>
      </li>
      {text && (
        <li>
          <a href={`sms:${phone}`}>{text}</a>
        </li>
      )}
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
    </ul>
  )
}
