import type { ReactNode } from 'react'
import { type MessageValues, sayParts } from '../messages.ts'
import { useSite } from './site-context.ts'

type SentenceProps = {
  /** Its key in `messages/en.yaml`. */
  message: string
  values: MessageValues
  /** The element of each tag of the message; it needs a key. */
  tags: Readonly<Record<string, (text: string) => ReactNode>>
}

/** A message with elements in it, such as a name in bold. Messages without elements are plain text: `say()`. */
export function Sentence({ message, values, tags }: SentenceProps) {
  return sayParts(useSite(), message, values, tags)
}
