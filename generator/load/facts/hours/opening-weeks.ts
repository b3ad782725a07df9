import type { FactSources } from '../fact.ts'

type Week = FactSources['site']['value']['hours']['week']

/** Names of days as the manifest has them. */
export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The opening hours of the company, and those of the offices that have their own. */
export const openingWeeks = ({ site, records }: FactSources): Week[] =>
  [site.value.hours, ...records.folders.offices.flatMap(({ value }) => value.hours ?? [])].map(({ week }) => week)

/** Whether hours are those of a whole day. Some write its end as 23:59. */
export const isAllDay = ({ opens, closes }: Pick<Week[number], 'opens' | 'closes'>): boolean =>
  opens === '00:00' && closes >= '23:55'
