// The report is in English regardless of the language of the site, because it is for the site's staff.

/** e.g. `1,204` */
export function numberText(value: number): string {
  format ??= new Intl.NumberFormat('en')
  return format.format(value)
}

let format: Intl.NumberFormat | undefined

/** e.g. `940`, `1.2K`, for cells of a grid. */
export function compactText(value: number): string {
  compact ??= new Intl.NumberFormat('en', { notation: 'compact' })
  return compact.format(value)
}

let compact: Intl.NumberFormat | undefined

/** e.g. `1 URL`, `1,204 URLs` */
export function countText(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`
}

/**
 * A share from 0 to 1 in percent, with one decimal. Rounded down, so that a value below a threshold never appears to
 * reach it.
 */
export function percent(share: number): number {
  // 0.57 * 1000 is 569.9999999999999.
  return Math.floor(share * 1000 + 1e-6) / 10
}
