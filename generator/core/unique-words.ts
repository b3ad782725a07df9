/**
 * Number of words of a page that are on no other page of the site: its compared words times the share of its text that is
 * unique on the site. NaN for a page that is not compared.
 */
export const uniqueWords = ({ ownWords }: { ownWords: number }, siteShare = Number.NaN): number =>
  Math.round(ownWords * siteShare)
