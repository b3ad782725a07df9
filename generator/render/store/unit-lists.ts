/** Units a page was made from, and numbers of groups. */
export type UnitList = { units: ArrayLike<number>; groups: ArrayLike<number> }

// A list is two runs, units and groups, each as its length and the differences between its numbers. The numbers of a page
// are close to each other, so nearly all differences fit in a byte: seven bits, and one that says that more follow.

/** Lists of the units of pages, one after the other, in a fifth of the bytes of their numbers. */
export function collectUnitLists() {
  let bytes = new Uint8Array(1024)
  let length = 0
  const push = (value: number) => {
    for (let rest = value; ; rest >>>= 7) {
      bytes[length++] = rest < 128 ? rest : (rest & 127) | 128
      if (rest < 128) return
    }
  }
  const pushRun = (numbers: ArrayLike<number>) => {
    push(numbers.length)
    let before = 0
    for (let index = 0; index < numbers.length; index++) {
      const number = numbers[index] as number // within its length
      const difference = number - before
      // An odd number stands for a negative one.
      push(difference < 0 ? -2 * difference - 1 : 2 * difference)
      before = number
    }
  }
  return {
    /** Returns where the list begins. */
    add: ({ units, groups }: UnitList): number => {
      const most = (units.length + groups.length + 2) * bytesOfNumber
      if (length + most > bytes.length) {
        const larger = new Uint8Array(Math.max(bytes.length * 2, length + most))
        larger.set(bytes.subarray(0, length))
        bytes = larger
      }
      const start = length
      pushRun(units)
      pushRun(groups)
      return start
    },
    values: (): Uint8Array => bytes.slice(0, length),
    /** Reads a list that was added. */
    at: (start: number) => readUnitList(bytes, start),
  }
}

/** Most bytes of a number below 2^31, doubled. */
const bytesOfNumber = 5

/** The list that begins at a byte. */
export function readUnitList(bytes: Uint8Array, start: number): { units: Uint32Array; groups: Uint32Array } {
  let at = start
  const next = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      value |= (byte & 127) << shift
      if (byte < 128) return value >>> 0
    }
  }
  const nextRun = () => {
    const run = new Uint32Array(next())
    let before = 0
    for (let index = 0; index < run.length; index++) {
      const packed = next()
      before += packed & 1 ? -((packed + 1) / 2) : packed / 2
      run[index] = before
    }
    return run
  }
  return { units: nextRun(), groups: nextRun() }
}
