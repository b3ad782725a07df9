import type { ReportChanges } from '../../data.ts'
import { countText } from '../../format.ts'
import { Choice } from '../../parts/Choice.tsx'
import { CutList } from '../../parts/CutList.tsx'
import { Part } from '../../parts/Part.tsx'
import { useQuery } from '../../parts/use-query.ts'
import { useReport } from '../../report.tsx'
import { ChangedPage } from './ChangedPage.tsx'
import { changedFieldNames, fieldLabel } from './field-label.ts'

/** The changed pages with their changed fields. One field can be selected; it is in the URL of the view. */
export function ChangedPages({ changed }: Pick<ReportChanges, 'changed'>) {
  const { rows } = useReport()
  const { query, setQuery } = useQuery(['field'])
  const names = changedFieldNames(changed)
  const field = names.some(({ name }) => name === query.field) ? query.field : ''
  const shown = field === '' ? changed : changed.filter(({ fields }) => fields.some(({ name }) => name === field))
  return (
    <Part title="Changed" count={changed.length}>
      <Choice
        label="Field"
        value={field}
        options={[
          ['', `All fields (${countText(changed.length, 'page', 'pages')})`],
          ...names.map(
            ({ name, pages }) => [name, `${fieldLabel(rows, name)} (${countText(pages, 'page', 'pages')})`] as const,
          ),
        ]}
        onChange={(name) => setQuery({ field: name })}
      />
      <CutList key={field} items={shown} first={20} names={['page', 'pages']} className="changed-pages">
        {({ path, fields }) => (
          <ChangedPage path={path} fields={field === '' ? fields : fields.filter(({ name }) => name === field)} />
        )}
      </CutList>
    </Part>
  )
}
