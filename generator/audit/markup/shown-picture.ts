/** Names the images of a page as the subject of findings: one that is not loaded explains why the page does not show it. */
export const shownPicture = 'picture'

/** Whether an element loads an image. */
export const isPicture = (name: string): boolean => name === 'img' || name === 'source'

/** Whether a URL is that of an image file. */
export const isPictureFile = (url: string): boolean => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(url)
