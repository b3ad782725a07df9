// Loaded into a measured process: writes what it used, all threads included, when it exits.
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

if (isMainThread)
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    writeFileSync(
      process.env.USAGE_FILE,
      JSON.stringify({ cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakBytes: maxRSS * 1024 }),
    )
  })
