/** The name that the files of one image share: without width and extension. */
export const familyOf = (url: string) => url.replace(/(-\d+)?(x\d+)?\.[a-z0-9]+$/i, '')

export const isPictureFile = (url: string) => /\.(jpe?g|png|gif|webp|avif|svg|ico|bmp)$/i.test(url)
