import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastGlob from 'fast-glob'
import { stringify } from 'yaml'
import { textWidth } from '#src/head/text-width.ts'
import { slugOf } from '#src/slug-of.ts'
import { languageFolder } from '../core/language-folder.ts'
import { filesAroundManifest } from './around-manifest.ts'
import type { ProjectFacts } from './project-facts.ts'
import { labelsOf, navigationValue, siteTranslation, siteValue, slugsOf, type Writing } from './site-values.ts'
import { isAmerican, starterText, starterTexts } from './starter-texts.ts'
import type { Starter } from './starters.ts'

/** Most communities in the lists of the home page. */
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
  for (const [path, text] of filesAroundManifest(facts)) files.set(path, text)
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
  const designations = new Set(writing.facts.counties.map(({ designation }) => designation))
  const designation = designations.size === 1 ? [...designations][0] : undefined
  for (const { path, value, body } of starterTexts(rootDir, 'shared/pages', language, designation)) {
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

/** The fields of a part of a page; none if it is not a record. */
const fieldsOf = (part: unknown): object => (typeof part === 'object' && part !== null ? part : {})

/** Most pixels of a title in search results. Source: `rules/head/title-width.ts` */
const widestTitle = 580
const fitted = (title: string, short: string) => (textWidth(title, 20) > widestTitle ? short : title)

const yaml = (value: unknown) => stringify(value, { lineWidth: 110 })
