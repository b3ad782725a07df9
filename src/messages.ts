import { IntlMessageFormat } from 'intl-messageformat'
import type { Messages } from '#manifest/schema.ts'
import type { SiteIndex } from './site.ts'

/** Values of the arguments of a message: counts as numbers, everything else as text. */
export type MessageValues = Readonly<Record<string, string | number>>

/**
 * One of the code's own sentences, in the language of the site.
 * @param key as in `messages/en.yaml`, with dots between sections.
 * @throws {Error} if there is no such message; a test looks for every key in the sources.
 */
export function say({ manifest }: Pick<SiteIndex, 'manifest'>, key: string, values?: MessageValues): string {
  const message = manifest.messages[key]
  if (message === undefined) throw new Error(`No message "${key}".`)
  if (!/[{<'#]/.test(message)) return message
  return String(formatOf(manifest.messages, key, message, manifest.site.language).format(values))
}

const formats = new WeakMap<Messages, Map<string, IntlMessageFormat>>()

/** Parsing is slow, and every page says the same. */
function formatOf(messages: Messages, key: string, message: string, language: string): IntlMessageFormat {
  const known = formats.get(messages) ?? new Map<string, IntlMessageFormat>()
  formats.set(messages, known)
  const format = known.get(key) ?? new IntlMessageFormat(message, language)
  known.set(key, format)
  return format
}
