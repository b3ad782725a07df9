import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Finding } from '#generator/core/problem.ts'
import { junitXml } from '#generator/report/junit.ts'
import { hasXmllint } from '../../../support/xmllint.ts'

const finding = (fields: Partial<Finding> = {}): Finding => ({
  code: 'dead-link',
  severity: 'error',
  url: '/gone/',
  at: { file: 'manifest/navigation.yaml', line: 9, column: 5 },
  what: 'A link goes to /gone/.',
  fix: 'Remove it.',
  ...fields,
})
const xml = (findings: Finding[], codes = ['dead-link', 'title-width']) => [...junitXml(findings, codes)].join('')

test('errors and warnings are failures with their line, and a rule without findings is a passed test', () => {
  const text = xml([finding(), finding({ severity: 'warning', url: '/b/' })])
  expect(text).toContain('<testsuites name="citywide" tests="3" failures="2">')
  expect(text).toContain('<testsuite name="dead-link" tests="2" failures="2" skipped="0">')
  expect(text).toContain('name="/gone/" file="manifest/navigation.yaml" line="9"><failure type="error"')
  expect(text).toContain('<testcase classname="title-width" name="no findings"/>')
})

test('notices and known issues are skipped tests', () => {
  const known = { reason: 'Soon.', expires: '2027-01-01' }
  const text = xml([finding({ severity: 'notice' }), finding({ known })])
  expect(text).toContain('tests="2" failures="0" skipped="2"')
  expect(text).toContain('<skipped message="Known until 2027-01-01: Soon."/>')
})

test('a finding about the manifest is named by its line', () => {
  expect(xml([finding({ url: '' })])).toContain('name="manifest/navigation.yaml:9:5"')
})

test.runIf(hasXmllint)('the file is valid XML for any text (needs xmllint)', () => {
  const nasty = '<a href="x">&\u0000\u0008\u{1F9F9}\ud800\n]]></failure>'
  const text = xml([finding({ what: nasty, fix: nasty, url: nasty }), finding({ severity: 'notice', what: nasty })])
  const { status, stderr } = spawnSync('xmllint', ['--nonet', '--noout', '-'], { input: text, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
