import { selection } from './selection.ts'

/** Scripts with structured data. */
export const dataScripts = selection(
  ({ name, attributes }) => name === 'script' && attributes.type === 'application/ld+json',
)
