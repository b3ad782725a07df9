import { inside, type Surrounding } from './element-traits.ts'

export type Surroundings = {
  /** Bits of `inside`: the elements that are open. */
  bits: () => number
  isIn: (name: Surrounding) => boolean
  enter: (name: string) => void
  leave: (name: string) => void
  /** The head ends at its end tag, at `<body>`, or at anything that cannot be in it. */
  leaveHead: () => void
}

/** Tracks which of the elements of `inside` are open. */
export function createSurroundings(startsInHead: boolean): Surroundings {
  const depths = new Map<string, number>()
  let bits = startsInHead ? inside.head : 0
  return {
    bits: () => bits,
    isIn: (name) => (bits & inside[name]) !== 0,
    enter: (name) => {
      depths.set(name, (depths.get(name) ?? 0) + 1)
      bits |= inside[name as Surrounding]
    },
    leave: (name) => {
      const depth = depths.get(name)
      if (depth === undefined) return
      depths.set(name, depth - 1)
      if (depth > 1) return
      bits &= ~(inside[name as Surrounding] ?? 0)
      depths.delete(name)
    },
    leaveHead: () => {
      bits &= ~inside.head
    },
  }
}
