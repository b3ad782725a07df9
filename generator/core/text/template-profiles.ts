/** A profile at a social network with what templates have in place of the name. */
const ofTemplates =
  /(?:facebook|instagram|twitter|x|linkedin|yelp|tiktok|youtube|pinterest)\.com\/(?:(?:company|in|user|channel|c|biz|pages)\/)?@?(?:your[\w-]*|username|profile|page|(?:page|company|business)-?name|example|#)(?=["/?]|$)/gi

/** The profiles of an untouched template in a text: `facebook.com/yourpage`. */
export const templateProfilesIn = (text: string): readonly string[] =>
  text.includes('.com/') ? (text.match(ofTemplates) ?? []) : []
