/** Letters of an e-mail address that narrow columns have room for. */
const roomy = 26

/** An e-mail address. A long one breaks after its `@`, and not before its last letter. */
export function EmailText({ email }: { email: string }) {
  if (email.length <= roomy) return email
  const [name, host] = email.split('@')
  return (
    <>
      {`${name}@`}
      <wbr />
      {host}
    </>
  )
}
