import type { Problem } from '../../core/problem.ts'
import { localBusinessTypes, schemaOrgTypes, serviceTypes } from '../../core/schema-org-names.ts'
import { didYouMean } from '../../core/suggest.ts'
import type { Located, Records } from '../records.ts'

/** Checks that the types of the business and of services are types of schema.org of the right kind. */
export function checkVocabulary({ documents: { site }, folders }: Records): Problem[] {
  return [
    ...(site ? check(site, ['business', 'type'], site.value.business.type, 'LocalBusiness') : []),
    ...folders.services.flatMap((service) => check(service, ['type'], service.value.type, 'Service')),
  ]
}

const subtypes = { LocalBusiness: localBusinessTypes, Service: serviceTypes }

function check(
  record: Located<unknown>,
  path: PropertyKey[],
  type: string,
  ancestor: keyof typeof subtypes,
): Problem[] {
  const known = subtypes[ancestor]
  if (known.has(type)) return []
  return [
    {
      code: 'unknown-schema-type',
      severity: 'error',
      at: record.locate(path),
      what: schemaOrgTypes.has(type)
        ? `The type "${type}" of schema.org is neither ${ancestor} nor one of its subtypes.`
        : `There is no type "${type}" in the vocabulary of schema.org.`,
      fix: `${didYouMean(type, known)}The types are listed at https://schema.org/${ancestor}#subtypes.`,
    },
  ]
}
