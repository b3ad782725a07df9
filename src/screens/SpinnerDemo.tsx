import type { PageOf } from '#manifest/schema.ts'
import { Island } from '../components/Island.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Section } from '../components/Section.tsx'
import { useSite } from '../components/site-context.ts'
import { toastSettings } from '../components/toast-settings.ts'
import { say } from '../messages.ts'
import type { ScreenProps } from '../screen-props.ts'
import { Spinner, spinnerShapes, spinnerSizes } from '../ui/Spinner.tsx'

/** The loading indicators, a form that shows its busy state, and toasts. */
export function SpinnerDemo({ data, info }: ScreenProps<'spinnerDemo'>) {
  const { display } = useSite().manifest.site
  const { fields, submit, busy } = data.form
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro} />
      <Section heading={data.indicators.heading} text={data.indicators.text}>
        <Indicators caption={data.indicators.heading} />
      </Section>
      <Section heading={data.form.heading} text={data.form.text} tone="sunken">
        <Island name="SpinnerForm" id="spinner-form" props={{ fields, submit, busy, duration: display.spinnerDemo }} />
      </Section>
      {data.notifications && <Notifications {...data.notifications} />}
    </>
  )
}

function Notifications({ heading, text, ...words }: NonNullable<PageOf<'spinner-demo'>['notifications']>) {
  return (
    <Section heading={heading} text={text}>
      <Island name="ToastDemo" id="toast-demo" props={{ ...words, settings: toastSettings(useSite()) }} />
    </Section>
  )
}

const cell = 'border-b px-[clamp(0.5rem,3vw,1.75rem)] py-3 text-center'

function Indicators({ caption }: { caption: string }) {
  const site = useSite()
  const shapeNames = {
    circle: say(site, 'spinner.circle'),
    dots: say(site, 'spinner.dots'),
    pulse: say(site, 'spinner.pulse'),
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable to be scrolled by keyboard
    <div className="overflow-x-auto" tabIndex={0}>
      <table className="w-fit max-w-full">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td className="border-b" />
            {spinnerSizes.map((size) => (
              <th className={`${cell} font-bold`} key={size} scope="col">
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spinnerShapes.map((shape) => (
            <tr key={shape}>
              <th className="h-20 border-b pe-[clamp(0.5rem,3vw,1.75rem)] text-start font-bold" scope="row">
                {shapeNames[shape]}
              </th>
              {spinnerSizes.map((size) => (
                <td className={`${cell} text-brand`} key={size}>
                  <Spinner shape={shape} size={size} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
