import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastGlob from 'fast-glob'
import { stringify } from 'yaml'
import { textWidth } from '#src/head/text-width.ts'
import { slugOf } from '#src/slug-of.ts'
import type { Coordinates } from '../core/known-place.ts'
import { languageFolder } from '../core/language-folder.ts'
import type { Address } from './contact-facts.ts'
import { isAmerican, starterText, starterTexts } from './starter-texts.ts'
import type { Starter } from './starters.ts'
import { timeZoneName } from './time-zone-name.ts'

/** What only the owner knows, and what the data says about the places. */
export type ProjectFacts = {
  company: string
  phone: { e164: string; display: string }
  email: string
  address: Address & { regionName?: string }
  /** The centre of the office's postal code, or of its town. */
  coordinates: Coordinates
  /** BCP 47; the manifest is in the first one. */
  languages: readonly string[]
  /** IANA name, e.g. `America/Los_Angeles`. */
  timeZone: string
  /** `https://www.company.com` */
  origin: string
  /** `YYYY-MM-DD` */
  today: string
  /** Slugs and names of the counties, and the words that complete the names: `County`, `Parish` or `none`. */
  counties: { slug: string; name: string; designation: string }[]
  /** Places, the largest of each county first. */
  places: readonly { slug: string; name: string; county: string }[]
  /** Number of places that have the nearest postal code, because the data has none of their name. */
  nearestPostalCodes: number
}

/** Most communities in the footer, and in the lists of the home page. */
const mostInFooter = 12
const mostPopular = 3

/**
 * The files of a new project without those of its places, by path. Nothing in them is invented: what the owner alone knows
 * is in `facts`, or is in the list of `listToCheck`.
 * @param rootDir the directory of the package.
 * @param starters the starter in each language of the site. The files of the manifest are in the first one.
 */
export function projectFiles(
  rootDir: string,
  starters: readonly [Starter, ...Starter[]],
  facts: ProjectFacts,
): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>()
  const [first] = starters
  const shared = join(rootDir, 'starters/shared')
  const copy = (from: string, to: string) => files.set(to, readFileSync(from))
  copy(join(shared, 'icons.yaml'), 'manifest/icons.yaml')
  for (const name of readdirSync(join(shared, 'images'))) copy(join(shared, 'images', name), `manifest/images/${name}`)
  const schemas = join(rootDir, 'manifest/schemas')
  for (const name of fastGlob.sync('**/*.json', { cwd: schemas })) copy(join(schemas, name), `manifest/schemas/${name}`)
  for (const starter of starters) {
    const isTranslation = starter !== first
    const dir = isTranslation ? `manifest/${languageFolder(starter.language, facts.languages)}` : 'manifest'
    const schemaDir = isTranslation ? '../schemas/translations' : 'schemas'
    for (const [path, text] of textFiles({ rootDir, starter, first, facts }))
      files.set(`${dir}/${path}`, text(schemaDir))
  }
  files.set('public/humans.txt', `${facts.company}\n${facts.origin}/\n`)
  files.set('.gitignore', 'node_modules/\n/dist/\n/dist.staging*/\n/report/\n/data/\n')
  files.set('.github/workflows/site.yml', workflow)
  files.set('netlify.toml', netlify)
  files.set('README.md', readme(facts))
  const own = join(first.dir, 'project')
  for (const path of fastGlob.sync('**/*', { cwd: own })) copy(join(own, path), path)
  if (existsSync(join(first.dir, 'texts.yaml'))) files.set('parts/texts.ts', codeTexts(rootDir, starters))
  return files
}

/** The texts that the code of a starter says, in each language of the site: `texts.yaml`. */
export function codeTexts(rootDir: string, starters: readonly Starter[]): string {
  const texts = starters.map(({ dir, language }) => {
    // A test loads them in every language.
    const { care, guides, parts, ...rest } = starterText(rootDir, `${basename(dir)}/texts.yaml`, language).value as {
      care: { name: string }
      guides: { name: string }[]
      parts: { lists: { appliance: string }[] }
    }
    const withSlug = <T extends { name: string }>(value: T) => ({ slug: slugOf(value.name), ...value })
    const lists = parts.lists.map((list) => ({ ...list, appliance: slugOf(list.appliance) }))
    return [language, { ...rest, care: withSlug(care), guides: guides.map(withSlug), parts: { ...parts, lists } }]
  })
  return `import type { Texts } from './words.ts'\n\n/** What the code says, by language. */\nexport const texts: Record<string, Texts> = ${JSON.stringify(Object.fromEntries(texts), undefined, 2)}\n`
}

