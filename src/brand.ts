/** The sign on the square of the company's mark, drawn on the 24 × 24 grid of icons. */
export type Mark =
  /** An icon of the manifest, drawn in lines. */
  | { kind: 'icon'; path: string }
  /** The outline of a letter, filled. */
  | { kind: 'letter'; path: string }
  /** A letter that none of our fonts has, set in a font of the reader's device. */
  | { kind: 'text'; text: string }

/**
 * The square around that grid, in its units. Lines are bolder than an icon's because a tab shows the mark at 16 pixels.
 */
export const markSquare = { start: -2, side: 28, radius: 6.5, line: 2.25 } as const

/** Centre, baseline and size of the mark's letter where it is text. */
export const markText = { x: 12, y: 18.25, size: 18 } as const

/** An image with a permanent URL, so that others may link to it. Width and height in CSS pixels. */
export type LogoFile = { url: string; width: number; height: number; tone: 'light' | 'dark' }

export type MediaKit = {
  url: string
  /** Size of the archive in bytes. */
  bytes: number
  /** Its files grouped by subject, with a description of each group. */
  contents: readonly { files: readonly string[]; text: string }[]
  /** The logo for light and for dark backgrounds. */
  logos: readonly LogoFile[]
}

/** The brand images the build drew. Empty where no page shows any. */
export type Brand = {
  mark?: Mark
  /** Present when the site has a press page. */
  mediaKit?: MediaKit
  /** Changes with everything drawn on a social image except its photo and title. */
  socialStamp?: string
}

/**
 * Sides in pixels of the icons that browsers require before they offer to install a site. Source:
 * https://web.dev/articles/add-manifest
 */
export const appIconSides = [192, 512] as const

/** URL of an app icon. */
export function appIconPath(side: (typeof appIconSides)[number]): string {
  return `/icon-${side}.png`
}
