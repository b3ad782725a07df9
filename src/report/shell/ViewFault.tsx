import { Component, type ReactNode } from 'react'

type ViewFaultProps = {
  /** A view with another one starts afresh. */
  address: string
  children: ReactNode
}
type ViewFaultState = { fault?: unknown; address?: string }

/** Says that a view broke, where otherwise nothing at all would be left. Only a class can catch what a component throws. */
export class ViewFault extends Component<ViewFaultProps, ViewFaultState> {
  override state: ViewFaultState = {}

  static getDerivedStateFromError(fault: unknown): ViewFaultState {
    return { fault }
  }

  static getDerivedStateFromProps({ address }: ViewFaultProps, state: ViewFaultState): ViewFaultState | null {
    return state.address === address ? null : { address, fault: undefined }
  }

  override render() {
    const { fault } = this.state
    if (fault === undefined) return this.props.children
    return (
      <div className="page">
        <h1 tabIndex={-1}>This view cannot be shown</h1>
        <p role="alert">
          That is a fault of the report and not of the site: <code>{String(fault)}</code>. The other views and the files
          beside the report are not touched by it.
        </p>
      </div>
    )
  }
}
