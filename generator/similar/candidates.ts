import { mixBits } from '../core/text/mix-bits.ts'
import { signatureLength } from './signatures.ts'

/** Number of sort orders of the pages. */
const orders = 64

/** Most signature values that an order sorts by, and the bits used of each. */
const mostDepth = 4
const bitsOfValue = 8

/** Pages before and after a page in an order that count as near. */
const reach = 8

/** Near pages whose signatures are compared: those that are near in most orders. */
const mostCompared = 256

/** Candidates among those: the pages whose signatures agree most. */
const mostCandidates = 16

/** The pages likely to be similar to a page. The array is valid until the next call. */
export type Candidates = (page: number) => Uint32Array

/**
 * Sorts the pages by their signatures in 64 orders, each starting with another value. Pages that agree in the first
 * value are adjacent, and within them pages that also agree in the next value, and so on. So the number of candidates
 * of a page does not depend on how many pages are similar to it (an LSH forest; see Bawa, Condie and Ganesan, 2005).
 */
export function createCandidates(signatures: Float32Array, count: number): Candidates {
  const values = shortValues(signatures)
  const fours = new Int32Array(values.buffer)
  const { sorted, ranks } = layOut(values, count)
  const met = new Uint8Array(count)
  const near = new Uint32Array(orders * 2 * reach)
  const compared = new Uint32Array(mostCompared)
  const chosen = new Uint32Array(mostCandidates)
  return (page) => {
    if (signatures[page * signatureLength] === Infinity) return chosen.subarray(0, 0)
    let nearCount = 0
    for (let order = 0; order < orders; order++) {
      const first = order * count
      const rank = ranks[first + page] ?? 0
      const end = Math.min(count - 1, rank + reach)
      for (let at = Math.max(0, rank - reach); at <= end; at++) {
        const other = sorted[first + at] ?? 0
        if (other === page) continue
        if (met[other] === 0) near[nearCount++] = other
        met[other] = (met[other] ?? 0) + 1
      }
    }
    const toCompare = chooseMost(near.subarray(0, nearCount), met, compared)
    for (let index = 0; index < nearCount; index++) met[near[index] ?? 0] = 0
    for (const other of toCompare) met[other] = agreement(fours, page, other)
    const candidates = chooseMost(toCompare, met, chosen)
    for (const other of toCompare) met[other] = 0
    return candidates
  }
}

/** The sorted pages of each order, and the rank of each page in it. */
function layOut(values: Uint8Array, count: number): { sorted: Uint32Array; ranks: Uint32Array } {
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
  return { sorted, ranks }
}

/** Index of the first signature value of an order. */
const firstPlace = (order: number) => (order * signatureLength) / orders

/** Fills `keys` in ascending order; a key modulo the page count is the page. */
function sortPages(values: Uint8Array, order: number, keys: Float64Array): void {
  const count = keys.length
  // Key and page share the 53 bits of a number: four values for up to two million pages, three above.
  const depth = Math.min(mostDepth, Math.floor((53 - Math.ceil(Math.log2(count))) / bitsOfValue))
  for (let page = 0; page < count; page++) {
    let key = 0
    for (let step = 0; step < depth; step++) {
      // Growing steps, so that no two orders have the same pair of consecutive values.
      const place = (firstPlace(order) + (step * (step + 1) * 5) / 2) % signatureLength
      key = key * 2 ** bitsOfValue + ((values[page * signatureLength + place] ?? 0) >>> (8 - bitsOfValue))
    }
    keys[page] = key * count + page
  }
  keys.sort()
}

/**
 * An 8-bit hash of each signature value. `Infinity`, which is no value, hashes its index, so that it matches by chance
 * only.
 */
function shortValues(signatures: Float32Array): Uint8Array {
  const asBits = new Uint32Array(signatures.buffer, signatures.byteOffset, signatures.length)
  const values = new Uint8Array(signatures.length)
  for (let at = 0; at < values.length; at++) {
    values[at] = mixBits(signatures[at] === Infinity ? at : (asBits[at] ?? 0)) >>> 24
  }
  return values
}

/** Number of values in which the signatures of two pages agree. Compares four values at a time. */
function agreement(fours: Int32Array, page: number, other: number): number {
  const length = signatureLength / 4
  const [first, otherFirst] = [page * length, other * length]
  /** Four counters of one byte, one per position modulo 4. */
  let agreed = 0
  for (let at = 0; at < length; at++) {
    const differing = (fours[first + at] ?? 0) ^ (fours[otherFirst + at] ?? 0)
    // Sets the highest bit of each byte that has any bit set.
    const marks = (((differing & 0x7f7f7f7f) + 0x7f7f7f7f) | differing) & 0x80808080
    agreed += (~marks & 0x80808080) >>> 7
  }
  return Math.imul(agreed, 0x01010101) >>> 24
}

/** Fills `chosen` with the pages of the highest scores; of equal scores, the first pages. */
function chooseMost(pages: Uint32Array, scores: Uint8Array, chosen: Uint32Array): Uint32Array {
  const withScore = new Uint32Array(signatureLength + 1)
  for (const page of pages) withScore[scores[page] ?? 0] = (withScore[scores[page] ?? 0] ?? 0) + 1
  let room = chosen.length
  let least = signatureLength
  while (least > 0 && (withScore[least] ?? 0) <= room) room -= withScore[least--] ?? 0
  let count = 0
  for (const page of pages) {
    const score = scores[page] ?? 0
    if (score > least || (score === least && room-- > 0)) chosen[count++] = page
  }
  return chosen.subarray(0, count)
}
