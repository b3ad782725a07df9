import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { parse, stringify } from 'yaml'
import type { Coordinates } from '../core/known-place.ts'
import type { Address } from './contact-facts.ts'
import { type Starter, sharedDir } from './starters.ts'

/** What only the owner knows, and what the data says about the places. */
export type ProjectFacts = {
  company: string
  phone: { e164: string; display: string }
  email: string
  address: Address & { regionName: string }
  /** The centre of the office's postal code, or of its town. */
  coordinates: Coordinates
  /** IANA name, e.g. `America/Los_Angeles`. */
  timeZone: string
  /** `https://www.company.com` */
  origin: string
  /** `YYYY-MM-DD` */
  today: string
  /** Slugs and names of the counties. */
  counties: { slug: string; name: string }[]
  /** Places, the largest of each county first. */
  places: readonly { slug: string; name: string; county: string }[]
}

/** Most communities in the footer, and in the lists of the home page. */
const mostInFooter = 12
const mostPopular = 3

/**
 * The files of a new project without those of its places, by path. Nothing in them is invented: what the owner alone knows
 * is in `facts`, or is in the list of `toCheck`.
 * @param rootDir the directory of the package.
 */
export function projectFiles(rootDir: string, starter: Starter, facts: ProjectFacts): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>()
  const shared = sharedDir(rootDir)
  const copy = (from: string, to: string) => files.set(to, readFileSync(from))
  for (const name of ['icons.yaml', 'images.yaml', 'faqs.yaml']) copy(join(shared, name), `manifest/${name}`)
  for (const name of readdirSync(join(shared, 'images'))) copy(join(shared, 'images', name), `manifest/images/${name}`)
  for (const name of readdirSync(join(starter.dir, 'services')))
    copy(join(starter.dir, 'services', name), `manifest/services/${name}`)
  const schemas = join(rootDir, 'manifest/schemas')
  for (const name of readdirSync(schemas)) copy(join(schemas, name), `manifest/schemas/${name}`)
  for (const name of readdirSync(join(shared, 'pages'))) {
    const text = readFileSync(join(shared, 'pages', name), 'utf8')
    files.set(`manifest/pages/${name}`, pageText(name, text, starter, facts))
  }
  files.set('manifest/site.yaml', siteYaml(starter, facts))
  files.set('manifest/navigation.yaml', navigationYaml(starter, facts))
  files.set('public/humans.txt', `${facts.company}\n${facts.origin}/\n`)
  files.set('.gitignore', 'node_modules/\n/dist/\n/dist.staging*/\n/report/\n/data/\n')
  files.set('.github/workflows/site.yml', workflow)
  files.set('netlify.toml', netlify)
  files.set('README.md', readme(facts))
  const own = join(starter.dir, 'project')
  for (const path of fastGlob.sync('**/*', { cwd: own })) copy(join(own, path), path)
  return files
}

/** What init had to assume because the schema requires it: shown after init, and in the README. */
export const toCheck = [
  'manifest/site.yaml: hours (Monday to Friday, 08:00 to 17:00) and priceRange',
  'manifest/site.yaml: coordinates, which are the center of the postal code and not of the office',
  'manifest/services/: delete what you do not offer, and write what is special about your work',
  'manifest/pages/privacy-policy.md and terms.md: have them read by someone who knows the law of your state',
  'manifest/counties/ and cities.csv: remove places that you do not visit, and write what you know of the others',
]

