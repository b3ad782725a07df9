/** Files that tools and people leave behind, by what they reveal. */
const leftovers: readonly { name: string; isSecret: boolean; pattern: RegExp }[] = [
  {
    name: 'a settings file, which often contains passwords',
    isSecret: true,
    pattern:
      /(^|\/)\.(env|npmrc|netrc|htpasswd|pgpass)(\.[^/]*)?$|\.env$|(^|\/)env(\.(local|prod\w*|dev\w*))?(\.txt)?$/i,
  },
  {
    name: 'a file of passwords or access keys',
    isSecret: true,
    pattern:
      /\.(kdbx?|ppk|ovpn|rdp)$|(^|\/)((s?ftp-config|filezilla|sitemanager|service[-_]?account[\w-]*|client_secrets?[\w.-]*|credentials|secrets?|wp-config|local_settings)\.(json|ya?ml|txt|ini|xml|csv))$/i,
  },
  {
    name: 'part of a version history, from which the source can be restored',
    isSecret: true,
    pattern: /(^|\/)\.(git|svn|hg)\//,
  },
  { name: 'a key or certificate', isSecret: true, pattern: /\.(pem|key|p12|pfx|jks)$|(^|\/)id_(rsa|ed25519)$/i },
  { name: 'a database dump', isSecret: true, pattern: /\.(sql|sqlite3?|dump)(\.gz)?$/i },
  {
    name: 'a program for a server, whose source a static host shows',
    isSecret: true,
    pattern: /\.(php\d?|phtml|aspx?|jsp|cgi|pl|py|rb)$/i,
  },
  {
    name: 'a backup copy of a program, settings or data, which often contains passwords',
    isSecret: true,
    pattern:
      /\.(php\d?|phtml|aspx?|jsp|cgi|pl|py|rb|sql|env|conf|config|ini)(\.?(bak|backup|orig|old|rej|sw[op]|tmp|temp|save|\d+)|~)$/i,
  },
  {
    name: 'a backup of a whole site or database',
    isSecret: true,
    pattern:
      /(^|\/)(backups?|www|htdocs|public_html|wordpress|wp-content|database|dump)([-_.]?\d[\d_-]*)?\.(zip|tar|tgz|tar\.gz|gz|7z|rar)$/i,
  },
  { name: 'a source map, which contains the source of a script', isSecret: false, pattern: /\.(js|mjs|css)\.map$/i },
  { name: 'a file of a file manager', isSecret: false, pattern: /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i },
  {
    name: 'a backup copy of a file',
    isSecret: false,
    pattern: /(\.(bak|backup|orig|old|rej|sw[op]|tmp|temp|save)|~)$/i,
  },
  {
    name: 'a file of the development environment',
    isSecret: false,
    pattern:
      /(^|\/)(package(-lock)?\.json|yarn\.lock|tsconfig[^/]*\.json|Dockerfile|Makefile|\.gitignore|\.editorconfig)$|\.(tsx?|jsx|scss|less|psd|ai|log)$/i,
  },
]

/** What a leftover file is; undefined for any other file. */
export const leftoverOf = (url: string) => leftovers.find(({ pattern }) => pattern.test(url))
