/** A number as written in a drawing: two decimals, so every machine writes the same bytes. */
export function number(value: number): string {
  const rounded = Math.round(value * 100) / 100
  return String(rounded === 0 ? 0 : rounded) // no -0
}

export type Point = readonly [x: number, y: number]

/** A closed path through points. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`
}

/** An element with its attributes. Rounds numbers and omits undefined attributes. */
export function element(name: string, attributes: Record<string, string | number | undefined>, inner = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? number(value) : value}"`],
  )
  return inner ? `<${name}${written.join('')}>${inner}</${name}>` : `<${name}${written.join('')}/>`
}
