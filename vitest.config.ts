import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'
import { summaryReporter } from './tests/support/summary-reporter.ts'

// Limits for a busy machine: what is awaited may take ten times as long there as on a quiet one.
const slow = { testTimeout: 180_000, hookTimeout: 300_000, expect: { poll: { timeout: 10_000 } } }

// The files of a project share the modules a worker has imported: importing the generator takes a second. A file must
// not change what a module keeps. Compiled code is imported by Node as it is: it is large, and each worker would
// transform it again.
const shared = {
  isolate: false,
  execArgv: ['--no-regexp-tier-up'],
  server: { deps: { external: [/\/\.cache\/cli\//] } },
}

const memory = 'tests/support/memory-files.ts'
const sites = [memory, 'tests/support/build-sites.ts']
const browser = ['install-chromium', 'start-browser', 'build-quote-site'].map((name) => `tests/support/${name}.ts`)

// Files with tables of which `npm test` runs the rows that tell most, and `npm run test:full` all. See support/campaign.ts.
const withTables = [
  'tests/unit/hostile-texts.test.ts',
  'tests/build/{cli,config,incremental,planted/manifest,problems,publish}.test.ts',
  'tests/e2e/{axe,content,drawer,faq,guide,navigation,no-script,pages,pictures,policy}.test.ts',
  'tests/e2e/{quote-form,quote-request,react-on-demand,report-app,report-views,toasts}.test.ts',
]

export default defineConfig({
  test: {
    // Modules as Vite has transformed them, for the next run: half of the time of a few files.
    experimental: { fsModuleCache: true },
    // For two cores: a third of the time of a test is spent waiting, for a browser, a server or a process.
    maxWorkers: 3,
    reporters: ['default', summaryReporter],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          globalSetup: memory,
          testTimeout: 60_000,
          ...shared,
        },
      },
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'], globalSetup: sites, ...slow, ...shared } },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: [...sites, ...browser],
          // After the others: these wait for the browser more than others for anything.
          maxWorkers: 4,
          // A browser that many tests share may stall once in a thousand. The last lines name what passed only then.
          retry: 1,
          sequence: { groupOrder: 1 },
          ...slow,
          ...shared,
        },
      },
      // `npm run test:full` alone: whole corpora, large sites and long campaigns.
      {
        test: {
          name: 'full',
          include: ['tests/full/**/*.test.ts', ...withTables],
          provide: { isCampaign: true },
          // After the others and one file at a time: some of it measures time.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          globalSetup: [...sites, ...browser],
          ...slow,
          ...shared,
        },
      },
    ],
  },
})
