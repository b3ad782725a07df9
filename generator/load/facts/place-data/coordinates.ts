import { type Coordinates, kilometresBetween } from '../../../core/known-place.ts'

/** How coordinates are usually wrong. */
const mistakes: { reason: string; fix: string; undo: (point: Coordinates) => Coordinates }[] = [
  {
    reason: 'those of a point with latitude and longitude exchanged',
    fix: 'Exchange latitude and longitude.',
    undo: ({ latitude, longitude }) => ({ latitude: longitude, longitude: latitude }),
  },
  {
    reason: 'in the other hemisphere: the sign of the longitude is wrong',
    fix: 'Change the sign of the longitude: the west has a minus.',
    undo: ({ latitude, longitude }) => ({ latitude, longitude: -longitude }),
  },
  {
    reason: 'in the other hemisphere: the sign of the latitude is wrong',
    fix: 'Change the sign of the latitude: the south has a minus.',
    undo: ({ latitude, longitude }) => ({ latitude: -latitude, longitude }),
  },
  {
    reason: 'in the other hemispheres: both signs are wrong',
    fix: 'Change both signs.',
    undo: ({ latitude, longitude }) => ({ latitude: -latitude, longitude: -longitude }),
  },
]

/** The mistake whose correction makes a point right; undefined if there is none. */
export function misplaced(
  point: Coordinates,
  isRight: (point: Coordinates) => boolean,
): { reason: string; fix: string } | undefined {
  return mistakes.find(({ undo }) => {
    const corrected = undo(point)
    return Math.abs(corrected.latitude) <= 90 && isRight(corrected)
  })
}

/** The latitude or longitude with two neighbouring digits exchanged, if that is within some kilometres of a known point. */
export function digitsExchanged(point: Coordinates, known: Coordinates, kilometres: number): number | undefined {
  for (const field of ['latitude', 'longitude'] as const) {
    const digits = String(point[field])
    for (let at = 0; at + 1 < digits.length; at++) {
      const corrected = Number(digits.slice(0, at) + digits[at + 1] + digits[at] + digits.slice(at + 2))
      if (corrected !== point[field] && kilometresBetween({ ...point, [field]: corrected }, known) <= kilometres)
        return corrected
    }
  }
  return undefined
}

/** Fewest decimals of exact coordinates, and most of one that was cut or rounded. */
const [usualDecimals, cutDecimals] = [3, 1]

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

/** Half of the coordinates of a table have at least as many decimals. */
export function decimalsIn(points: readonly Coordinates[]): number {
  const counts = points.flatMap(({ latitude, longitude }) => [decimalsOf(latitude), decimalsOf(longitude)])
  return counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
}

/** The latitude or longitude of a known point, if a point of a table with more decimals has it cut or rounded. */
export function decimalsMissing(point: Coordinates, known: Coordinates, usual: number): number | undefined {
  if (usual < usualDecimals) return undefined
  for (const field of ['latitude', 'longitude'] as const) {
    const decimals = decimalsOf(point[field])
    const unit = 10 ** -decimals
    if (decimals <= cutDecimals && Math.abs(point[field] - known[field]) < unit) return known[field]
  }
  return undefined
}

/** Whether a point of public data was rounded to minutes of arc, so that it is a kilometre or two from the place. */
export const isWholeMinutes = ({ latitude, longitude }: Coordinates): boolean =>
  [latitude, longitude].every((degrees) => Math.abs(degrees * 60 - Math.round(degrees * 60)) < 0.01)
