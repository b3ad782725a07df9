import { Page } from '#manifest/schema/page.ts'
import { slugOf } from '#src/slug-of.ts'
import { groupBy } from '../../core/group-by.ts'
import type { Problem } from '../../core/problem.ts'
import type { Located, Records } from '../records.ts'
import { unknown } from './unknown-reference.ts'

type Articles = Records['folders']['articles']

/** Checks that articles have a page that lists them, and that their references and paths are right. */
export function checkArticles(records: Records, shownDir: string): Problem[] {
  const { articles, pages } = records.folders
  const { written } = records
  return [
    ...checkList(articles, pages, { ...records, shownDir }),
    ...articles.flatMap((record) => [...checkServices(record, written.services), ...checkTags(record)]),
    ...checkSpellings(articles),
    ...articles.filter(({ slug }) => /^(tag|page-\d+)$/.test(slug)).map(reservedSlug),
  ]
}

const isScreen = (text: string) => Page.options.some(({ shape }) => shape.screen.value === text)

type Known = Pick<Records, 'written' | 'language'> & { shownDir: string }

function checkList(
  articles: Articles,
  pages: Records['folders']['pages'],
  { written, language, shownDir }: Known,
): Problem[] {
  const list = pages.find(({ value }) => value.screen === 'articles')
  const [first] = articles
  // A screen that does not exist may be meant, or the page may be one that is not readable.
  const hasUnknownScreen = written.unreadPages.size > 0 || [...written.screens].some((screen) => !isScreen(screen))
  if (first && !written.screens.has('articles') && !hasUnknownScreen) {
    return [
      {
        code: 'missing-page',
        severity: 'error',
        at: first.at,
        what: 'There are articles, but no page that lists them.',
        fix: `Add ${shownDir}/pages/blog.yaml with "screen: articles". Its file name is the first part of their URLs.`,
      },
    ]
  }
  if (list && written.articles.size === 0 && language.folder !== '') {
    return [
      {
        code: 'empty-list',
        severity: 'error',
        at: list.at,
        what: `This page lists the articles, but there is none in the language ${language.tag}.`,
        fix: `Translate one to ${shownDir}/${language.folder}/articles/. The others need no translation.`,
        subject: 'articles/',
      },
    ]
  }
  if (list && written.articles.size === 0) {
    return [
      {
        code: 'empty-list',
        severity: 'error',
        at: list.locate(['screen']),
        what: 'This page lists the articles, but there is none.',
        fix: `Add an article to ${shownDir}/articles/, e.g. articles/first-snow.md, or remove this page.`,
        subject: 'articles/',
      },
    ]
  }
  return []
}

function checkServices(record: Articles[number], known: ReadonlySet<string>): Problem[] {
  return record.value.services.flatMap((slug, index) =>
    known.size === 0 || known.has(slug) ? [] : [unknown('service', slug, known, record, ['services', index])],
  )
}

/** A tag is a URL, so it has a letter or digit, and an article has it once. */
function checkTags(record: Articles[number]): Problem[] {
  const seen = new Map<string, string>()
  if (record.original) return [] // the slugs are those of the original
  return record.value.tags.flatMap((tag, index): Problem[] => {
    const problem = (code: string, what: string, fix: string): Problem[] => [
      { code, severity: 'error', at: record.locate(['tags', index]), what, fix },
    ]
    const slug = slugOf(tag)
    if (slug === '')
      return problem(
        'bad-tag',
        `The tag "${tag}" cannot be a part of a URL, because it has no letters from a to z.`,
        'Write the tag with Latin letters.',
      )
    const other = seen.get(slug)
    seen.set(slug, tag)
    if (other === undefined) return []
    return problem('duplicate-tag', `"${tag}" and "${other}" are the same tag.`, 'Remove one of the two.')
  })
}

/**
 * One tag in two spellings has one page, with one of the two as its name: `Water Heaters` and `Water heaters`. In singular and
 * in plural it has two pages: `Water heater` and `Water heaters`.
 */
function checkSpellings(articles: Articles): Problem[] {
  const uses = articles.flatMap((record) => record.value.tags.map((tag, index) => ({ tag, record, index })))
  const spellings = groupBy(
    uses.filter(({ tag }) => slugOf(tag) !== ''),
    ({ tag }) => slugOf(tag).replace(/(?<=[a-z]{3})s$/, ''),
  )
  return [...spellings.values()].flatMap((group) => {
    // The spelling of most articles is right, or the first one.
    const [right = []] = [...groupBy(group, ({ tag }) => tag).values()].sort((a, b) => b.length - a.length)
    const [first] = right
    if (!first || right.length === group.length) return []
    return group.flatMap(({ tag, record, index }): Problem[] => {
      if (tag === first.tag || right.some((other) => other.record === record)) return []
      return [
        {
          code: 'tag-spelt-otherwise',
          severity: slugOf(first.tag) === slugOf(tag) ? 'notice' : 'warning',
          at: record.locate(['tags', index]),
          what: `The tag "${tag}" is "${first.tag}" in another article.`,
          fix: `Write the tag the same in both. ${first.record.at.file} has the other.`,
        },
      ]
    })
  })
}

/** These paths below the list belong to its tags and to its further pages. */
function reservedSlug({ slug, at }: Located<unknown>): Problem {
  return {
    code: 'reserved-slug',
    severity: 'error',
    at,
    what: `An article cannot be named "${slug}", because that path belongs to the list of articles.`,
    fix: 'Rename the file.',
  }
}
