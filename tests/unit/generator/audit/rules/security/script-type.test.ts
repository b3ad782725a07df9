import { expect, test } from 'vitest'
import { scriptType } from '#generator/audit/rules/security/script-type.ts'
import { scannedPage } from '../../../../../support/scanned-page.ts'

const found = (head: string) =>
  [
    ...scriptType.check(
      scannedPage(`<html><head>${head}</head><body><main>Text.</main></body></html>`, { path: '/' }),
      {} as never,
    ),
  ].map(({ what }) => what)

const stopped = [
  '<script type="7c1d4e09b2f3a6581e0d4c77-module" src="/a.js"></script>',
  '<script type="7c1d4e09b2f3a6581e0d4c77-text/javascript">run()</script>',
  '<script type="text/javascript; charset=utf-8" src="/a.js"></script>',
  '<script type="javascript" src="/a.js"></script>',
  '<script type="text/rocketscript" data-src="/a.js"></script>',
  '<script type="text/plain" src="/a.js"></script>',
  '<script type="application/json" src="/a.json"></script>',
  '<script type="text/partytown" src="/a.js"></script>',
]

test.each(stopped)('browsers do not run %s', (script) => {
  expect(found(script)).toHaveLength(1)
})

const fine = [
  '<script src="/a.js"></script>',
  '<script type="" src="/a.js"></script>',
  '<script type="Module" src="/a.js"></script>',
  '<script type="text/javascript" src="/a.js"></script>',
  '<script type="application/x-javascript" src="/a.js"></script>',
  '<script type="importmap">{}</script>',
  '<script type="speculationrules">{}</script>',
  '<script type="application/ld+json">{}</script>',
  '<script type="application/json" id="state">{}</script>',
  '<script type="text/x-template"><b>{{ name }}</b></script>',
  '<script type="text/html"><b></b></script>',
  '<script type="text/plain" data-cookieconsent="marketing" src="/a.js"></script>',
  '<script type="text/plain" class="optanon-category-C0002">run()</script>',
  '<script type="7c1d4e09b2f3a6581e0d4c77-module" src="/a.js"></script><script src="/cdn-cgi/scripts/rocket-loader.min.js"></script>',
  '<script type="text/partytown" src="/a.js"></script><script src="/~partytown/partytown.js"></script>',
  '<template><script type="a-module" src="/a.js"></script></template>',
]

test.each(fine)('a browser or a program runs, or a script reads: %s', (script) => {
  expect(found(script)).toEqual([])
})