/** What init had to assume because the schema requires it: shown after init, and in the README. */
export const listToCheck = ({ nearestPostalCodes }: Pick<ProjectFacts, 'nearestPostalCodes'>): string[] => [
  'manifest/site.yaml: hours (Monday to Friday, 08:00 to 17:00) and priceRange',
  'manifest/site.yaml: coordinates, which are the center of the postal code or town and not of the office',
  'manifest/services/: delete what you do not offer, and write what is special about your work',
  'manifest/pages/: have the privacy policy and the terms read by someone who knows the law where you work',
  'manifest/counties/ and cities.csv: remove places that you do not visit, and write what you know of the others',
  ...(nearestPostalCodes > 0
    ? [
        `manifest/cities.csv: the postal codes with "nearest postal code" in the column source (${nearestPostalCodes}); they may be those of a neighboring place`,
      ]
    : []),
]

type Writing = { rootDir: string; starter: Starter; first: Starter; facts: ProjectFacts }

/** Words that init writes into navigation.yaml and site.yaml: `starters/shared/labels.yaml`. */
type Labels = Record<
  'services' | 'where' | 'about' | 'contact' | 'action' | 'company' | 'communities' | 'privacy' | 'terms' | 'prices',
  string
> & { pages: Record<string, string> }

const labelsOf = (rootDir: string, language: string) =>
  starterText(rootDir, 'shared/labels.yaml', language).value as Labels // a test loads every language

/** The files with texts in one language, by path below the manifest, or below the folder of a translation. */
function textFiles(writing: Writing): Map<string, (schemaDir: string) => string> {
  const { rootDir, starter, first, facts } = writing
  const { language } = starter
  const files = new Map<string, (schemaDir: string) => string>()
  const labels = labelsOf(rootDir, language)
  // Files are named in the first language.
  const { pages: pageSlugs } = labelsOf(rootDir, first.language)
  const add = (path: string, schema: string, value: unknown, body?: string) => {
    const renamed = withPageSlugs(value, pageSlugs)
    files.set(path, (schemaDir) => {
      const up = path.includes('/') ? '../' : ''
      const text = `# yaml-language-server: $schema=${up}${schemaDir}/${schema}.json\n${yaml(renamed)}`
      return body === undefined ? text : `---\n${text}---\n${body}`
    })
  }
  for (const name of ['faqs', 'images']) {
    const isOwn = existsSync(join(first.dir, `${name}.yaml`))
    const path = `${isOwn ? basename(first.dir) : 'shared'}/${name}.yaml`
    add(`${name}.yaml`, name, starterText(rootDir, path, language).value)
  }
  for (const { file, text, slug: own } of starter.services) {
    const slug = first.services.find((service) => service.file === file)?.slug
    if (isAmerican(language) && starter === first) {
      const original = readFileSync(join(starter.dir, 'services', `${file}.yaml`), 'utf8')
      files.set(`services/${slug}.yaml`, () => original)
    } else add(`services/${slug}.yaml`, 'service', starter === first ? text.value : textsOf(text.value, own, slug))
  }
  for (const { path, value, body } of starterTexts(rootDir, 'shared/pages', language)) {
    const [name = '', extension] = basename(path).split('.')
    const slug = pageSlugs[name] ?? name
    const page = pageValue(name, value, writing)
    const ownSlug = labels.pages[name] ?? name
    add(`pages/${slug}.${extension}`, 'page', ownSlug === slug ? page : { slug: ownSlug, ...page }, body)
  }
  add('site.yaml', 'site', starter === first ? siteValue(writing, labels) : siteTranslation(starter, facts, labels))
  add('navigation.yaml', 'navigation', navigationValue(writing, labels))
  return files
}

/**
 * What a translation of a service says: its facts are those of the original, so that each is changed in one place.
 * @param own the slug in URLs of the language.
 */
function textsOf({ order, icon, price, ...texts }: Record<string, unknown>, own: string, slug?: string): object {
  return own === slug ? texts : { slug: own, ...texts }
}

