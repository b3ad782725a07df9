import { tagOf } from '../../markup/element-name.ts'
import type { ElementRule } from '../../rule.ts'

/** A video or a sound that plays by itself, and that visitors cannot stop. */
export const mediaAutoplay: ElementRule = {
  code: 'media-autoplay',
  scope: 'element',
  names: ['video', 'audio'],
  title: 'Video or sound that plays by itself',
  severity: 'warning',
  why: 'Sound covers the voice of a screen reader, and movement beside a text keeps some visitors from reading it. Browsers refuse to play sound that no one asked for, and a video costs mobile data.',
  how: 'Finds video and audio with autoplay that have sound, or no controls to stop them. A muted video with controls passes.',
  fix: 'Remove autoplay, or add muted and controls.',
  source: 'https://www.w3.org/TR/WCAG22/#audio-control',
  *check({ name, tag, attributes: { autoplay, muted, controls } }) {
    if (autoplay === undefined) return
    if (name === 'audio' || muted === undefined)
      yield { what: `The element ${tagOf({ tag })} {pages} plays with sound by itself.` }
    else if (controls === undefined)
      yield { what: `The element ${tagOf({ tag })} {pages} plays by itself and has no controls.` }
  },
}
