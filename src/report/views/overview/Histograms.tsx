import { useMemo } from 'react'
import { percent } from '../../format.ts'
import { useReport } from '../../report.tsx'
import { HistogramChart } from './HistogramChart.tsx'
import { evenBuckets, growingBuckets, shareBuckets } from './histogram.ts'

/** Steps of a chart: as many as have room for their names on a phone. */
const most = 12

/** How addresses differ in what can be counted. */
export function Histograms() {
  const { numbers } = useReport().rows
  const buckets = useMemo(
    () => ({
      similarity: shareBuckets(numbers.similarity.map(shown)),
      depth: evenBuckets(numbers.depth, most),
      words: evenBuckets(numbers.words, most),
      bytes: evenBuckets(numbers.bytes, most),
      ownShare: shareBuckets(numbers.ownShare.map(shown)),
      inlinks: growingBuckets(numbers.inlinks),
    }),
    [numbers],
  )
  return (
    <section className="histograms" aria-labelledby="histograms">
      <h2 id="histograms">Addresses in numbers</h2>
      <HistogramChart column="depth" title="Depth" unit="Clicks" buckets={buckets.depth} />
      <HistogramChart column="words" title="Words" unit="Words" buckets={buckets.words} />
      <HistogramChart column="bytes" title="HTML size" unit="Bytes" buckets={buckets.bytes} />
      <HistogramChart column="ownShare" title="Own text" unit="Percent" buckets={buckets.ownShare} />
      <HistogramChart column="similarity" title="Likeness" unit="Percent" buckets={buckets.similarity} />
      <HistogramChart column="inlinks" title="Inlinks" unit="Pages that link to it" buckets={buckets.inlinks} />
    </section>
  )
}

/** In the unit they are filtered by. */
const shown = (share: number | null) => (share === null ? null : percent(share))
