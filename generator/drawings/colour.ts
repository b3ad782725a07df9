/** A colour between two, both `#rrggbb`: the first at 0, the second at 1. */
export function mix(from: string, to: string, share: number): string {
  const channel = (start: number) => {
    const a = Number.parseInt(from.slice(start, start + 2), 16)
    const b = Number.parseInt(to.slice(start, start + 2), 16)
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
