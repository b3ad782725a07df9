import { type ListSort, nextSort } from './sort-list.ts'

type ListHeadProps = {
  columns: readonly { name: string; isNumber: boolean }[]
  sort: ListSort | undefined
  /** Undefined on a phone, where rows are cards and the headings are for screen readers. */
  onSort: ((sort: ListSort | undefined) => void) | undefined
}

/** The headings of a list. Each sorts it. */
export function ListHead({ columns, sort, onSort }: ListHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ name, isNumber }, index) => (
          <th
            key={name}
            scope="col"
            className={isNumber ? 'cell-number' : undefined}
            aria-sort={sort?.column !== index ? 'none' : sort.isDescending ? 'descending' : 'ascending'}
          >
            {onSort ? (
              <button type="button" className="list-sort" onClick={() => onSort(nextSort(sort, index, isNumber))}>
                {name}
                <span aria-hidden="true">{sort?.column !== index ? '' : sort.isDescending ? ' ↓' : ' ↑'}</span>
              </button>
            ) : (
              name
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}
