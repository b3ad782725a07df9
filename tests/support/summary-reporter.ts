import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with one line that says how it went: `12 passed, 0 failed`. */
export const summaryReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
    const count = (state: string) => states.filter((each) => each === state).length
    // A file that cannot even be loaded has no test that could fail.
    const broken = modules.filter(
      (module) => module.state() === 'failed' && [...module.children.allTests()].length === 0,
    ).length
    const skipped = count('skipped')
    process.stdout.write(
      `\n${count('passed')} passed, ${count('failed') + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
    )
  },
}
