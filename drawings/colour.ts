/** Mixes two `#rrggbb` colours; `share` is from 0 (`from`) to 1 (`to`). */
export function mix(from: string, to: string, share: number): string {
  const start = channels(from)
  const end = channels(to)
  return `#${start
    .map((value, index) => Math.round(value + ((end[index] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
