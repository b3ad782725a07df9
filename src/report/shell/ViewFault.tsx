import { Component, type ReactNode } from 'react'

type ViewFaultProps = {
  /** The error is cleared when the URL changes. */
  url: string
  children: ReactNode
}
type ViewFaultState = { fault?: unknown; url?: string }

/** Shows a message if a view throws; otherwise React would remove the whole app. Only a class can catch such errors. */
export class ViewFault extends Component<ViewFaultProps, ViewFaultState> {
  override state: ViewFaultState = {}

  static getDerivedStateFromError(fault: unknown): ViewFaultState {
    return { fault }
  }

  static getDerivedStateFromProps({ url }: ViewFaultProps, state: ViewFaultState): ViewFaultState | null {
    return state.url === url ? null : { url, fault: undefined }
  }

  override render() {
    const { fault } = this.state
    if (fault === undefined) return this.props.children
    return (
      <div className="page">
        <h1 tabIndex={-1}>This view cannot be shown</h1>
        <p role="alert">
          This is an error in the report, not in the site: <code>{String(fault)}</code>. The other views and the files
          of the report are not affected.
        </p>
      </div>
    )
  }
}
