/** 32-bit FNV-1a over UTF-16 code units; not cryptographic. Source: http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
