/** Hosts of tools in which a team works, whose addresses ask visitors to sign in. */
const tools =
  /(?:^|\.)(?:sharepoint\.com|onedrive\.live\.com|trello\.com|app\.asana\.com|monday\.com|app\.clickup\.com|atlassian\.net|basecamp\.com|slack\.com|teams\.microsoft\.com|mail\.google\.com|outlook\.(?:office|live)\.com|calendar\.google\.com|github\.dev|admin\.shopify\.com)$/i

/** Documents on hosts that also publish. A form, and a document that was published, are for everyone. */
const documents: readonly [host: RegExp, path: RegExp][] = [
  [
    /^docs\.google\.com$/i,
    /^\/(?:a\/[^/]+\/)?(?:document|spreadsheets|presentation)\/(?!.*\/(?:pub|pubhtml|export|preview)$)/,
  ],
  [/^(?:www\.)?figma\.com$/i, /^\/(?:file|design|board|proto)\//],
  [/^(?:www\.)?canva\.com$/i, /^\/design\/.*\/edit/],
  [/^(?:www\.)?notion\.so$/i, /^\/.*[\da-f]{32}$/],
  [/^(?:www\.)?airtable\.com$/i, /^\/app/],
  [/^(?:www\.)?dropbox\.com$/i, /^\/(?:home|work|paper)\b/],
]

/** Whether a URL is that of a document or tool of a team, such as a text that is still being written. */
export const isWorkspace = ({ hostname, pathname }: URL): boolean =>
  tools.test(hostname) || documents.some(([host, path]) => host.test(hostname) && path.test(pathname))
