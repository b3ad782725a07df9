import { IntlMessageFormat } from 'intl-messageformat'
import type { Manifest, Messages } from '#manifest/schema.ts'
import { numberLanguage } from './country/formats.ts'
import { withArticles } from './place-articles.ts'

/** What a message depends on: the texts, and the language that numbers and plurals are written in. */
export type MessageSource = { manifest: Pick<Manifest, 'messages'> & { site: Pick<Manifest['site'], 'language'> } }

/** Values of the arguments of a message: counts as numbers, everything else as text. */
export type MessageValues = Readonly<Record<string, string | number>>

/**
 * One of the code's own sentences, in the language of the site.
 * @param key as in `messages/en.yaml`, with dots between sections.
 * @throws {Error} if there is no such message; a test looks for every key in the sources.
 */
export function say(source: MessageSource, key: string, values?: MessageValues): string {
  const message = messageOf(source, key)
  if (isPlain(message)) return message
  return withArticles(String(formatOf(source, key, message).format(values)), source.manifest.site.language)
}

/**
 * A message with parts of another kind in it, such as elements, each written as a tag: `Updated <time>{date}</time>`.
 * @param tags makes the part of each tag from the text in it.
 */
export function sayParts<Part>(
  source: MessageSource,
  key: string,
  values: MessageValues,
  tags: Readonly<Record<string, (text: string) => Part>>,
): (string | Part)[] {
  const makers = Object.entries(tags).map(([tag, make]) => [tag, (texts: string[]) => make(texts.join(''))])
  const parts = formatOf(source, key, messageOf(source, key)).format<Part>({ ...values, ...Object.fromEntries(makers) })
  const { language } = source.manifest.site
  return (Array.isArray(parts) ? parts : [parts]).map((part) =>
    typeof part === 'string' ? withArticles(part, language) : part,
  )
}

function messageOf({ manifest }: MessageSource, key: string): string {
  const message = manifest.messages[key]
  if (message === undefined) throw new Error(`No message "${key}".`)
  return message
}

/** Whether a message has no ICU syntax. */
const isPlain = (message: string) => !/[{<'#]/.test(message)

const formats = new WeakMap<Messages, Map<string, IntlMessageFormat>>()

/** Parsing is slow, and every page says the same. */
function formatOf({ manifest }: MessageSource, key: string, message: string): IntlMessageFormat {
  const known = formats.get(manifest.messages) ?? new Map<string, IntlMessageFormat>()
  formats.set(manifest.messages, known)
  const format = known.get(key) ?? new IntlMessageFormat(message, numberLanguage(manifest.site.language))
  known.set(key, format)
  return format
}
