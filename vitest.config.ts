import { defineConfig } from 'vitest/config'
import { summaryReporter } from './tests/support/summary-reporter.ts'

// Browsers and builds share a machine with whatever else it does: what is awaited may take a while.
const slow = { testTimeout: 180_000, hookTimeout: 300_000, expect: { poll: { timeout: 10_000 } } }

export default defineConfig({
  test: {
    // Builds share two cores with the tests beside them; more workers only make each slower.
    maxWorkers: 2,
    reporters: ['default', summaryReporter],
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: ['tests/support/build-sample.ts'],
          ...slow,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/build-sample.ts', 'tests/support/install-chromium.ts'],
          ...slow,
          // A browser that got no time in its turn gets another; a fault fails twice.
          retry: 1,
        },
      },
    ],
  },
})
