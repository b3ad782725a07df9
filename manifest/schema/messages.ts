import { z } from 'zod'

/** For editors. The loader checks each message itself, because it knows their keys and arguments. */
const text = { type: 'string', minLength: 1 } as const

/**
 * Sentences that the pages say by themselves, such as `navigation.menu`, in place of those of the program, or in a
 * language that the program does not have. Texts by key, in sections of any depth; a list has several wordings of one
 * sentence. Keys and arguments are those of `messages/en.yaml`, in ICU syntax:
 * https://unicode-org.github.io/icu/userguide/format_parse/messages/
 */
export const Messages = z.record(
  z.string(),
  z.unknown().meta({ anyOf: [text, { type: 'array', items: text, minItems: 1 }, { $ref: '#' }] }),
)
