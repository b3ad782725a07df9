import { expect, test } from 'vitest'
import { isWorkspace } from '#generator/core/workspaces.ts'

test.each([
  'https://docs.google.com/document/d/1aQzW7dPqk/edit?usp=sharing',
  'https://docs.google.com/spreadsheets/d/1aQzW7dPqk/edit#gid=0',
  'https://acme.sharepoint.com/sites/web/Shared%20Documents/texts.docx',
  'https://trello.com/b/AbCd/website',
  'https://www.figma.com/file/AbCd/Website',
  'https://www.notion.so/acme/Texts-0123456789abcdef0123456789abcdef',
  'https://acme.slack.com/archives/C0123',
])('%s is for those who work on a site', (url) => {
  expect(isWorkspace(new URL(url))).toBe(true)
})

test.each([
  'https://docs.google.com/forms/d/e/1aQzW7dPqk/viewform',
  'https://docs.google.com/document/d/e/2PACX-1v/pub',
  'https://www.notion.so/product',
  'https://www.dropbox.com/s/abcd/price-list.pdf',
  'https://www.figma.com/',
  'https://docs.example/document/d/1/edit',
])('%s is for everyone', (url) => {
  expect(isWorkspace(new URL(url))).toBe(false)
})
