import type { ReactNode } from 'react'
import type { PageInfo } from '../head/page-head.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Picture } from './Picture.tsx'

type PageHeadProps = {
  info: PageInfo
  /** The h1. */
  heading: string
  intro?: string
  /** Buttons. */
  children?: ReactNode
}

const looks = {
  plain: 'grid gap-7 bg-surface-sunken px-page pt-4 pb-[clamp(2rem,4vw,3.5rem)]',
  /** On wide windows, the image is beside the text and extends to the edge of the window. */
  pictured:
    'grid gap-7 bg-surface-sunken px-page pt-4 pb-[clamp(2rem,4vw,3.5rem)] lg:grid-cols-[7fr_6fr] lg:gap-18 lg:py-0',
} as const
const texts = {
  plain: 'grid max-w-[46rem] min-w-0 content-center gap-4.5',
  pictured: 'grid max-w-[46rem] min-w-0 content-center gap-4.5 lg:pt-5 lg:pb-14',
} as const

/** Top of a page: breadcrumb trail, heading, intro, buttons and image. */
export function PageHead({ info, heading, intro, children }: PageHeadProps) {
  return (
    <div className={info.picture ? looks.pictured : looks.plain}>
      <div className={info.picture ? texts.pictured : texts.plain}>
        {info.id !== 'home' && info.breadcrumbs.length > 0 && <Breadcrumbs trail={info.breadcrumbs} />}
        <h1>{heading}</h1>
        {intro && <p className="max-w-text text-lead text-ink-muted">{intro}</p>}
        {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
      </div>
      {info.picture && (
        <div className="relative aspect-video overflow-hidden rounded-panel lg:-me-bleed lg:aspect-auto lg:min-h-104 lg:rounded-none lg:rounded-es-sheet">
          <Picture picture={info.picture.name} alternatives={info.alternatives.join()} use="head" isFirst />
        </div>
      )}
    </div>
  )
}