function pageText(name: string, text: string, starter: Starter, facts: ProjectFacts): string {
  const { company, places, counties } = facts
  const [comment = ''] = text.match(/^# yaml-language-server.*\n/m) ?? []
  if (name === 'home.yaml') {
    const lists = starter.popular.map((service) => ({
      title: starter.services.find(({ slug }) => slug === service)?.name ?? service,
      links: places.slice(0, mostPopular).map((place) => ({ service, city: place.slug })),
    }))
    const page = parse(text)
    return (
      comment +
      yaml({
        ...page,
        title: fitted(`${starter.tagline} | ${company}`, starter.tagline),
        description: starter.description,
        heading: starter.heading,
        intro: starter.intro,
        scheduling: { ...page.scheduling, options: starter.scheduling },
        popular: { ...page.popular, lists },
      })
    )
  }
  if (name === 'about.md') {
    const [, front = '', body = ''] = text.split(/^---\n/m)
    const page = parse(front)
    page.services.items = starter.services.map((service) => ({ name: service.name, service: service.slug }))
    page.counties.towns = counties.map(({ slug }) => ({
      county: slug,
      text: new Intl.ListFormat('en-US').format(
        places.filter(({ county }) => county === slug).map((place) => place.name),
      ),
    }))
    return `---\n${comment}${yaml(page)}---\n${body}`
  }
  return text.replaceAll('"TODAY"', `"${facts.today}"`)
}

/** Most characters of a title in the schema. */
const longestTitle = 75
const fitted = (title: string, short: string) => (title.length > longestTitle ? short : title)

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

function siteYaml(starter: Starter, facts: ProjectFacts): string {
  const { company, phone, email, address, coordinates, origin } = facts
  const site = {
    business: {
      name: company,
      tagline: starter.tagline,
      description: starter.description,
      trade: starter.trade,
      phone,
      email,
      address,
      coordinates: { latitude: coordinates.latitude, longitude: coordinates.longitude },
      priceRange: 'Price on request',
    },
    origin,
    language: 'en-US',
    urls: { trailingSlash: 'always', citySlug: starter.citySlug, countySlug: '{county}-county' },
    theme: { light: { ...light, ...starter.brand }, dark, radius: 0.5 },
    hours: {
      timeZone: timeZoneName(facts.timeZone),
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
  return `# yaml-language-server: $schema=schemas/site.json\n# Check before you publish: hours, priceRange and coordinates.\n${yaml(site)}`
}

/** `Pacific time` of `America/Los_Angeles`. */
function timeZoneName(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return name.replace(/ Time$/, ' time')
}

function navigationYaml(starter: Starter, { counties, places }: ProjectFacts): string {
  const navigation = {
    header: {
      links: [
        { page: 'home', label: 'Home' },
        { page: 'services', label: 'Services' },
        { page: 'service-areas', label: 'Where We Work' },
        { page: 'about', label: 'About Us' },
        { page: 'contact', label: 'Contact' },
      ],
      action: { page: 'contact', label: 'Get in Touch' },
    },
    footer: {
      columns: [
        { title: 'Services', links: starter.services.map(({ slug }) => ({ service: slug })) },
        {
          title: 'Where We Work',
          links: [
            ...counties.map(({ slug }) => ({ county: slug })),
            ...places.slice(0, mostInFooter).map(({ slug }) => ({ city: slug })),
          ],
        },
        {
          title: 'Company',
          links: [
            { page: 'about', label: 'About Us' },
            { page: 'contact', label: 'Contact' },
            { page: 'service-areas', label: 'All Communities' },
          ],
        },
      ],
      legal: [
        { page: 'privacy-policy', label: 'Privacy Policy' },
        { page: 'terms', label: 'Terms of Service' },
      ],
    },
  }
  return `# yaml-language-server: $schema=schemas/navigation.json\n${yaml(navigation)}`
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

const readme = ({ company }: ProjectFacts) => `# Website of ${company}

| command | does |
|---|---|
| \`npm run dev\` | shows the site and follows every edit |
| \`npm run build\` | builds the site into \`dist/\` and its audit into \`report/\` |
| \`npm run validate\` | checks \`manifest/\` without building |
| \`npm run lock\` | writes down all URLs, so that no later build loses one; run it before you publish |
| \`npx citywide places add "NAME County, XX"\` | adds a county and its communities |

The content is in \`manifest/\`, files to copy unchanged are in \`public/\`.

## Check before you publish

${toCheck.map((line) => `- [ ] ${line}`).join('\n')}

Places, populations, coordinates and postal codes are data of [GeoNames](https://www.geonames.org/), CC BY 4.0.
`
