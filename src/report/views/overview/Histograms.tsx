import { useMemo } from 'react'
import { percent } from '../../format.ts'
import { useReport } from '../../report.tsx'
import { HistogramChart } from './HistogramChart.tsx'
import { evenBuckets, growingBuckets, shareBuckets } from './histogram.ts'

/** Bars in a chart: as many as have room for their labels on a phone. */
const most = 12

/** Distributions of the main numbers over all URLs. */
export function Histograms() {
  const { numbers } = useReport().rows
  const buckets = useMemo(
    () => ({
      similarity: shareBuckets(numbers.similarity.map(shown)),
      depth: evenBuckets(numbers.depth, most),
      words: evenBuckets(numbers.words, most),
      bytes: evenBuckets(numbers.bytes, most),
      ownShare: shareBuckets(numbers.ownShare.map(shown)),
      siteShare: shareBuckets(numbers.siteShare.map(shown)),
      inlinks: growingBuckets(numbers.inlinks),
    }),
    [numbers],
  )
  return (
    <section className="histograms" aria-labelledby="histograms">
      <h2 id="histograms">Distributions</h2>
      <HistogramChart column="depth" unit="Clicks" buckets={buckets.depth} />
      <HistogramChart column="words" unit="Words" buckets={buckets.words} />
      <HistogramChart column="bytes" unit="Bytes" buckets={buckets.bytes} />
      <HistogramChart column="ownShare" unit="Percent" buckets={buckets.ownShare} />
      <HistogramChart column="siteShare" unit="Percent" buckets={buckets.siteShare} />
      <HistogramChart column="similarity" unit="Percent" buckets={buckets.similarity} />
      <HistogramChart column="inlinks" unit="Inlinks" buckets={buckets.inlinks} />
    </section>
  )
}

/** In percent, as the filter expects. */
const shown = (share: number | null) => (share === null ? null : percent(share))
