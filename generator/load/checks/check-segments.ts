import { Slug } from '#manifest/schema/primitives.ts'
import type { Messages } from '#manifest/schema.ts'
import type { Problem } from '../../core/problem.ts'
import type { Parsed } from '../parse/source-file.ts'

/** The words that URLs begin with. Pages below one of them must not be those below another. */
const firstSegments = ['services', 'service-areas', 'counties', 'areas', 'locations'].map(keyOf)

/** Folders of the site with files that hosts serve in another way than pages. */
const folders = ['assets', 'images']

/**
 * Checks the words of URLs that messages.yaml of the manifest replaces.
 * @param messages all messages of the language.
 * @param own messages.yaml.
 */
export function checkSegments(messages: Messages, own: Pick<Parsed, 'locate'>): Problem[] {
  const segments = Object.keys(messages).filter((key) => key.startsWith(keyOf('')))
  return segments.flatMap((key): Problem[] => {
    const segment = messages[key] ?? ''
    const problem = (code: string, what: string, fix: string): Problem[] => [
      { code, severity: 'error', at: own.locate(key.split('.')), what, fix },
    ]
    if (!Slug.safeParse(segment).success)
      return problem(
        'bad-slug',
        `The message "${key}" is "${segment}", but it is a part of URLs: lower-case letters and digits joined by single hyphens.`,
        'Write it like servicios or service-areas.',
      )
    if (!firstSegments.includes(key)) return []
    if (folders.includes(segment))
      return problem(
        'duplicate-path',
        `"${segment}" is a folder of the site with files that are not pages.`,
        'Choose another word.',
      )
    const first = firstSegments.find((other) => messages[other] === segment)
    if (first === key) return []
    return problem(
      'duplicate-path',
      `The messages "${first}" and "${key}" are both "${segment}", but each begins the URLs of other pages.`,
      'Choose another word for one of them.',
    )
  })
}

function keyOf(word: string): string {
  return `segments.${word}`
}
