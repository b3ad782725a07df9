/** Text with white space as one space between words. Most texts are so already, and testing is quicker than replacing. */
export function collapseSpace(text: string): string {
  return uncollapsed.test(text) ? text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '') : text
}
const uncollapsed = /[\t\n\f\r]| {2}|^ | $/
