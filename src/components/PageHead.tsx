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

/** Top of a page: breadcrumb trail, heading, intro, buttons and image. */
export function PageHead({ info, heading, intro, children }: PageHeadProps) {
  return (
    <div className={info.picture ? 'page-head page-head-pictured' : 'page-head'}>
      <div className="page-head-text">
        {info.id !== 'home' && info.breadcrumbs.length > 0 && <Breadcrumbs trail={info.breadcrumbs} />}
        <h1>{heading}</h1>
        {intro && <p className="lead">{intro}</p>}
        {children && <div className="actions">{children}</div>}
      </div>
      {info.picture && (
        <div className="page-head-picture">
          <Picture picture={info.picture.name} alternatives={info.alternatives.join()} use="head" isFirst />
        </div>
      )}
    </div>
  )
}
