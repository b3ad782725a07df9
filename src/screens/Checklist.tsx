import { ChecklistLegend } from '../components/ChecklistLegend.tsx'
import { ChecklistTable } from '../components/ChecklistTable.tsx'
import { ColumnNotes } from '../components/ColumnNotes.tsx'
import { ColumnStyle } from '../components/ColumnStyle.tsx'
import { Island } from '../components/Island.tsx'
import { PageEnd } from '../components/PageEnd.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { useSite } from '../components/site-context.ts'
import { say } from '../messages.ts'
import type { ScreenProps } from '../screen-props.ts'

/** Compares every task across every type of service. */
export function Checklist({ data, info }: ScreenProps<'checklist'>) {
  const whole = useSite()
  const { checklist, site } = whole.manifest
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro} />
      {checklist && (
        <>
          <div className="section checklist">
            <Island
              name="ColumnPicker"
              id="columns"
              wake="touched"
              props={{
                many: data.pickMany ?? say(whole, 'checklist.pick-many'),
                one: data.pickOne ?? say(whole, 'checklist.pick-one'),
                reset: data.pickAll ?? say(whole, 'checklist.pick-all'),
                columns: checklist.columns.map(({ id, label, note }) => ({
                  id,
                  label,
                  hint:
                    note === undefined
                      ? undefined
                      : { label: say(whole, 'checklist.about-column', { column: label }), text: note },
                })),
                ...site.display.tooltip,
              }}
            />
            <ColumnStyle columns={checklist.columns} />
            <p className="checklist-empty">{data.pickNone ?? say(whole, 'checklist.pick-none')}</p>
            <ChecklistLegend legend={data.legend} />
            <ChecklistTable
              checklist={checklist}
              caption={data.name ?? data.heading}
              taskHeading={data.taskHeading}
              addOnsHeading={data.addOnsHeading}
            />
          </div>
          <ColumnNotes heading={data.notesHeading ?? say(whole, 'checklist.notes')} columns={checklist.columns} />
          <PageEnd gallery={data.gallery} callToAction={data.callToAction} />
        </>
      )}
    </>
  )
}
