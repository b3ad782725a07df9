import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files that take long: vitest begins with the largest ones, and without the times of an earlier run ends with these. */
const longest = ['tests/build/problems.test.ts', 'tests/e2e/axe.test.ts', 'tests/e2e/toasts.test.ts']

/** Begins with the files that take longest, so that no worker is left with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(name))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
