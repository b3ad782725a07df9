import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import type { ReportSummary } from '../data.ts'
import { showInRow } from '../parts/show-in-row.ts'
import { viewName, views } from '../views.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { useArrival } from './use-arrival.ts'
import { useKeys } from './use-keys.ts'
import { ViewFault } from './ViewFault.tsx'

type ShellProps = { summary: ReportSummary | undefined; children: ReactNode }

/** The frame around every view: site name, navigation and keyboard shortcuts. */
export function Shell({ summary, children }: ShellProps) {
  const site = summary?.site
  const { pathname, search } = useLocation()
  const name = viewName({ pathname, search })
  const main = useRef<HTMLElement>(null)
  const keys = useRef<HTMLDialogElement>(null)
  useArrival({ main, name, site: site?.name })
  const showKeys = useCallback(() => keys.current?.showModal(), [])
  useKeys(showKeys)
  const nav = useRef<HTMLElement>(null)
  // On a phone, the row of views is wider than the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link changes with the path
  useEffect(() => showInRow(nav.current?.querySelector<HTMLElement>('[aria-current]'), nav.current), [pathname])

  return (
    <>
      <button type="button" className="skip" onClick={() => focusHeading(main.current)}>
        Skip to content
      </button>
      <header className="bar">
        <p className="bar-site">
          <span className="bar-product">Site report</span>
          <bdi>{site?.name}</bdi>
        </p>
        <nav aria-label="Views" ref={nav}>
          <ul className="bar-views">
            {views
              .filter(({ key }) => key !== undefined)
              .map(({ path, name }) => (
                <li key={path}>
                  <NavLink to={path} end>
                    {name}
                  </NavLink>
                </li>
              ))}
          </ul>
        </nav>
        <button type="button" className="bar-keys" onClick={showKeys}>
          Shortcuts <kbd>?</kbd>
        </button>
      </header>
      <main ref={main}>
        {summary?.outcome === 'unread' && pathname !== '/' && (
          <p className="stale" role="note">
            The last run stopped at errors of the manifest, before it made or audited a page. Its findings are new;
            everything else is from the report before.
          </p>
        )}
        <ViewFault url={pathname + search}>{children}</ViewFault>
      </main>
      <KeysDialog ref={keys} />
    </>
  )
}

// Not a fragment link: the router uses the fragment.
function focusHeading(main: HTMLElement | null): void {
  main?.querySelector<HTMLElement>('h1')?.focus()
}
