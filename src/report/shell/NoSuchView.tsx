import { Link } from 'react-router-dom'

export function NoSuchView() {
  return (
    <div className="page">
      <h1 tabIndex={-1}>View not found</h1>
      <p>
        The report has no view at this URL. Go to the <Link to="/">overview</Link>.
      </p>
    </div>
  )
}
