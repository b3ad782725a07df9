/** The sign between the cells of a table, by its first line: a comma, a semicolon or a tab. */
export function delimiterOf(table: string): string {
  const [first = ''] = table.split(/\r?\n/)
  return [',', ';', '\t'].find((sign) => first.includes(sign)) ?? ','
}

/** The letters of a heading, in lower case and without accents: `urlnueva` for `URL nueva`. */
export const lettersOfHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
