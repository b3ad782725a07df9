import { Choice } from '../../parts/Choice.tsx'
import { type ListSort, readSort, writeSort } from './sort-list.ts'

type SortChoiceProps = {
  columns: readonly { name: string; isNumber: boolean }[]
  sort: ListSort | undefined
  onSort: (sort: ListSort | undefined) => void
}

/** Sorts a list whose rows are cards, without headings to press. */
export function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const options = columns.flatMap(({ name, isNumber }, column) => {
    const [up, down] = isNumber ? ['lowest first', 'highest first'] : ['A to Z', 'Z to A']
    const ascending = [writeSort({ column, isDescending: false }), `${name}, ${up}`] as const
    const descending = [writeSort({ column, isDescending: true }), `${name}, ${down}`] as const
    return isNumber ? [descending, ascending] : [ascending, descending]
  })
  return (
    <div className="filters">
      <Choice
        label="Sort by"
        value={writeSort(sort)}
        options={[['', 'The order of the list'], ...options]}
        onChange={(value) => onSort(readSort(value, columns.length))}
      />
    </div>
  )
}
