import type { PageDetail } from '../../data.ts'
import { Part } from '../../parts/Part.tsx'
import { useReport } from '../../report.tsx'
import type { JsonLdNode } from './json-ld-nodes.ts'
import { SnippetEditor } from './SnippetEditor.tsx'
import { SocialCard } from './SocialCard.tsx'

type PreviewsProps = { row: number; detail: PageDetail; nodes: readonly JsonLdNode[] }

/** The page as a search result and as a card in social media. */
export function Previews({ row, detail: { path, meta }, nodes }: PreviewsProps) {
  const { rows, summary } = useReport()
  const { origin, name } = summary.site
  const robots = rows.coded.robots.values[rows.coded.robots.codes[row] ?? -1] ?? ''
  return (
    <>
      <Part title="Search result">
        {/\bnoindex\b|\bnone\b/i.test(robots) && (
          <p className="note">
            The page is noindex, so search engines do not show it. This is how it would look otherwise.
          </p>
        )}
        <SnippetEditor
          origin={origin}
          path={path}
          siteName={meta.find(([each]) => each === 'og:site_name')?.[1] ?? name}
          title={rows.text.title[row] ?? ''}
          description={rows.text.description[row] ?? ''}
          nodes={nodes}
        />
      </Part>
      <Part title="Social media card">
        <SocialCard meta={meta} origin={origin} />
      </Part>
    </>
  )
}
