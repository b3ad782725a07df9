/** Whether a process of this number exists. One of another user counts: a signal to it fails with EPERM. */
export function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false // 0 and negative numbers address process groups
  try {
    process.kill(pid, 0) // signal 0 only checks
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
