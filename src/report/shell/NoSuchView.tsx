import { Link } from 'react-router-dom'

export function NoSuchView() {
  return (
    <div className="page">
      <h1 tabIndex={-1}>There is no such view</h1>
      <p>
        The address of this window leads to nothing in the report. Go to the <Link to="/">overview</Link>.
      </p>
    </div>
  )
}
