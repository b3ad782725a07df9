/** `1 county` of `counties`, `12 services`. A name of several words with a hyphen stays as it is. */
export function counted(count: number, plural: string): string {
  return `${count} ${count === 1 ? singularOf(plural) : plural}`
}

const singularOf = (plural: string) =>
  plural.includes('-') ? plural : plural.replace(/ies$/, 'y').replace(/(?<=[a-zA-Z])s$/, '')