/** A value with the slugs that pages have in the first language of the site. */
function withPageSlugs(value: unknown, slugs: Record<string, string>): unknown {
  return JSON.parse(JSON.stringify(value), (key, part) => (key === 'page' ? (slugs[part] ?? part) : part))
}

const slugsOf = ({ services }: Starter, first: Starter, files: readonly string[]) =>
  files.flatMap((file) => {
    const service = services.find((each) => each.file === file)
    return service
      ? [{ name: service.name, slug: first.services.find((each) => each.file === file)?.slug ?? file }]
      : []
  })

function pageValue(name: string, page: Record<string, unknown>, { starter, first, facts }: Writing): object {
  const { company, places, counties, today } = facts
  if (page.updated === 'TODAY') return { ...page, updated: today }
  if (name === 'home') {
    const lists = slugsOf(starter, first, starter.popular).map(({ name: title, slug: service }) => ({
      title,
      links: featured(places).map((place) => ({ service, city: place.slug })),
    }))
    return {
      ...page,
      title: fitted(`${starter.tagline} | ${company}`, starter.tagline),
      description: starter.description,
      heading: starter.heading,
      intro: starter.intro,
      scheduling: { ...fieldsOf(page.scheduling), options: starter.scheduling },
      popular: { ...fieldsOf(page.popular), lists },
    }
  }
  if (name === 'about') {
    const items = slugsOf(
      starter,
      first,
      starter.services.map(({ file }) => file),
    )
    const towns = counties.map(({ slug }) => ({
      county: slug,
      text: new Intl.ListFormat(starter.language).format(
        places.filter(({ county }) => county === slug).map((place) => place.name),
      ),
    }))
    return {
      ...page,
      services: {
        ...fieldsOf(page.services),
        items: items.map(({ name: title, slug }) => ({ name: title, service: slug })),
      },
      counties: { ...fieldsOf(page.counties), towns },
    }
  }
  return page
}

/** Most letters of a name that the home page features, if there are shorter ones. */
const longestFeatured = 24

/** The largest places, without those whose names are entries of a register: `Socorro Mission Number 1 Colonia`. */
function featured(places: ProjectFacts['places']): ProjectFacts['places'] {
  const plain = places.filter(({ name }) => name.length <= longestFeatured && !/\d/.test(name))
  return (plain.length > 0 ? plain : places).slice(0, mostPopular)
}

/** `{county}-county`, with the word that completes the names of all counties: a parish is no county. */
function countySlug({ counties, address }: Pick<ProjectFacts, 'counties' | 'address'>): string {
  const designations = new Set(counties.map(({ designation }) => designation))
  const [designation = 'none'] = designations
  const isWord = address.country === 'US' && designations.size === 1 && /^[a-z]+$/i.test(designation)
  return isWord && designation !== 'none' ? `{county}-${designation.toLowerCase()}` : '{county}'
}

/** The fields of a part of a page; none if it is no record. */
const fieldsOf = (part: unknown): object => (typeof part === 'object' && part !== null ? part : {})

/** Most pixels of a title in search results. Source: `rules/head/title-width.ts` */
const widestTitle = 580
const fitted = (title: string, short: string) => (textWidth(title, 20) > widestTitle ? short : title)

const yaml = (value: unknown) => stringify(value, { lineWidth: 110 })

/** Colors with the contrast that `generator/load/check-contrast.ts` requires. */
const light = {
  ink: '#16222a',
  inkMuted: '#45525b',
  surface: '#ffffff',
  surfaceSunken: '#f2f5f6',
  line: '#ccd4d9',
  onBrand: '#ffffff',
}
const dark = {
  ink: '#eef2f4',
  inkMuted: '#b6c1c8',
  surface: '#12191e',
  surfaceSunken: '#1a242b',
  line: '#3a4750',
  brand: '#8fc1e3',
  brandStrong: '#b8d9ef',
  onBrand: '#0c1a24',
  accent: '#f0a873',
}

