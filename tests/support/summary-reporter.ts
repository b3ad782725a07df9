import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with the names of tests that passed only on another try, and one line of totals: `12 passed, 0 failed`. */
export const summaryReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const states = tests.map((test) => test.result().state)
    for (const test of tests)
      if (test.diagnostic()?.flaky)
        process.stdout.write(`\npassed only on another try: ${test.module.relativeModuleId} > ${test.fullName}`)
    const count = (state: string) => states.filter((each) => each === state).length
    // A file that cannot be loaded, or whose preparation fails, has no failed test.
    const broken = modules.filter(
      (module) => module.state() === 'failed' && [...module.children.allTests('failed')].length === 0,
    ).length
    const skipped = count('skipped')
    process.stdout.write(
      `\n${count('passed')} passed, ${count('failed') + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
    )
  },
}
