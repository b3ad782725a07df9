/** Milliseconds of processor time that some work takes in this process, whatever else the machine does. */
export function cpuTime(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
