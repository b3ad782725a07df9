import { kept } from '#src/kept.ts'
import { withoutOthers } from '../../../core/text/terms-of-others.ts'
import type { Located } from '../../records.ts'
import type { FactSources } from '../fact.ts'
import { type FieldText, textsOf } from '../texts.ts'

/** The texts that may repeat a policy, with the question that they answer, and without the terms of other companies. */
export const policyTexts = ({ records }: FactSources): readonly PolicyText[] => textsIn(records)

type PolicyText = FieldText & { about: string }

const textsIn = kept((records: FactSources['records']): PolicyText[] => {
  const { checklist } = records.documents
  return [
    ...(records.documents.faqs?.value ?? []).flatMap(({ question, answer }, index): PolicyText[] =>
      records.documents.faqs
        ? [{ record: records.documents.faqs, path: [index, 'answer'], text: withoutOthers(answer), about: question }]
        : [],
    ),
    ...[...records.folders.pages, ...records.folders.services, ...(checklist ? [checklist] : [])].flatMap(
      (record: Located<unknown>) =>
        textsOf(record).map((field) => ({ ...field, text: withoutOthers(field.text), about: '' })),
    ),
  ]
})

/** Terms, policies and claims are what other texts repeat. */
export function isTerm({ record, path }: FieldText): boolean {
  const { screen } = record.value as Record<string, unknown> // of any record
  return screen === 'legal' || path[0] === 'policies' || path[0] === 'claims'
}
