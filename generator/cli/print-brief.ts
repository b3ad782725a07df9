import type { Brief } from '../traffic/insights/brief.ts'

/** A brief as Markdown, to paste into a ticket or a document. */
export function briefText({ path, title, at, facts, queries, lacks, shared, advice }: Brief): string {
  const sections: string[] = [
    `# ${title}\n\n${path}, written in ${at}`,
    list(
      'Facts',
      facts.map(([name, value]) => `${name}: ${value}`),
    ),
    list(
      'What people look for',
      queries.map(({ query, impressions, position }) => `${query} (${impressions} impressions, position ${position})`),
    ),
    list(
      'What similar pages have and this one lacks',
      lacks.map(({ heading, share }) => `${heading} (${Math.round(share * 100)} % have such a heading)`),
    ),
    list(
      'Passages it shares with other pages',
      shared.map(({ text, pages, example }) => `${cut(text)} (${pages} pages, such as ${example})`),
    ),
    list('What to do', advice),
  ]
  return sections.filter((section) => section !== '').join('\n\n')
}

const list = (heading: string, items: readonly string[]) =>
  items.length === 0 ? '' : `## ${heading}\n\n${items.map((item) => `- ${item}`).join('\n')}`

const cut = (text: string) => (text.length > 120 ? `${text.slice(0, 117).trimEnd()}…` : text)
