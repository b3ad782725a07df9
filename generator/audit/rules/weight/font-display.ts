import { withoutComments } from '../../files/stylesheets.ts'
import type { SiteRule } from '../../rule.ts'

/** A font that hides text while it loads. */
export const fontDisplay: SiteRule = {
  code: 'font-display',
  scope: 'site',
  title: 'Invisible text while a font loads',
  severity: 'warning',
  why: 'Without font-display a browser shows no text for up to three seconds while the font loads.',
  how: 'Every @font-face that loads a file needs font-display with the value swap, optional or fallback.',
  fix: 'Add font-display: optional or font-display: swap to the @font-face.',
  source: 'https://web.dev/articles/font-best-practices',
  check: ({ stylesheets, manifest }) =>
    stylesheets.flatMap(({ name, url, text }) =>
      [...withoutComments(text).matchAll(/@font-face\s*\{([^}]*)\}/gi)].flatMap(([, face = '']) => {
        const display = /font-display\s*:\s*([a-z]+)/i.exec(face)?.[1]?.toLowerCase()
        if (!/url\(/i.test(face) || ['swap', 'optional', 'fallback'].includes(display ?? '')) return []
        const family = /font-family\s*:\s*["']?([^;"'}]+)/i.exec(face)?.[1]?.trim() ?? 'without a name'
        return [
          {
            url,
            at: manifest.siteAt,
            what: `The font ${family} in ${name} has ${display ? `font-display: ${display}` : 'no font-display'}, so its text is invisible while it loads.`,
          },
        ]
      }),
    ),
}
