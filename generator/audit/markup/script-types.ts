/** Types of scripts that browsers run. Source: https://mimesniff.spec.whatwg.org/#javascript-mime-type */
const runs =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i

/** Whether browsers run a script with this type. Any other one, such as application/ld+json, is data. */
export const isRun = (type: string): boolean => runs.test(type.trim())
