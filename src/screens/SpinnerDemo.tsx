import { PageHead } from '../components/PageHead.tsx'
import { Section } from '../components/Section.tsx'
import { useSite } from '../components/site-context.ts'
import { Island } from '../islands/Island.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { Spinner, spinnerShapes, spinnerSizes } from '../ui/Spinner.tsx'

const shapeNames = { circle: 'Spinning circle', dots: 'Bouncing dots', pulse: 'Pulse' } as const

/** The loading indicators, and a form that shows its busy state. */
export function SpinnerDemo({ data, info }: ScreenProps<'spinnerDemo'>) {
  const { display } = useSite().manifest.site
  const { fields, submit, busy } = data.form
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro} image={data.image} />
      <Section heading={data.indicators.heading} text={data.indicators.text}>
        <Indicators caption={data.indicators.heading} />
      </Section>
      <Section heading={data.form.heading} text={data.form.text} tone="sunken">
        <Island name="SpinnerForm" id="spinner-form" props={{ fields, submit, busy, duration: display.spinnerDemo }} />
      </Section>
    </>
  )
}

function Indicators({ caption }: { caption: string }) {
  return (
    <table className="indicators">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          {spinnerSizes.map((size) => (
            <th key={size} scope="col">
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {spinnerShapes.map((shape) => (
          <tr key={shape}>
            <th scope="row">{shapeNames[shape]}</th>
            {spinnerSizes.map((size) => (
              <td key={size}>
                <Spinner shape={shape} size={size} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
