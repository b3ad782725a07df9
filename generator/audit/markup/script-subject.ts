/** Characters of a script by which it is known on its page. */
const longest = 200

/** Names an inline script, or one with a src, as the subject of findings. */
export const scriptSubject = ({
  attributes,
  text,
}: {
  attributes: Readonly<Record<string, string | undefined>>
  text: string
}): string => `script ${(attributes.src ?? text).trim().slice(0, longest)}`
