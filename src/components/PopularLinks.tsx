import type { Link } from '#manifest/schema.ts'
import { LinkList } from './LinkList.tsx'

/** Lists of links side by side. Titles are third-level headings. */
export function PopularLinks({ lists }: { lists: readonly { title: string; links: readonly Link[] }[] }) {
  return (
    <div className="link-rows plain-links grid-fit-72 gap-x-10 gap-y-8">
      {lists.map(({ title, links }) => (
        <div key={title}>
          <h3>{title}</h3>
          <LinkList links={links} />
        </div>
      ))}
    </div>
  )
}
