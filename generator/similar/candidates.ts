import { mixBits } from '../core/text/mix-bits.ts'
import { signatureLength } from './signatures.ts'

/** Orders in which the pages are laid out. */
const orders = 64

/** Values of the signature by which an order sorts at most, one after the other, and bits it looks at of each. */
const mostDepth = 4
const bitsOfValue = 8

/** Pages before and after a page in an order that are near it there. */
const reach = 8

/** Of the pages near a page, those whose signatures are compared: near it in most orders. */
const mostCompared = 256

/** Of those, the candidates: with the signatures that agree most. */
const mostCandidates = 16

/** The pages likely to be similar to a page; valid until the next call. */
export type Candidates = (page: number) => Uint32Array

/**
 * Sorts the pages by their signatures in 64 orders, each beginning with another value: pages that agree in a value come
 * to lie together, those that agree in the next one too lie together among them, and so on, however many they
 * are. So a page has as many candidates in a crowd as among few (an LSH forest; see Bawa, Condie and Ganesan, 2005).
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

/** The pages of each order, and for each order the rank of each page. */
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

/** The place of the signature that an order looks at first. */
const firstPlace = (order: number) => (order * signatureLength) / orders

/** Fills `keys` ascending; what is left of a key when divided by the count of pages is the page. */
function sortPages(values: Uint8Array, order: number, keys: Float64Array): void {
  const count = keys.length
  // The key and the page go into the 53 bits of a number: four values up to two million pages, three beyond.
  const depth = Math.min(mostDepth, Math.floor((53 - Math.ceil(Math.log2(count))) / bitsOfValue))
  for (let page = 0; page < count; page++) {
    let key = 0
    for (let step = 0; step < depth; step++) {
      // Steps that grow, so that no two orders go on from one value to the same other.
      const place = (firstPlace(order) + (step * (step + 1) * 5) / 2) % signatureLength
      key = key * 2 ** bitsOfValue + ((values[page * signatureLength + place] ?? 0) >>> (8 - bitsOfValue))
    }
    keys[page] = key * count + page
  }
  keys.sort()
}

/** Eight bits for each value of the signatures, the same for the same value; what is no value agrees with nothing. */
function shortValues(signatures: Float32Array): Uint8Array {
  const asBits = new Uint32Array(signatures.buffer, signatures.byteOffset, signatures.length)
  const values = new Uint8Array(signatures.length)
  for (let at = 0; at < values.length; at++) {
    values[at] = mixBits(signatures[at] === Infinity ? at : (asBits[at] ?? 0)) >>> 24
  }
  return values
}

/** In how many places the signatures of two pages agree. Four places are compared at a time. */
function agreement(fours: Int32Array, page: number, other: number): number {
  const length = signatureLength / 4
  const [first, otherFirst] = [page * length, other * length]
  /** Agreements, those of every fourth place in a byte of their own. */
  let agreed = 0
  for (let at = 0; at < length; at++) {
    const differing = (fours[first + at] ?? 0) ^ (fours[otherFirst + at] ?? 0)
    // The highest bit of each byte, set where any bit of the byte is.
    const marks = (((differing & 0x7f7f7f7f) + 0x7f7f7f7f) | differing) & 0x80808080
    agreed += (~marks & 0x80808080) >>> 7
  }
  return Math.imul(agreed, 0x01010101) >>> 24
}

/** Fills `chosen` with the pages that have the highest scores; of equals, those that come first. */
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
