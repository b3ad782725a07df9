import type { City } from '#manifest/schema.ts'
import { numberText } from '../format.ts'

/** The population as sentences state it, e.g. `8,313`, or `about 900` for an estimate. */
export function residentsText(
  { population, populationBasis }: Pick<City, 'populationBasis'> & { population: number },
  language: string,
): string {
  return `${populationBasis === 'estimate' ? 'about ' : ''}${numberText(population, language)}`
}
