import { elementsNamed } from '../../../core/html/scan-html.ts'
import { en } from '../../language/en.ts'
import { languageWords } from '../../language/language-words.ts'
import type { WholePageRule } from '../../rule.ts'

/** Characters at the end of a file in which the end of the page is. */
const endLength = 200

/** Characters in which a file shows its encoding. */
const beginLength = 40

/** Elements of every page that have an end tag. */
const closed = ['main', 'header', 'footer']

/** A file that was cut, is empty, or is a page of the server. */
export const pageBroken: WholePageRule = {
  code: 'page-broken',
  scope: 'whole-page',
  title: 'Page that breaks off, or is that of a server',
  severity: 'error',
  why: 'Visitors see half a page, or the error of a server, and search engines drop it from their results.',
  how: 'Finds files that are empty or in UTF-16, files that end before the end tag of their head, header, main content or footer, and pages without main content and canonical that are the error of a server, or that have neither the header nor the footer of the site: the welcome page of a server, a list of files, the page of a host. Other findings about such a page are left out.',
  fix: 'Upload the file again. If it was downloaded from a server, build the site again.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  explainsPage: true,
  *check(page, { manifest }) {
    const { html, route, own, canonical, title, h1 } = page
    if (route === undefined) return
    // Every other byte of ASCII in UTF-16 is 0.
    if (html.slice(0, beginLength).includes('\0')) {
      yield { what: 'The file {pages} is in UTF-16, but pages are served as UTF-8.', cause: 'UTF-16' }
      return
    }
    if (!html.slice(-endLength).includes('</html>')) {
      if (html.trim() === '') yield { what: 'The file {pages} is empty.', cause: 'empty' }
      const isInHead = html.includes('<head') && !html.includes('</head>') && !html.includes('<main')
      const open = isInHead ? 'head' : closed.find((name) => html.includes(`<${name}`) && !html.includes(`</${name}>`))
      if (open !== undefined)
        yield { what: `The file {pages} breaks off: its <${open}> has no end tag.`, cause: `open ${open}` }
      return
    }
    if (canonical !== undefined || elementsNamed(own, 'main').length > 0) return
    const error = [languageWords(manifest).emptyPage, en.emptyPage].flatMap((phrases) => {
      return phrases.exec(title)?.[0] ?? phrases.exec(h1.join(' '))?.[0] ?? []
    })[0]
    if (error !== undefined)
      yield { what: `The file {pages} is the error page of a server: "${error}".`, cause: `error ${error}` }
    else if (page.parts.length === 0 && !refresh.test(html)) {
      const shown = [title, ...h1, page.own.text.join(' ').slice(0, shownLength)].find((text) => text !== '') ?? ''
      yield {
        what: `The file {pages} is not the page that a build writes: it has no header, main content, footer or canonical, and ${shown === '' ? 'no title' : `says "${shown}"`}.`,
        cause: `other ${shown}`,
      }
    }
  },
}

/** Characters of a page without a title that a message shows. */
const shownLength = 60

/** `redirect-stub` and `meta-refresh` report a page that only redirects. */
const refresh = /<meta\b[^>]*\shttp-equiv=["']?refresh/i
