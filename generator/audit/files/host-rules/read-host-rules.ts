import { apacheRules } from './apache-rules.ts'
import { azureRules } from './azure-rules.ts'
import { firebaseRules } from './firebase-rules.ts'
import type { HostRule } from './host-rule.ts'
import { iisRules } from './iis-rules.ts'
import { netlifyRules } from './netlify-rules.ts'
import { readHostFiles } from './read-host-files.ts'
import { caddyRules, nginxRules } from './server-rules.ts'
import { redirectsRules } from './underscore-rules.ts'
import { vercelRules } from './vercel-rules.ts'

/** The redirects in all files that hosts read from the output directory. */
export const hostRules = readHostFiles<HostRule>({
  '/_redirects': redirectsRules,
  '/.htaccess': apacheRules,
  '/vercel.json': vercelRules,
  '/nginx.conf': nginxRules,
  '/firebase.json': firebaseRules,
  '/netlify.toml': netlifyRules,
  '/staticwebapp.config.json': azureRules,
  '/Caddyfile': caddyRules,
  '/web.config': iisRules,
})
