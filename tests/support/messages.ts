import { loadMessages } from '#generator/load/messages/load-messages.ts'
import type { MessageSource } from '#src/messages.ts'

/** The sentences of the program in a language, for functions that a page calls with its site. */
export function messagesIn(language: string): MessageSource {
  return { manifest: { messages: loadMessages(language).messages, site: { language } } }
}
