import { counted } from '../core/counted.ts'
import { compareText } from '../core/problem.ts'
import { type FamilyMeasure, quantile } from '../similar/uniqueness.ts'

/** The distribution of unique text and of similarity over the pages of a type, and the pages with the least unique text. */
export function uniquenessText({ name, families, pages }: FamilyMeasure): string {
  const line = (label: string, values: number[]) =>
    `  ${label.padEnd(36)}${shownQuantiles.map((part) => percent(quantile(values, part)).padStart(7)).join('')}`
  const least = [...pages].sort((a, b) => a.ownShare - b.ownShare || compareText(a.path, b.path)).slice(0, 3)
  return [
    `${name}: ${counted(pages.length, 'pages')} in ${counted(families, 'families')}`,
    `  ${''.padEnd(36)}${['min', '5 %', '25 %', 'median', '75 %', '95 %', 'max'].map((word) => word.padStart(7)).join('')}`,
    line(
      'unique text',
      pages.map(({ ownShare }) => ownShare),
    ),
    line(
      'similarity to the nearest (Jaccard)',
      pages.map(({ nearest }) => nearest?.similarity ?? 0),
    ),
    ...least.map(({ path, ownShare }) => `  least: ${percent(ownShare)} ${path}`),
  ].join('\n')
}

const shownQuantiles = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1]
const percent = (share: number) => `${(share * 100).toFixed(1)}%`
