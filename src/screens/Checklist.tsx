import { CallToAction } from '../components/CallToAction.tsx'
import { ChecklistLegend } from '../components/ChecklistLegend.tsx'
import { ChecklistTable } from '../components/ChecklistTable.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { useSite } from '../components/site-context.ts'
import type { ScreenProps } from '../screen-props.ts'

/** Every task against every kind of clean. */
export function Checklist({ data, info }: ScreenProps<'checklist'>) {
  const { checklist } = useSite().manifest
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro} image={data.image} />
      {checklist && (
        <>
          <div className="section">
            <ChecklistLegend legend={data.legend} />
            <ChecklistTable
              checklist={checklist}
              caption={data.name ?? data.heading}
              taskHeading={data.taskHeading}
              addOnsHeading={data.addOnsHeading}
            />
          </div>
          <CallToAction callToAction={data.callToAction} />
        </>
      )}
    </>
  )
}
