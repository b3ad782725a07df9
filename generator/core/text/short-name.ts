/** Whether a text is the first words of one of some names, and no other known name begins with them. */
export function isShortName(
  text: string,
  names: ReadonlySet<string>,
  ...known: readonly ReadonlySet<string>[]
): boolean {
  if (text === '' || ![...names].some((name) => beginsWith(name, text))) return false
  return known.every((others) => {
    for (const other of others) if (!names.has(other) && beginsWith(other, text)) return false
    return true
  })
}

/** Whether a text is a name, or its first words: `Los Prados` of Los Prados del Norte. */
export const beginsWith = (name: string, text: string) => `${name} `.startsWith(`${text} `)
