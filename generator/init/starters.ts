import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { RefusalError } from '../core/refusal-error.ts'
import { didYouMean } from '../core/suggest.ts'

/** What `starters/<trade>/starter.yaml` says: the texts and settings that differ by trade. */
export type Starter = {
  /** The folder of the trade. */
  dir: string
  trade: string
  tagline: string
  heading: string
  intro: string
  description: string
  citySlug: string
  frequencies: string[]
  scheduling: { name: string; text: string }[]
  /** Slugs of services that the home page links to in the largest places. */
  popular: string[]
  /** Colors that replace those of the theme. */
  brand: Record<'brand' | 'brandStrong' | 'accent', string>
  /** Slugs and names of its services. */
  services: { slug: string; name: string }[]
}

/** The folder that all trades share: pages, questions, icons and an image. */
export const sharedDir = (rootDir: string) => join(rootDir, 'starters/shared')

/** Names of the trades that have a starter. */
export const starterNames = (rootDir: string): string[] =>
  readdirSync(join(rootDir, 'starters'))
    .filter((name) => existsSync(join(rootDir, 'starters', name, 'starter.yaml')))
    .sort()

/**
 * The starter of a trade, with the name of the company in its texts.
 * @param rootDir the directory of the package.
 * @throws {RefusalError} if there is none for the trade.
 */
export function readStarter(rootDir: string, name: string, company: string): Starter {
  const names = starterNames(rootDir)
  const wanted = name.trim().toLowerCase().replace(/\s+/g, '-')
  if (!names.includes(wanted))
    throw new RefusalError(
      `There is no starter for the trade "${name}". ${didYouMean(wanted, names)}There are starters for ${names.join(', ')}.`,
    )
  const dir = join(rootDir, 'starters', wanted)
  // A file of this package, which a test loads.
  const texts: Omit<Starter, 'dir' | 'services'> = parse(readFileSync(join(dir, 'starter.yaml'), 'utf8'), (_, value) =>
    typeof value === 'string' ? value.replaceAll('{company}', company) : value,
  )
  const services = readdirSync(join(dir, 'services')).map((file) => {
    const { name: title, order }: { name: string; order: number } = parse(
      readFileSync(join(dir, 'services', file), 'utf8'),
    )
    return { slug: basename(file, '.yaml'), name: title, order }
  })
  return {
    ...texts,
    dir,
    services: services.sort((a, b) => a.order - b.order).map(({ slug, name: title }) => ({ slug, name: title })),
  }
}
