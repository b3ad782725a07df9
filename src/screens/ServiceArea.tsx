import { CityOverview } from '../components/CityOverview.tsx'
import { CountyOverview } from '../components/CountyOverview.tsx'
import type { ScreenProps } from '../screen-props.ts'

export function ServiceArea({ data, info }: ScreenProps<'serviceArea'>) {
  if (data.kind === 'county') return <CountyOverview county={data.county} info={info} />
  return <CityOverview place={data} info={info} />
}