function siteValue({ starter, facts, first }: Writing, labels: Labels): unknown {
  const { company, phone, email, address, coordinates, origin, languages } = facts
  return {
    business: {
      name: company,
      tagline: starter.tagline,
      description: starter.description,
      trade: starter.trade,
      type: starter.type,
      phone,
      email,
      address,
      coordinates: { latitude: coordinates.latitude, longitude: coordinates.longitude },
      priceRange: labels.prices,
    },
    origin,
    ...(languages.length > 1 ? { languages } : { language: first.language }),
    urls: {
      trailingSlash: 'always',
      citySlug: starter.citySlug,
      countySlug: countySlug(facts),
    },
    theme: { light: { ...light, ...starter.brand }, dark, radius: 0.5 },
    hours: {
      timeZone: timeZoneName(facts.timeZone, starter.language),
      week: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' }],
    },
    defaultDescription: starter.description,
    defaultImage: 'street',
    claims: [],
    policies: [],
    frequencies: starter.frequencies,
    embeds: {},
    hosting: { hosts: ['netlify'] },
    display: {
      testimonialsOnHome: 6,
      testimonialsOnPage: 3,
      nearbyCommunities: 6,
      zipCodesOnCard: 2,
      citiesInKeywords: 5,
      parallax: { factor: 0.3, offAtWidth: 768 },
      tooltip: { delay: 700, skipDelay: 300 },
      toast: {
        limit: 1,
        duration: 5000,
        removeDelay: 1_000_000,
        swipeThreshold: 50,
        swipeDirection: 'right',
        hotkey: 'F8',
      },
      spinnerDemo: 3000,
    },
  }
}

/** The texts of site.yaml in a further language. */
function siteTranslation(starter: Starter, { timeZone, address }: ProjectFacts, labels: Labels): unknown {
  const { tagline, description, trade, language, frequencies, citySlug } = starter
  const hasCondados = address.country === 'US' && language.startsWith('es')
  return {
    business: { tagline, description, trade, priceRange: labels.prices },
    urls: { citySlug, ...(hasCondados ? { countySlug: 'condado-de-{county}' } : {}) },
    hours: { timeZone: timeZoneName(timeZone, language) },
    defaultDescription: description,
    frequencies,
    ...(hasCondados ? { places: { designation: 'Condado de …' } } : {}),
  }
}

function navigationValue({ starter, first, facts: { counties, places } }: Writing, labels: Labels): unknown {
  return {
    header: {
      links: [
        // The name of the company leads home, and a row has room for few words beside a long name.
        { page: 'services', label: labels.services },
        { page: 'service-areas', label: labels.where },
        { page: 'about', label: labels.about },
        { page: 'contact', label: labels.contact },
      ],
      action: { page: 'contact', label: labels.action },
    },
    footer: {
      columns: [
        {
          title: labels.services,
          links: slugsOf(
            starter,
            first,
            starter.services.map(({ file }) => file),
          ).map(({ slug }) => ({ service: slug })),
        },
        {
          title: labels.where,
          links: [
            ...counties.map(({ slug }) => ({ county: slug })),
            ...places.slice(0, mostInFooter).map(({ slug }) => ({ city: slug })),
          ],
        },
        {
          title: labels.company,
          links: [
            { page: 'about', label: labels.about },
            { page: 'contact', label: labels.contact },
            { page: 'service-areas', label: labels.communities },
          ],
        },
      ],
      legal: [
        { page: 'privacy-policy', label: labels.privacy },
        { page: 'terms', label: labels.terms },
      ],
    },
  }
}

const workflow = `name: Site

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npm run build
      - uses: actions/upload-artifact@v4
        if: always()
        with:
          name: report
          path: report
`

const netlify = `# Netlify builds the site after every push. Headers and redirects are written into dist/ by the build.
[build]
  command = "npm run build"
  publish = "dist"
`

const readme = (facts: ProjectFacts) => `# Website of ${facts.company}

| command | does |
|---|---|
| \`npm run dev\` | shows the site and follows every edit |
| \`npm run build\` | builds the site into \`dist/\` and its audit into \`report/\` |
| \`npm run validate\` | checks \`manifest/\` without building |
| \`npm run lock\` | writes down all URLs, so that no later build loses one; run it before you publish |
| \`npx citywide places add "NAME County, XX"\` | adds a county and its communities |

The content is in \`manifest/\`, files to copy unchanged are in \`public/\`.

## Check before you publish

${listToCheck(facts)
  .map((line) => `- [ ] ${line}`)
  .join('\n')}

Places, populations, coordinates and postal codes are data of [GeoNames](https://www.geonames.org/), CC BY 4.0.
`
