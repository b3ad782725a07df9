import { stylesheetTexts } from '../../files/stylesheet-texts.ts'
import type { SiteRule } from '../../rule.ts'

/** A font that leaves text invisible until it has arrived. */
export const fontDisplay: SiteRule = {
  code: 'font-display',
  scope: 'site',
  title: 'Font that hides text while it loads',
  severity: 'warning',
  why: 'Without font-display a browser shows no text at all for up to three seconds, while the font is on its way.',
  how: 'Every @font-face that loads a file needs font-display with swap, optional or fallback.',
  fix: 'Add font-display: optional or font-display: swap to the @font-face.',
  source: 'https://web.dev/articles/font-best-practices',
  check: ({ files, manifest }) =>
    stylesheetTexts(files).flatMap(({ url, text }) =>
      [...text.matchAll(/@font-face\s*\{([^}]*)\}/gi)].flatMap(([, face = '']) => {
        const display = /font-display\s*:\s*([a-z]+)/i.exec(face)?.[1]?.toLowerCase()
        if (!/url\(/i.test(face) || ['swap', 'optional', 'fallback'].includes(display ?? '')) return []
        const family = /font-family\s*:\s*["']?([^;"'}]+)/i.exec(face)?.[1]?.trim() ?? 'without a name'
        return [
          {
            url,
            at: manifest.siteAt,
            what: `The font ${family} in ${url} has ${display ? `font-display: ${display}` : 'no font-display'}, so that its text is invisible while it loads.`,
          },
        ]
      }),
    ),
}
