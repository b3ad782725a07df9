/**
 * Mixes the bits of a 32-bit number. A bijection: every input bit flips about half of the output bits.
 * The finaliser of MurmurHash3. Source: https://github.com/aappleby/smhasher/wiki/MurmurHash3
 */
export function mixBits(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
