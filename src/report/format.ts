// The report is in English whatever the language of the site: it is read by those who look after it.

/** e.g. `1,204` */
export function numberText(value: number): string {
  format ??= new Intl.NumberFormat('en')
  return format.format(value)
}

let format: Intl.NumberFormat | undefined

/** e.g. `1 address`, `1,204 addresses` */
export function countText(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`
}

/**
 * A share from 0 to 1 in percent, with one digit after the point. Cut and not rounded, so that what is under a
 * threshold never reads as if it had reached it.
 */
export function percent(share: number): number {
  // 0.57 * 1000 is 569.9999999999999.
  return Math.floor(share * 1000 + 1e-6) / 10
}
