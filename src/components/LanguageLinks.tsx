import type { InLanguage } from '../head/in-languages.ts'
import { say } from '../messages.ts'
import { useSite } from './site-context.ts'

/** Links to the same page in the other languages of the site. The scanner finds them by their class. */
export function LanguageLinks({ pages }: { pages: readonly InLanguage[] }) {
  const site = useSite()
  const { language } = site.manifest.site
  const tags = pages.map(({ tag }) => tag)
  return (
    <nav className="language-links" aria-label={say(site, 'languages.label')}>
      {pages
        .filter(({ tag }) => tag !== language)
        .map(({ tag, path }) => (
          <a key={tag} href={path} hrefLang={tag} lang={tag}>
            {languageName(tag, tags)}
          </a>
        ))}
    </nav>
  )
}

/** The name of a language in that language, e.g. `Español`; with its region if others differ in the region only. */
function languageName(tag: string, tags: readonly string[]): string {
  const [primary = ''] = tag.split('-')
  const isAlone = tags.filter((other) => other.split('-')[0] === primary).length === 1
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(isAlone ? primary : tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
