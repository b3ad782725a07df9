/** Marks the position of the name in a designation, as in `Provincia de …`. */
const namePosition = '…'

/**
 * The whole name of a county: `Summit County`, `Orleans Parish`, `County Durham`, `North Yorkshire`.
 * @param designation `none`; or a word after the name, e.g. `Parish`; or a text with `…` for the name, e.g. `County …`.
 */
export function fullCountyName(name: string, designation: string): string {
  if (designation === 'none') return name
  const whole = designation.includes(namePosition) ? designation.replace(namePosition, name) : `${name} ${designation}`
  return isWritten(name, designation.replace(namePosition, '').trim()) ? name : whole
}

/** Whether a name already begins or ends with the designation, so that it is not repeated. */
function isWritten(name: string, designation: string): boolean {
  return name.endsWith(` ${designation}`) || name.startsWith(`${designation} `)
}
