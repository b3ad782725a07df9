import { mixBits } from './mix-bits.ts'
import { signatureLength } from './signatures.ts'

/** Orders in which the pages are laid out. */
const orders = signatureLength

/** Values of the signature by which an order sorts at most, one after the other, and bits it looks at of each. */
const mostDepth = 6
const bitsOfValue = 6

/** Pages before and after a page in an order that are candidates for it. */
const reach = 8

/** Candidates of a page at most, those that are near it in most orders. */
const mostCandidates = 32

/** The pages likely to be similar to a page; valid until the next call. */
export type Candidates = (page: number) => Uint32Array

/**
 * Sorts the pages by their signatures in 64 orders, each beginning with another value: pages that agree in a value come
 * to lie together, those that agree in the next one too lie together among them, and so on, however many they
 * are. So a page has as many candidates in a crowd as among few (an LSH forest; see Bawa, Condie and Ganesan, 2005).
 */
export function createCandidates(signatures: Float32Array, count: number): Candidates {
  const values = shortValues(signatures)
  const sorted = new Uint32Array(orders * count)
  const ranks = new Uint32Array(orders * count)
  const keys = new Float64Array(count)
  for (let order = 0; order < orders; order++) {
    sortPages(values, order, keys)
    for (let rank = 0; rank < count; rank++) {
      const page = (keys[rank] ?? 0) % count
      sorted[order * count + rank] = page
      ranks[order * count + page] = rank
    }
  }

  const met = new Uint8Array(count)
  const seen = new Uint32Array(orders * 2 * reach)
  const chosen = new Uint32Array(mostCandidates)
  return (page) => {
    let seenCount = 0
    for (let order = 0; order < orders; order++) {
      const value = signatures[page * signatureLength + order] ?? Infinity
      if (value === Infinity) continue
      const first = order * count
      const rank = ranks[first + page] ?? 0
      const end = Math.min(count - 1, rank + reach)
      for (let at = Math.max(0, rank - reach); at <= end; at++) {
        const other = sorted[first + at] ?? 0
        if (other === page || signatures[other * signatureLength + order] !== value) continue
        if (met[other] === 0) seen[seenCount++] = other
        met[other] = (met[other] ?? 0) + 1
      }
    }
    return chosen.subarray(0, chooseMostMet(seen.subarray(0, seenCount), met, chosen))
  }
}

/** Puts into `chosen` those that were met most often, of equals those seen first, and forgets that they were met. */
function chooseMostMet(seen: Uint32Array, met: Uint8Array, chosen: Uint32Array): number {
  const byTimes = new Uint32Array(orders + 1)
  for (const page of seen) byTimes[met[page] ?? 0] = (byTimes[met[page] ?? 0] ?? 0) + 1
  let least = orders
  let room = chosen.length
  while (least > 1 && (byTimes[least] ?? 0) <= room) room -= byTimes[least--] ?? 0
  let count = 0
  for (const page of seen) {
    const times = met[page] ?? 0
    met[page] = 0
    if (times > least || (times === least && room-- > 0)) chosen[count++] = page
  }
  return count
}

/** Six bits for each value of the signatures, the same for the same value; one more stands for none. */
function shortValues(signatures: Float32Array): Uint8Array {
  const asBits = new Uint32Array(signatures.buffer, signatures.byteOffset, signatures.length)
  const values = new Uint8Array(signatures.length)
  for (let at = 0; at < values.length; at++) values[at] = mixBits(asBits[at] ?? 0) >>> (32 - bitsOfValue)
  return values
}

/** Fills `keys` ascending; what is left of a key when divided by the count of pages is the page. */
function sortPages(values: Uint8Array, order: number, keys: Float64Array): void {
  const count = keys.length
  // The key and the page go into the 53 bits of a number: six values up to 131,072 pages, five up to eight million.
  const depth = Math.min(mostDepth, Math.floor((53 - Math.ceil(Math.log2(count))) / bitsOfValue))
  for (let page = 0; page < count; page++) {
    let key = 0
    for (let step = 0; step < depth; step++) {
      // Steps that grow, so that no two orders go on from one value to the same other.
      const place = (order + (step * (step + 1) * 5) / 2) % signatureLength
      key = key * 2 ** bitsOfValue + (values[page * signatureLength + place] ?? 0)
    }
    keys[page] = key * count + page
  }
  keys.sort()
}
