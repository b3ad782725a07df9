import type { Look } from './look.ts'

/** Rules that few sites need, so that the others do not have them. */
export const rareRules = ({
  hasLanguageLinks,
  hasLongName,
  hasFullHeader,
  hasLongHeader,
  hasCallOnly,
  emailShare,
  hasTables,
}: Omit<Look, 'theme' | 'display' | 'letters' | 'unused'>): string[] => [
  hasLanguageLinks ? languageLinks : '',
  hasFullHeader ? fullHeader : '',
  hasLongName ? longName : '',
  hasLongHeader ? longHeader : '',
  hasCallOnly ? callOnly : '',
  emailShare < 1 ? longEmail(emailShare) : '',
  hasTables ? tables : '',
]

/** Styles of the bar at the bottom of a phone without a button to send a text: the label of the other one may wrap. */
const callOnly = `.quick-bar ul:not(:has(> :nth-child(3))) {
  grid-template-columns: minmax(max-content, 1fr) 3fr;

  > .col-span-2 {
    grid-column: auto;
  }
}
`

/** Styles of an e-mail address that would break in the middle of a word beside the map: smaller letters. */
const longEmail = (share: number) => `@media (width >= 75rem) {
  .office a[href^='mailto:'] {
    font-size: ${Number(Math.max(0.8125, share * 1.125).toFixed(4))}rem;
  }
}
`

/** Styles of tables in texts. */
const tables = `.prose table {
  border-collapse: collapse;
}

.prose :is(th, td) {
  padding: 0.5rem 1rem 0.5rem 0;
  border-block-end: 1px solid var(--color-line);
  text-align: start;
  vertical-align: top;
}
`

/** Styles of a header that may be too wide: a smaller name, which has two lines before a link is on a second one. */
const fullHeader = `.site-header > .brand {
  flex-shrink: 99999;
  font-size: 1.125rem;
}
`

/** Styles of a header whose links have a row of their own on wide windows, below the name, the phone number and the button. */
const longHeader = `@media screen and (width >= 68rem) {
  html {
    scroll-padding-block-start: 8rem;
  }

  .site-header {
    flex-wrap: wrap;
    row-gap: 0;

    > .brand {
      max-width: none;
    }
  }

  .header-nav {
    order: 1;
    width: 100%;
    margin-inline: -0.625rem;
  }

  .header-phone {
    display: inline-flex;
  }
}
`

/** Styles of a long name in the header: in smaller letters, on two or three lines, so that links and buttons keep theirs. */
const longName = `.site-header > .brand {
  max-width: 19rem;
  font-size: clamp(0.9375rem, 0.9rem + 0.2vw, 1.0625rem);
  letter-spacing: -0.01em;
  text-wrap: balance;

  svg {
    width: 2.125em;
    height: 2.125em;
  }
}
`

/**
 * Styles of `LanguageLinks`. They are not among those of the header, because most sites have no such links; and in no layer,
 * because a layer that is named here would come before that of the reset.
 */
const languageLinks = `.language-links {
  display: flex;
  flex-wrap: wrap;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: 0.375rem;
    font-size: var(--text-small);
    font-weight: 550;
  }
}
/* On a phone, the name of the company leaves room for them. */
.site-header:has(.language-links) > .brand {
  flex: 1 1 8rem;
}`
