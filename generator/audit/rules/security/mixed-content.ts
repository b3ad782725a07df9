import { isPicture, shownPicture } from '../../markup/shown-picture.ts'
import type { ElementRule } from '../../rule.ts'

const sources = ['src', 'srcset', 'imagesrcset', 'poster', 'data'] as const

/** A resource that a page loads without encryption. */
export const mixedContent: ElementRule = {
  code: 'mixed-content',
  scope: 'element',
  names: ['img', 'script', 'source', 'video', 'audio', 'track', 'iframe', 'embed', 'object', 'link', 'input'],
  title: 'Mixed content',
  severity: 'error',
  why: 'Browsers block it, or request it over https:, where it may not exist. The image, script or frame is missing.',
  how: 'Reports http: URLs of everything a page loads: images, scripts, stylesheets, icons, frames and media. A link loads nothing, so link-insecure checks links.',
  fix: 'Write https:, or host the file on this site.',
  source: 'https://developer.mozilla.org/docs/Web/Security/Mixed_content',
  supersededBy: ['private-host'],
  *check({ name, attributes }) {
    for (const attribute of sources) {
      const value = attributes[attribute]
      const url = value?.includes('//') && /(?:^|[\s,])(http:\/\/[^\s,]+)/i.exec(value)?.[1]
      if (url)
        yield {
          what: `The <${name}> {pages} loads ${url} without encryption.`,
          ...ofHost(url),
          subject: '{offset}',
          ...(isPicture(name) && { explains: [shownPicture] }),
        }
    }
    const { rel = '', href = '' } = attributes
    if (name === 'link' && /^\s*http:/i.test(href) && /stylesheet|icon|preload|manifest/i.test(rel))
      yield {
        what: `The <link rel="${rel}"> {pages} loads ${href.trim()} without encryption.`,
        ...ofHost(href.trim()),
      }
  },
}

/** The files of one host were moved, or linked, together. */
function ofHost(url: string) {
  const host = URL.canParse(url) ? new URL(url).host : url
  return {
    whatOfSeveral: `{count} files {pages} are loaded from ${host} without encryption{phrases}.`,
    cause: host,
    phrase: url,
    followsFrom: [`host ${host}`],
  }
}
