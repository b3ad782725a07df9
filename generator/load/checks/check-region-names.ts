import { codeInAddresses, regionCodes } from '#src/country/regions.ts'
import type { Problem } from '../../core/problem.ts'
import type { Region } from '../complete-site.ts'
import type { Located, Records } from '../records.ts'

type Written = { record: Located<unknown>; path: PropertyKey[]; region: string; regionName: string | undefined }

/**
 * A region is written in one way in all records: each way has titles, addresses and a page of its own. Where addresses have
 * codes that this program knows, each record is checked by itself.
 */
export function checkRegionNames({ documents, folders, language }: Records): Problem[] {
  const { site } = documents
  const { country = '' } = site?.value.business.address ?? {}
  if (!site || regionCodes(country) || language.folder !== '') return []
  const all = [
    ...written(site, site.value.business.address, ['business', 'address']),
    ...folders.offices.flatMap((office) => written(office, office.value.address ?? {}, ['address'])),
    ...folders.counties.flatMap((county) => written(county, county.value, [])),
  ]
  const firsts = new Map<string, Written>()
  return all.flatMap((each) => {
    const key = codeInAddresses(each.region, country) ?? each.region
    const first = firsts.get(key)
    if (!first) firsts.set(key, each)
    return first ? disagreement(first, each) : []
  })
}

const written = (record: Located<unknown>, { region, regionName }: Region, path: PropertyKey[]): Written[] =>
  region === undefined ? [] : [{ record, path, region, regionName }]

function disagreement(first: Written, { record, path, region, regionName }: Written): Problem[] {
  const where = first.record.locate([...first.path, 'region']).file
  const problem = { code: 'regions-disagree', severity: 'error' } as const
  if (region !== first.region)
    return [
      {
        ...problem,
        at: record.locate([...path, 'region']),
        what: `The region is "${region}", but ${where} has "${first.region}" for it.`,
        fix: `Write ${first.region}, or ${region} in all files.`,
      },
    ]
  if (regionName === undefined || first.regionName === undefined || regionName === first.regionName) return []
  return [
    {
      ...problem,
      at: record.locate([...path, 'regionName']),
      what: `The name of "${region}" is "${regionName}", but "${first.regionName}" in ${where}.`,
      fix: 'Correct one of the two, or remove this line.',
    },
  ]
}
