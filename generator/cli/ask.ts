import { cancel, intro, isCancel, select, text } from '@clack/prompts'
import { RefusalError } from '../core/refusal-error.ts'
import { countryOf } from '../places/find-places.ts'
import type { Settings } from './settings.ts'

/** Everything that only the owner of a company knows. */
export type Answers = Record<'company' | 'trade' | 'country' | 'phone' | 'email' | 'address' | 'domain', string> & {
  /** Counties by name. Empty if places around a point are wanted. */
  county: string[]
}

type Question = { key: keyof Answers; message: string; placeholder: string; check?: (answer: string) => unknown }

/**
 * The facts that the options give, and answers to questions about the others.
 * @param checks parse an answer; their error is shown and the question repeated.
 * @param trades to choose from.
 * @throws {RefusalError} if facts are missing and no terminal can ask for them, or the user cancels.
 */
export async function askForMissing(
  { facts, area }: Pick<Settings, 'facts' | 'area'>,
  trades: readonly string[],
  checks: Partial<Record<keyof Answers, (answer: string, country: string) => unknown>>,
): Promise<Answers> {
  const answers: Answers = {
    // A line break of a pasted name is a space.
    company: (facts.company ?? '').trim().replace(/\s+/g, ' '),
    trade: facts.trade ?? '',
    country: facts.country ?? countryOfCounties([...(facts.county ?? []).flatMap(countiesIn), ...townIn(area.near)]),
    phone: facts.phone ?? '',
    email: facts.email ?? '',
    address: facts.address ?? '',
    domain: facts.domain ?? '',
    county: (facts.county ?? []).flatMap(countiesIn),
  }
  const unanswered = questions.filter(
    ({ key }) => answers[key].length === 0 && !(key === 'county' && area.radius !== undefined),
  )
  const missing = unanswered.filter(({ key }) => key !== 'country')
  if (area.near !== undefined && area.radius === undefined)
    throw new RefusalError('--near needs a radius: --radius 30km.')
  if (missing.length === 0) return { ...answers, country: answers.country || 'US' }
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new RefusalError(
      `These options are missing: ${missing.map(({ key, placeholder }) => `--${key} "${placeholder}"`).join(', ')}.\nIn a terminal, "citywide init" asks for them.`,
    )
  intro('A few questions about the company. Ctrl+C ends, and nothing is written.')
  for (const { key, message, placeholder } of unanswered) {
    const answer =
      key === 'trade'
        ? await select({ message, options: trades.map((value) => ({ value, label: value.replaceAll('-', ' ') })) })
        : await text({
            message,
            placeholder,
            ...(key === 'country' ? { initialValue: 'US' } : {}),
            validate: (given) => problemOf(given ?? '', (text) => checks[key]?.(text, answers.country)),
          })
    if (isCancel(answer)) {
      cancel('Nothing was written.')
      throw new RefusalError('The questions were not answered.')
    }
    if (key === 'county') answers.county = countiesIn(answer)
    else answers[key] = answer.trim()
  }
  return answers
}

const questions: readonly Question[] = [
  { key: 'company', message: 'Name of the company', placeholder: 'Gorge Drain & Sewer' },
  { key: 'trade', message: 'Trade', placeholder: 'plumbing' },
  { key: 'country', message: 'Country, as a code of two letters', placeholder: 'US' },
  { key: 'phone', message: 'Phone number', placeholder: '(541) 555-0137' },
  { key: 'email', message: 'E-mail address', placeholder: 'office@company.com' },
  { key: 'address', message: 'Address of the office', placeholder: '12 Cannery Row, Hood River, OR 97031' },
  { key: 'domain', message: 'Domain of the website', placeholder: 'www.company.com' },
  { key: 'county', message: 'Counties, with a semicolon between them', placeholder: 'Hood River County, OR' },
]

/** The country of the first county; empty if none is named. @throws {RefusalError} */
const countryOfCounties = ([first]: readonly string[]): string => (first === undefined ? '' : countryOf(first))

/** The town of a search, unless it is around a point. */
const townIn = (near: string | undefined): string[] => (near === undefined || /^[\s\d.,-]+$/.test(near) ? [] : [near])

/** The counties of an answer: `Clark County, WA; Hood River County, OR`. */
export const countiesIn = (answer: string): string[] =>
  answer
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean)

/** Why an answer is refused; undefined if it is fine. */
function problemOf(answer: string, check?: (answer: string) => unknown): string | undefined {
  if (answer.trim() === '') return 'Please answer.'
  try {
    check?.(answer)
    return undefined
  } catch (error) {
    if (error instanceof RefusalError) return error.message
    throw error
  }
}
