import { apacheHeaders } from './apache-headers.ts'
import { azureHeaders } from './azure-rules.ts'
import { firebaseHeaders } from './firebase-rules.ts'
import type { HostHeader } from './host-header.ts'
import { iisHeaders } from './iis-rules.ts'
import { netlifyHeaders } from './netlify-rules.ts'
import { readHostFiles } from './read-host-files.ts'
import { caddyHeaders, nginxHeaders } from './server-headers.ts'
import { underscoreHeaders } from './underscore-rules.ts'
import { vercelHeaders } from './vercel-rules.ts'

/** The headers in all files that hosts read from the output directory. */
export const hostHeaders = readHostFiles<HostHeader>({
  '/_headers': underscoreHeaders,
  '/.htaccess': apacheHeaders,
  '/vercel.json': vercelHeaders,
  '/nginx.conf': nginxHeaders,
  '/firebase.json': firebaseHeaders,
  '/netlify.toml': netlifyHeaders,
  '/staticwebapp.config.json': azureHeaders,
  '/Caddyfile': caddyHeaders,
  '/web.config': iisHeaders,
})
