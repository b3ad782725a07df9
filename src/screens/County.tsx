import { CountyOverview } from '../components/CountyOverview.tsx'
import type { ScreenProps } from '../screen-props.ts'

export function County({ data, info }: ScreenProps<'county'>) {
  return <CountyOverview county={data} info={info} />
}
