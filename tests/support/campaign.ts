import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** True in the project `full` of `npm run test:full`, which runs some files of other projects a second time. */
    isCampaign: boolean
  }
}

/** All rows of a table in a campaign; otherwise those that tell most, as the others repeat the same behavior. */
export function rowsToRun<Row>(rows: readonly Row[], tellsMost: (row: Row, index: number) => boolean): readonly Row[] {
  const chosen = inject('isCampaign') ? rows : rows.filter(tellsMost)
  if (chosen.length === 0) throw new Error('No row of the table is chosen.')
  return chosen
}
