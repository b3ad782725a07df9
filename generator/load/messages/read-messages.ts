import type { Language } from '../languages.ts'
import type { Reading } from '../reading.ts'
import type { Records } from '../records.ts'
import { loadMessages, messageLanguages } from './load-messages.ts'

/** The messages of a language of the site. Without site.yaml there is no language and no manifest. */
export function readMessages(
  reading: Pick<Reading, 'problems' | 'cache' | 'checked'>,
  { tag, written, folder }: Language,
  { site, messages: own }: Records['documents'],
): Records['messages'] {
  if (!site) return {}
  const { messages, isKnown, problems } = loadMessages(tag, own, reading)
  reading.problems.push(...problems)
  if (!isKnown)
    reading.problems.push({
      code: 'no-messages',
      severity: 'error',
      at: site.locate(
        site.value.languages === undefined ? ['language'] : ['languages', site.value.languages.indexOf(written)],
      ),
      what: `There are no messages in the language "${written}". The pages need sentences of their own.`,
      fix: `Use one of these languages: ${messageLanguages().join(', ')}. Or translate messages/en.yaml into ${folder && `${folder}/`}messages.yaml of the manifest.`,
    })
  return messages
}
