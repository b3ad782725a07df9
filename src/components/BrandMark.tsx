import { type Mark, markSquare, markText } from '../brand.ts'
import { useSite } from './site-context.ts'

const { start, side, radius, line } = markSquare

/** The company's mark. Decorative: the name next to it has the same meaning. */
export function BrandMark() {
  const { mark } = useSite().brand
  if (!mark) return null
  return (
    <svg viewBox={`${start} ${start} ${side} ${side}`} aria-hidden="true">
      <rect x={start} y={start} width={side} height={side} rx={radius} />
      <Sign mark={mark} />
    </svg>
  )
}

function Sign({ mark }: { mark: Mark }) {
  switch (mark.kind) {
    case 'icon':
      return (
        <path
          className="stroke-on-brand"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth={line}
          d={mark.path}
        />
      )
    case 'letter':
      return <path className="fill-on-brand" d={mark.path} />
    case 'text':
      return (
        <text className="fill-on-brand" x={markText.x} y={markText.y} fontSize={markText.size} textAnchor="middle">
          {mark.text}
        </text>
      )
  }
}
