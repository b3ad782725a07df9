import type { AuditedPage } from '../../core/site-facts.ts'

/** Names the text of a page as the subject of findings. Pages with identical text have one subject. */
export const textSubject = ({ textHash }: Pick<AuditedPage, 'textHash'>) => `text ${textHash}`
