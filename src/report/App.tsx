import { HashRouter, Route, Routes } from 'react-router-dom'
import type { Inbox } from './inbox.ts'
import { ReportContext } from './report.tsx'
import { NoSuchView } from './shell/NoSuchView.tsx'
import { Shell } from './shell/Shell.tsx'
import { useLoadedReport } from './use-loaded-report.ts'
import { views } from './views.tsx'

export function App({ inbox }: { inbox: Inbox }) {
  const loading = useLoadedReport(inbox)
  return (
    <HashRouter>
      <Shell summary={loading.summary}>
        {loading.state === 'reading' && <Wait name={loading.summary?.site.name} />}
        {loading.state === 'failed' && <Failure message={loading.message} />}
        {loading.state === 'ready' && (
          <ReportContext value={loading.report}>
            <Routes>
              {views.map(({ path, component: Component }) => (
                <Route key={path} path={path} element={<Component />} />
              ))}
              <Route path="*" element={<NoSuchView />} />
            </Routes>
          </ReportContext>
        )}
      </Shell>
    </HashRouter>
  )
}

function Wait({ name }: { name: string | undefined }) {
  return (
    <div className="page">
      <h1>{name ?? 'Site report'}</h1>
      <p role="status">{name === undefined ? 'Loading the report…' : 'Loading all URLs…'}</p>
    </div>
  )
}

function Failure({ message }: { message: string }) {
  return (
    <div className="page">
      <h1>The report could not be loaded</h1>
      <p role="alert">{message}</p>
    </div>
  )
}
