import './styles/tokens.css'
import './styles/base.css'
import './styles/shell.css'
import './styles/controls.css'
import './styles/parts.css'
import './styles/findings.css'
import './styles/url.css'
import './styles/coverage.css'
import './styles/changes.css'
import './styles/overview.css'
import './styles/urls.css'
import './styles/urls-panel.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createInbox, type Receiver, runScript } from './inbox.ts'

declare global {
  interface Window {
    /** Called by data scripts. */
    citywideReport: Receiver
  }
}

const inbox = createInbox(runScript)
window.citywideReport = inbox

const root = document.getElementById('root')
if (root) createRoot(root).render(<App inbox={inbox} />)
