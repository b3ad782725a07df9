import { counted } from '../core/counted.ts'
import type { Moves } from '../moves/rules-of-moves.ts'
import type { NewTestimonials } from '../reviews/testimonials-of-reviews.ts'

/** What an import did, what it left out and why, and lines to complete and paste for URLs without a target. */
export function importText(file: string, format: string, { rules, undecided, skipped }: Moves): string {
  const parts = [`${format}: ${counted(rules.length, 'redirects')} added to ${file}.`]
  if (undecided.length > 0)
    parts.push(
      [
        `${counted(undecided.length, 'URLs')} ${undecided.length === 1 ? 'has' : 'have'} no target on this site. Check the suggestions, and add what is right to ${file}:`,
        ...undecided.map(({ from, suggestion }) =>
          suggestion === undefined
            ? `# - { from: ${JSON.stringify(from)}, to: } no page is similar; or gone: and the reason`
            : `- { from: ${JSON.stringify(from)}, to: ${JSON.stringify(suggestion)} }`,
        ),
      ].join('\n'),
    )
  if (skipped.length > 0) parts.push(leftOut(skipped))
  return parts.join('\n\n')
}

/** The same for reviews. */
export function reviewsText(file: string, { added, doubled, skipped }: NewTestimonials, isSample: boolean): string {
  const parts = [
    `${counted(added.length, 'reviews')} added to ${file}${doubled > 0 ? `, ${doubled} already there` : ''}.`,
  ]
  if (isSample) parts.push(`${file} says "sample: true". Delete the invented testimonials and that line.`)
  if (skipped.length > 0) parts.push(leftOut(skipped))
  return parts.join('\n\n')
}

const leftOut = (skipped: readonly { line: number; reason: string }[]) =>
  [
    `${counted(skipped.length, 'lines')} left out:`,
    ...skipped.map(({ line, reason }) => `line ${line}: ${reason}`),
  ].join('\n')
