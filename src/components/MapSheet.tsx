import { Fragment } from 'react'
import {
  type MapCity,
  type MapDrawing,
  type MapOffice,
  type MapText,
  mapPin,
  mapRanks,
  mapType,
} from '../coverage-map.ts'
import { RouteLink } from './RouteLink.tsx'

/** Of two, one is visible: the tall drawing until the text of the wide one is at least as large as the page's. */
const looks = {
  only: 'map-sheet max-w-[30rem] max-md:mx-auto',
  compact: 'map-sheet mx-auto max-w-[30rem] md:hidden',
  wide: 'map-sheet max-md:hidden',
} as const

type MapSheetProps = {
  drawing: MapDrawing
  look: keyof typeof looks
  /** Accessible name: what the map shows. */
  description: string
}

/** One drawing of the map. Labelled cities are links; the others show their name on hover. */
export function MapSheet({ drawing, look, description }: MapSheetProps) {
  const { width, height, outlines, counties, offices, cities } = drawing
  return (
    // role="group", not "img": the contents of an img are hidden from assistive technology, and the map has links.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls
    <svg className={looks[look]} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={description}>
      <path className="map-land" d={outlines.land} />
      <path className="map-border" d={outlines.outer} />
      <path className="map-area" d={outlines.area} />
      <path className="map-border" d={outlines.inner} />
      <g className="map-counties" fontSize={mapType.county.fontSize} letterSpacing={mapType.county.letterSpacing}>
        {counties.map((name) => (
          <Text key={name.lines.join(' ')} text={name} lineHeight={mapType.county.lineHeight} />
        ))}
      </g>
      <g className="map-cities">
        {mapRanks.map(({ from, fontSize }, rank) => (
          <g key={from} fontSize={fontSize}>
            {cities
              .filter((city) => city.rank === rank)
              .map((city) =>
                city.label ? <NamedCity key={city.slug} city={city} /> : <Dot key={city.slug} city={city} />,
              )}
          </g>
        ))}
      </g>
      {offices.map((office) => (
        <Office key={office.name} office={office} />
      ))}
    </svg>
  )
}

function Dot({ city: { name, x, y, rank, label } }: { city: MapCity }) {
  return (
    <circle cx={x} cy={y} r={mapRanks[rank]?.radius}>
      {!label && <title>{name}</title>}
    </circle>
  )
}

function NamedCity({ city }: { city: MapCity }) {
  const { slug, rank, label, target } = city
  return (
    <RouteLink to="serviceArea" params={{ location: slug }}>
      <rect {...target} />
      <Dot city={city} />
      {label && <Text text={label} lineHeight={mapRanks[rank]?.fontSize ?? 0} />}
    </RouteLink>
  )
}

function Office({ office: { name, x, y, label } }: { office: MapOffice }) {
  const { path, eye } = mapPin
  return (
    <g className="map-office" fontSize={mapType.office.fontSize}>
      <g transform={`translate(${x} ${y})`}>
        {!label && <title>{name}</title>}
        <path d={path} />
        <circle cx={eye.x} cy={eye.y} r={eye.radius} />
      </g>
      {label && <Text text={label} lineHeight={mapType.office.lineHeight} />}
    </g>
  )
}

function Text({ text: { x, y, lines, anchor }, lineHeight }: { text: MapText; lineHeight: number }) {
  return (
    <text x={x} y={y} textAnchor={anchors[anchor]}>
      {lines.length === 1
        ? lines
        : lines.map((line, index) => (
            // Without the space, a screen reader joins the last word of a line to the first of the next.
            <Fragment key={lines.slice(0, index + 1).join()}>
              {index > 0 && ' '}
              <tspan x={x} dy={index === 0 ? undefined : lineHeight}>
                {line}
              </tspan>
            </Fragment>
          ))}
    </text>
  )
}

/** `start` is the SVG default, so it needs no attribute. */
const anchors = { start: undefined, middle: 'middle', end: 'end' } as const
