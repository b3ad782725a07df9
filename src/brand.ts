/** What stands on the square of the company's mark, drawn on the 24 × 24 grid of icons. */
export type Mark =
  /** An icon of the manifest: lines. */
  | { kind: 'icon'; path: string }
  /** A letter as its outline: a filled area. */
  | { kind: 'letter'; path: string }
  /** A letter that none of our fonts has, in whatever the reader's device sets it in. */
  | { kind: 'text'; text: string }

/** The square around that grid, in its units. Lines are bolder than those of an icon: a tab shows the mark in 16 pixels. */
export const markSquare = { start: -2, side: 28, radius: 6.5, line: 2.25 } as const

/** Where the middle of the mark's letter and its baseline are, and how large it is, where it is text. */
export const markText = { x: 12, y: 18.25, size: 18 } as const

/** A picture with an address that stays, so that others may link to it. Width and height in CSS pixels. */
export type LogoFile = { url: string; width: number; height: number; tone: 'light' | 'dark' }

export type MediaKit = {
  url: string
  /** Size of the ZIP file in bytes. */
  bytes: number
  /** What is in it: the files of one subject, and what they are. */
  contents: readonly { files: readonly string[]; text: string }[]
  /** The logo for a light ground and for a dark one. */
  logos: readonly LogoFile[]
}

/** What the build drew of the company's brand. Empty where nothing is shown, and so nothing was drawn. */
export type Brand = {
  mark?: Mark
  /** There when the site has a page for the press. */
  mediaKit?: MediaKit
  /** Changes with anything that is on social pictures besides picture and title. */
  socialStamp?: string
}

/** Sides in pixels of the icons that browsers want before they offer to keep a site. Source: https://web.dev/articles/add-manifest */
export const appIconSides = [192, 512] as const

/** Address of such an icon. */
export function appIconPath(side: (typeof appIconSides)[number]): string {
  return `/icon-${side}.png`
}
