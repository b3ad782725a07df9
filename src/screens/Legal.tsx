import { PageHead } from '../components/PageHead.tsx'
import { Prose } from '../components/Prose.tsx'
import { Sentence } from '../components/Sentence.tsx'
import { useSite } from '../components/site-context.ts'
import { dateText } from '../format.ts'
import type { ScreenProps } from '../screen-props.ts'

/** A legal text and the date of its last change. */
export function Legal({ data, info }: ScreenProps<'legal'>) {
  const { language } = useSite().manifest.site
  return (
    <>
      <PageHead info={info} heading={data.heading} intro={data.intro} />
      <div className="section gap-6 [&_[href^=tel]]:whitespace-nowrap [&_h2]:text-2xl">
        <p className="text-ink-muted">
          <Sentence
            message="legal.updated"
            values={{ date: dateText(data.updated, language) }}
            tags={{
              time: (text) => (
                <time key="time" dateTime={data.updated}>
                  {text}
                </time>
              ),
            }}
          />
        </p>
        <Prose html={data.body} />
      </div>
    </>
  )
}
