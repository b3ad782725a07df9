import { tagOf } from '../../markup/element-name.ts'
import type { ElementRule } from '../../rule.ts'

/** An element whose file has no name. */
export const sourceEmpty: ElementRule = {
  code: 'source-empty',
  scope: 'element',
  names: ['img', 'script', 'iframe', 'source', 'video', 'audio', 'embed', 'link'],
  title: 'Image, script or frame without a file',
  severity: 'error',
  why: 'Visitors see the sign of a broken image or an empty frame. Some browsers load the page itself a second time, as an image or into its own frame.',
  how: 'Finds img, script, iframe, source, video, audio and embed with an empty src or srcset, img without either, or with a placeholder in place of the file of a data- attribute, which needs a script, and link with an empty href.',
  fix: 'Name the file, or remove the element.',
  source: 'https://html.spec.whatwg.org/multipage/embedded-content.html#attr-img-src',
  *check({ name, tag, attributes }) {
    const { src, srcset, href, srcdoc } = attributes
    const empty = Object.entries(name === 'link' ? { href } : { src, srcset }).find(([, value]) => value?.trim() === '')
    if (empty && srcdoc === undefined)
      yield { what: `The attribute ${empty[0]} of ${tagOf({ tag })} {pages} is empty.` }
    else if (name === 'img' && src === undefined && srcset === undefined)
      yield { what: `The image ${tagOf({ tag })} {pages} has no src.` }
    else if (name === 'img' && srcset === undefined && isPlaceholder(src)) {
      const [waiting] = waitingAttributes.flatMap((attribute) => attributes[attribute]?.trim() || [])
      if (waiting !== undefined)
        yield {
          what: `The image ${waiting} {pages} waits for a script: its src is a placeholder.`,
          cause: waiting,
          group: 'waiting for a script',
          fix: 'Name the file in src, and write loading="lazy" if it is below the first screen.',
        }
    }
  },
}

/** A picture of a few bytes within the address. */
const isPlaceholder = (src = '') => src.length < 400 && /^\s*data:image\//i.test(src)

/** In which scripts that load images late look for the file. */
const waitingAttributes = ['data-src', 'data-srcset', 'data-lazy-src', 'data-lazy-srcset', 'data-original', 'data-lazy']
