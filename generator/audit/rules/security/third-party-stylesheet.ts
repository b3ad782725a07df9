import type { ElementRule } from '../../rule.ts'

/** A stylesheet loaded from another origin. */
export const thirdPartyStylesheet: ElementRule = {
  code: 'third-party-stylesheet',
  scope: 'element',
  names: ['link'],
  title: 'Third-party stylesheet',
  severity: 'warning',
  why: 'The text appears only after another server has answered, and that server learns the IP address of every visitor. The policy that the build writes blocks the stylesheet.',
  how: 'Reports every <link rel="stylesheet"> of another origin, and every preload of a style or font of one.',
  fix: 'Host a copy of the stylesheet and its fonts on this site, or remove the link.',
  source: 'https://web.dev/articles/optimize-webfont-loading',
  *check({ attributes: { rel = '', href = '', as = '' } }, { manifest }) {
    const { origin } = manifest.site
    const loads = /\bstylesheet\b/i.test(rel) || (/\bpreload\b/i.test(rel) && /^(?:style|font)$/i.test(as))
    const url = href.trim()
    if (!loads || !/^(https?:)?\/\//i.test(url) || !URL.canParse(url, origin)) return
    const found = new URL(url, origin).origin
    if (found !== origin)
      yield { what: `The stylesheet ${url} {pages} comes from another origin, ${found}.`, cause: url }
  },
}
