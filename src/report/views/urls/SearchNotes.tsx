import { useReport } from '../../report.tsx'
import { searchMeaning } from './search-meaning.ts'
import { readSearch } from './search-terms.ts'

/** What a search means, if it is more than words, and what is wrong with it. */
export function SearchNotes({ q }: { q: string }) {
  const { rows } = useReport()
  const search = readSearch(q, rows.columns)
  const meaning = searchMeaning(search)
  return (
    <div className="search-notes" role="status">
      {meaning !== undefined && <p className="muted">Finds rows in which {meaning}.</p>}
      {search.problems.map((problem) => (
        <p key={problem} className="search-problem">
          {problem}
        </p>
      ))}
    </div>
  )
}
