import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { slugOf } from '#src/slug-of.ts'
import { RefusalError } from '../core/refusal-error.ts'
import { didYouMean } from '../core/suggest.ts'
import { hasColdWinters } from '../core/winters.ts'
import { isAmerican, type StarterText, starterText, starterTexts } from './starter-texts.ts'

/** What `starters/<trade>/` says in one language: the texts and settings that differ by trade. */
export type Starter = {
  /** The folder of the trade. */
  dir: string
  /** BCP 47, e.g. `en-US`. */
  language: string
  trade: string
  /** What else a company may call the trade, with commas between. */
  alsoCalled: string
  /** Type of business in the vocabulary of schema.org. */
  type: string
  tagline: string
  heading: string
  intro: string
  description: string
  citySlug: string
  frequencies: string[]
  scheduling: { name: string; text: string }[]
  /** Services that are written only where winters are cold, or only where they are mild. */
  winters?: Record<'cold' | 'mild', string[]>
  /** Slugs of services that the home page links to in the largest places. */
  popular: string[]
  /** Colors that replace those of the theme. */
  brand: Record<'brand' | 'brandStrong' | 'accent', string>
  services: StarterService[]
}

/** `file` is the name in the starter; `slug` is that name, or the words of the name in a language other than American English. */
export type StarterService = { file: string; slug: string; name: string; text: StarterText }

/** Names of the trades that have a starter. */
export const starterNames = (rootDir: string): string[] =>
  readdirSync(join(rootDir, 'starters'))
    .filter((name) => existsSync(join(rootDir, 'starters', name, 'starter.yaml')))
    .sort()

/**
 * The starter of a trade in a language, with the name of the company in its texts.
 * @param rootDir the directory of the package.
 * @param language BCP 47. English, and any language that the starter has a folder of, e.g. `es/`.
 * @param latitude of the office, in degrees. Default: where winters are cold.
 * @throws {RefusalError} if there is none for the trade, or not in this language.
 */
export function readStarter(
  rootDir: string,
  name: string,
  { company, language, latitude = 90 }: Record<'company' | 'language', string> & { latitude?: number },
): Starter {
  const wanted = requireStarter(rootDir, name, language)
  const dir = join(rootDir, 'starters', wanted)
  requireLanguage(rootDir, wanted, language)
  const { value } = starterText(rootDir, `${wanted}/starter.yaml`, language)
  const services = starterTexts(rootDir, `${wanted}/services`, language).map(({ path, ...text }) => {
    const file = basename(path, '.yaml')
    const { name: title = '', order } = text.value as { name?: string; order?: number } // a test loads every starter
    return { file, slug: isAmerican(language) ? file : slugOf(title), name: title, order: order ?? 0, text }
  })
  // A test loads every starter.
  const texts = withCompany(value, company) as Omit<Starter, 'dir' | 'language' | 'services'>
  const elsewhere = texts.winters?.[hasColdWinters(latitude, new Intl.Locale(language).region) ? 'mild' : 'cold'] ?? []
  return {
    ...texts,
    dir,
    language,
    services: services
      .filter(({ file }) => !elsewhere.includes(file))
      .sort((a, b) => a.order - b.order)
      .map(({ order, ...service }) => service),
  }
}

/**
 * The starter of a trade, by its name or by what English or the language of the site calls the trade: `HVAC`, `fontanería`.
 * @throws {RefusalError}
 */
function requireStarter(rootDir: string, trade: string, language: string): string {
  const names = starterNames(rootDir)
  const wanted = trade.trim().toLowerCase().replace(/\s+/g, '-')
  const called = (name: string) =>
    ['en-US', language].flatMap((each) => {
      const { trade: own, alsoCalled } = starterText(rootDir, `${name}/starter.yaml`, each).value
      return [own, ...String(alsoCalled).split(',')].map((word) => slugOf(String(word)))
    })
  const found = names.find((name) => name === wanted) ?? names.find((name) => called(name).includes(slugOf(trade)))
  if (found !== undefined) return found
  throw new RefusalError(
    `There is no starter for the trade "${trade}". ${didYouMean(wanted, names)}There are starters for ${names.join(', ')}. For another trade, take the nearest of them. Then replace the files of services/, and change the others that docs/tutorial.md lists under "Another trade".`,
  )
}

/** @throws {RefusalError} */
function requireLanguage(rootDir: string, trade: string, language: string): void {
  const [primary = ''] = language.split('-')
  const has = (name: string) => existsSync(join(rootDir, 'starters', name, primary))
  if (primary === 'en' || has(trade)) return
  const others = starterNames(rootDir).filter(has)
  throw new RefusalError(
    `The starter for ${trade} has no texts in the language "${language}". ${others.length > 0 ? `Those for ${others.join(', ')} have them. ` : ''}Start in English with --language en, then set language in site.yaml, translate manifest/, and write manifest/messages.yaml: npm run validate names what it lacks.`,
  )
}

/** The texts with the name of the company. */
function withCompany(value: unknown, company: string): unknown {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? part.replaceAll('{company}', company) : part,
  )
}
