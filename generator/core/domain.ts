/** `company.co.uk` of `www.company.co.uk`; enough to compare two names of one company. */
export function domainOf(hostname: string): string {
  const labels = hostname.replace(/^www\./, '').split('.')
  const isShort = (labels.at(-2)?.length ?? 0) <= 3 && (labels.at(-1)?.length ?? 0) === 2
  return labels.slice(isShort ? -3 : -2).join('.')
}
