import type { Location } from '#manifest/schema.ts'
import { widthOf } from '#src/head/fit-text.ts'
import { pictureName } from '#src/picture.ts'
import { kindOf } from '#src/routes.ts'
import { uniqueWords } from '../core/unique-words.ts'
import { type Columns, column, number, optionalNumber, type PageFacts, text } from './column.ts'

type Status =
  | 'page'
  /** Its canonical is another URL. */
  | 'alias'
  | 'redirect'
  /** Linked or expected, but nothing is served. */
  | 'missing'
  /** A file that no route of the table writes. */
  | 'unknown'

/**
 * Every column of the URL report, in the order of routes.json. A new column is one new entry: routes.json, routes.csv,
 * and the app's table, filters, details and download all derive from it.
 */
export const columns = {
  path: column<string>({
    page: ({ path }) => path,
    pageless: ({ path }) => path,
    empty: '',
    app: [
      {
        label: 'URL',
        description: 'Path of the URL, from the root of the site.',
        form: 'text',
        width: 340,
        position: 1,
      },
    ],
  }),

  route: text(({ page }) => page.route ?? '', {
    name: 'kind',
    label: 'Page type',
    description: 'Route of the page in the route table.',
    form: 'coded',
    width: 120,
    position: 10,
    cell: kindOf,
  }),

  params: column<Readonly<Record<string, string>>>({
    page: ({ page }) => page.params,
    empty: {},
    csv: (params) => Object.values(params).join(' '),
    app: [
      {
        name: 'service',
        label: 'Service',
        description: 'Service the page is about.',
        form: 'coded',
        width: 160,
        cell: ({ service = '' }) => service,
      },
      {
        name: 'place',
        label: 'Place',
        description: 'City or county the page is about.',
        form: 'coded',
        width: 160,
        cell: ({ location, county = '' }) => location ?? county,
      },
    ],
  }),

  status: column<Status>({
    page: ({ page: { route, path, canonical }, origin }) => {
      if (route === undefined) return 'unknown'
      return canonical !== undefined && canonical !== origin + path ? 'alias' : 'page'
    },
    pageless: ({ status }) => status,
    empty: 'missing',
    app: [
      {
        label: 'Status',
        description: 'Page, alias (its canonical is another URL), redirect, or missing (nothing is served).',
        form: 'coded',
        width: 96,
        position: 3,
        after: 'path',
      },
    ],
  }),

  title: text(({ page }) => page.title, {
    label: 'Title',
    description: 'Text of the title element.',
    form: 'text',
    width: 300,
    position: 2,
  }),

  description: text(({ page }) => page.description, {
    label: 'Meta description',
    description: 'Text of the meta description.',
    form: 'text',
    width: 360,
  }),

  canonical: column<string>({
    page: ({ page }) => page.canonical ?? '',
    // Where the redirect leads; empty if the URL is gone.
    pageless: ({ target }) => target,
    empty: '',
    app: [
      {
        label: 'Canonical',
        description: 'Canonical URL if it is another URL; for a redirect, its target.',
        form: 'text',
        width: 260,
        cell: (canonical, { origin, path }) => (canonical === origin + path ? '' : canonical),
      },
    ],
  }),

  robots: text(({ page }) => page.robots, {
    label: 'Meta robots',
    description: 'Content of the robots meta element.',
    form: 'coded',
    width: 130,
  }),

  h1: text(({ page }) => page.h1.join(' | '), {
    label: 'H1',
    description: 'Text of the H1 headings.',
    form: 'text',
    width: 260,
  }),

  breadcrumbs: column<string[]>({
    page: ({ page }) => page.breadcrumbs,
    empty: [],
    csv: breadcrumbText,
    app: [
      {
        label: 'Breadcrumbs',
        description: 'Breadcrumb trail shown on the page.',
        form: 'text',
        width: 240,
        cell: breadcrumbText,
      },
    ],
  }),

  section: text(({ page }) => page.section ?? '', {
    label: 'Sitemap section',
    description: 'Section of the sitemap the page belongs to.',
    form: 'coded',
    width: 150,
    after: 'kind',
  }),

  words: number(({ page }) => page.words, {
    label: 'Words',
    description: 'Words in the main content, separated by white space.',
    unit: 'count',
    width: 85,
    position: 6,
  }),

  /** Words of the compared text: main content without navigation and forms. "move-in" counts as two words. */
  ownWords: number(({ page }) => page.ownWords),

  bytes: number(({ page }) => page.bytes, {
    label: 'HTML size',
    description: 'Size of the HTML document in bytes, uncompressed.',
    unit: 'bytes',
    width: 105,
  }),

  titleWidth: number(({ page }) => Math.ceil(widthOf('title', page.title)), {
    label: 'Title width',
    description: 'Width of the title in search results, in pixels.',
    unit: 'pixels',
    width: 115,
    after: 'title',
  }),

  descriptionWidth: number(({ page }) => Math.ceil(widthOf('description', page.description)), {
    label: 'Meta description width',
    description: 'Width of the meta description in search results, in pixels.',
    unit: 'pixels',
    width: 200,
    after: 'description',
  }),

  externalLinks: number(({ page }) => page.externalLinks, {
    label: 'External links',
    description: 'Links to other sites.',
    unit: 'count',
    width: 130,
    after: 'outlinks',
  }),

  pictures: number(({ page }) => page.pictures.length, {
    label: 'Images',
    description: 'Images on the page.',
    unit: 'count',
    width: 90,
    after: 'externalLinks',
  }),

  dataTypes: text(({ page }) => page.dataTypes, {
    label: 'Structured data types',
    description: 'Types of the JSON-LD nodes on the page.',
    form: 'coded',
    isList: true,
    width: 200,
    after: 'similarity',
  }),

  hash: text(({ page }) => page.hash),

  /** Hash of the content alone, which the ledger compares. */
  contentHash: text(({ page }) => page.contentHash),

  lastmod: text(({ lastmod }) => lastmod ?? '', {
    label: 'Last modified',
    description: 'Day the content last changed, from the ledger.',
    form: 'day',
    width: 135,
    position: 11,
  }),

  picture: text(
    ({ image, imageFiles }) => {
      if (!image) return ''
      const name = pictureName(image.name)
      return imageFiles.get(name) ?? name
    },
    {
      label: 'Main image',
      description: 'File of the main image below images/, or the name of a drawing.',
      form: 'text',
      width: 180,
      after: 'pictures',
    },
  ),

  pictureOrigin: text(({ image }) => image?.origin ?? '', {
    label: 'Main image origin',
    description: 'How the main image was chosen: named in the record, or the step that found one for the place.',
    form: 'coded',
    width: 165,
    after: 'picture',
  }),

  sources: column<Location[]>({
    page: ({ sources }) => sources,
    pageless: ({ sources }) => sources,
    empty: [],
    csv: (sources) => sources.map(locationText).join(' '),
    app: [
      {
        name: 'source',
        label: 'Source',
        description: 'Manifest file, line and column of the first record the page is made from.',
        form: 'text',
        width: 260,
        after: 'known',
        cell: ([source]) => (source ? locationText(source) : ''),
      },
    ],
  }),

  /** For a missing URL: the navigation entries that link to it. */
  linkedFrom: column<{ slot: string; at: Location }[]>({
    page: () => [],
    pageless: ({ linkedFrom }) => linkedFrom,
    empty: [],
    csv: (slots) => slots.map(({ slot, at }) => `${slot} (${locationText(at)})`).join('; '),
    app: [],
  }),

  depth: optionalNumber(({ audited, number: page }) => orNull(audited.graph.depth[page]), {
    label: 'Crawl depth',
    description: 'Fewest clicks from the home page; none if no links lead to the page.',
    unit: 'count',
    width: 125,
    position: 7,
  }),

  inlinks: {
    ...number(({ audited, number: page }) => audited.graph.inlinks[page] ?? 0, {
      label: 'Inlinks',
      description: 'Pages that link to the URL.',
      unit: 'count',
      width: 85,
      position: 8,
    }),
    pageless: ({ links }) => links?.inlinks ?? 0,
  },

  inlinksFromMain: {
    ...number(({ audited, number: page }) => audited.graph.inlinksFromMain[page] ?? 0, {
      label: 'Inlinks from main content',
      description: 'Pages that link to the URL from their main content.',
      unit: 'count',
      width: 215,
    }),
    pageless: ({ links }) => links?.inlinksFromMain ?? 0,
  },

  outlinks: number(({ audited, number: page }) => audited.graph.outlinks[page] ?? 0, {
    label: 'Outlinks',
    description: 'Pages of this site that the page links to.',
    unit: 'count',
    width: 90,
  }),

  ownShare: optionalNumber(({ audited, number: page }) => rounded(orNull(audited.similarity.ownShare[page])), {
    label: 'Unique text',
    description: 'Share of the text that appears on no comparable page, with names of places and services masked.',
    unit: 'share',
    width: 125,
    position: 9,
  }),

  siteShare: optionalNumber(({ audited, number: page }) => rounded(orNull(audited.similarity.siteShare[page])), {
    label: 'Unique on site',
    description:
      'Share of the text that appears on no other page of the site, with names of places and services masked.',
    unit: 'share',
    width: 140,
    after: 'ownShare',
  }),

  siteWords: optionalNumber(
    ({ audited: { similarity }, page, number }) => orNull(uniqueWords(page, similarity.siteShare[number])),
    {
      label: 'Unique words',
      description:
        'Words that appear on no other page of the site: the share that is unique on the site, of all words.',
      unit: 'count',
      width: 135,
      after: 'siteShare',
    },
  ),

  similarity: optionalNumber(
    ({ audited: { similarity }, number: page }) =>
      (similarity.nearest[page] ?? -1) < 0 ? null : rounded(similarity.toNearest[page] ?? 0),
    {
      label: 'Similarity',
      description: 'Similarity to the nearest page, with names of places and services masked.',
      unit: 'share',
      width: 105,
    },
  ),

  /** Path of the most similar page. The app has it as a row number, so that it can link to the page. */
  nearest: text(({ audited, number: page }) => audited.pages[audited.similarity.nearest[page] ?? -1]?.path ?? ''),

  errors: findingCount('errors', { label: 'Errors', description: 'Errors on the page.', width: 80, position: 4 }),
  warnings: findingCount('warnings', {
    label: 'Warnings',
    description: 'Warnings on the page.',
    width: 105,
    position: 5,
  }),
  notices: findingCount('notices', { label: 'Notices', description: 'Notices on the page.', width: 90 }),
  known: findingCount('known', {
    label: 'Known issues',
    description: 'Findings on the page that the site owner accepted for now.',
    width: 130,
  }),
} satisfies Columns

function findingCount(
  name: keyof PageFacts['findings'],
  app: { label: string; description: string; width: number; position?: number },
) {
  const count = ({ findings }: Pick<PageFacts, 'findings'>) => findings[name]
  return { ...number(count, { ...app, unit: 'count' }), pageless: count }
}

function breadcrumbText(names: readonly string[]): string {
  return names.join(' › ')
}

export function locationText({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`
}

/** Arrays of numbers mark a missing value with -1 or NaN. */
function orNull(value = -1): number | null {
  return value >= 0 ? value : null
}

/** Rounds to four digits: more is noise, and reports are compared line by line. */
function rounded(share: number | null): number | null {
  return share === null ? null : Math.round(share * 10_000) / 10_000
}
