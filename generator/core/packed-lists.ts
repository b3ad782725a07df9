// A list is its length, then its entries, each number as the difference from the same one of the entry before. Numbers of
// neighbours are close, so nearly all differences fit in a byte: seven bits, and one that says that more follow.

export type ListPacker = {
  /**
   * Adds a list of numbers from 0 to 2^32 - 1, and returns where it begins.
   * @param step numbers in an entry.
   */
  add: (numbers: ArrayLike<number>, step?: number) => number
  /** The bytes so far. Shares their memory, and later lists are not in it. */
  bytes: () => Uint8Array
}

/** Lists of numbers, one after the other, in a quarter to half of the bytes of their numbers. */
export function packLists(): ListPacker {
  let bytes = new Uint8Array(1024)
  let length = 0
  const push = (value: number) => {
    for (let rest = value; ; rest >>>= 7) {
      bytes[length++] = rest < 128 ? rest : (rest & 127) | 128
      if (rest < 128) return
    }
  }
  return {
    add: (numbers, step = 1) => {
      const most = (numbers.length + 1) * bytesOfNumber
      if (length + most > bytes.length) {
        const larger = new Uint8Array(Math.max(bytes.length * 1.25, length + most))
        larger.set(bytes.subarray(0, length))
        bytes = larger
      }
      const start = length
      push(numbers.length)
      for (let index = 0; index < numbers.length; index++) {
        // As a number of 32 bits with a sign, which is also right where the difference has more.
        const difference = ((numbers[index] as number) - (index < step ? 0 : (numbers[index - step] as number))) | 0
        // Zero, minus one, one, minus two … become 0, 1, 2, 3 …
        push(((difference << 1) ^ (difference >> 31)) >>> 0)
      }
      return start
    },
    bytes: () => bytes.subarray(0, length),
  }
}

/** Most bytes of a number. */
const bytesOfNumber = 5

/** Reads lists from where one begins: every call returns the next. */
export function readLists(bytes: Uint8Array, start: number): (step?: number) => Uint32Array {
  let at = start
  const next = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      value |= (byte & 127) << shift
      if (byte < 128) return value >>> 0
    }
  }
  return (step = 1) => {
    const numbers = new Uint32Array(next())
    for (let index = 0; index < numbers.length; index++) {
      const packed = next()
      const difference = (packed >>> 1) ^ -(packed & 1)
      numbers[index] = (index < step ? 0 : (numbers[index - step] as number)) + difference
    }
    return numbers
  }
}
