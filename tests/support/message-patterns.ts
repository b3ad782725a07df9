import { loadMessages } from '#generator/load/messages/load-messages.ts'

/**
 * The messages of a language as patterns of whole texts, with any text for an argument. Leaves out those with fewer than eight
 * letters besides arguments, such as `{service} in {place}`, which fit any sentence.
 */
export function messagePatterns(language: string): RegExp[] {
  return Object.values(loadMessages(language).messages).flatMap((message) => {
    const parts = message.replace(/<\/?[^>]*>/g, '').split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/)
    const letters = parts.join('').replace(/[^\p{L}]/gu, '').length
    if (parts.length > 1 && letters < 8) return []
    return [new RegExp(`^${parts.map(escaped).join('.+')}$`)]
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
