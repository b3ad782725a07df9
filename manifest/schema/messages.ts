import { z } from 'zod'

/** Texts by key, in sections of any depth. */
export type MessageTree = { [key: string]: string | MessageTree }

/**
 * Sentences that the pages say by themselves, such as `navigation.menu`, in place of those of the program, or in a
 * language that the program does not have. Keys and arguments are those of `messages/en.yaml`, in ICU syntax:
 * https://unicode-org.github.io/icu/userguide/format_parse/messages/
 */
export const Messages: z.ZodType<MessageTree> = z.record(
  z.string(),
  z.union([z.string().trim().min(1), z.lazy(() => Messages)]),
)
