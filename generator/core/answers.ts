/** How a host answers requests, beyond serving files. */
export type Answers = {
  /** Undefined if no redirect matches; without `location` if the URL is gone. `url` is path and query. */
  redirected: (url: string) => { status: number; location?: string } | undefined
  /** Headers for a file at a root-relative URL that was found, or not. */
  headers: (path: string, isFound: boolean) => (readonly [name: string, value: string])[]
}
