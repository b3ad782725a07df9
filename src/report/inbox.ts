/** What a data script calls: the name of the file below data/ without `.js`, and what it holds. */
export type Receiver = { receive(name: string, data: unknown): void }

export type Inbox = Receiver & {
  /**
   * What the file `data/NAME.js` holds; read once, however often it is asked for.
   * @throws {MissingDataError} in the promise: the file is missing, or holds something else.
   */
  loadChunk<T>(name: string): Promise<T>
}

/** A sentence for the person who reads the report. */
export class MissingDataError extends Error {}

/** Runs a script by its address: resolves when it has run, rejects when it could not be read. */
type RunScript = (src: string) => Promise<void>

/**
 * Reads the data of the report. A page opened from disk may fetch nothing, but it may run scripts that lie beside it:
 * each calls `receive` with what it holds.
 */
export function createInbox(runScript: RunScript): Inbox {
  const received = new Map<string, unknown>()
  const asked = new Map<string, Promise<unknown>>()

  async function read(name: string): Promise<unknown> {
    const file = `data/${name}.js`
    await runScript(`./${file}`).catch(() => {
      throw new MissingDataError(
        `The file ${file} of the report could not be read. Copy the whole folder of the report, or build it again.`,
      )
    })
    if (!received.has(name)) {
      throw new MissingDataError(`The file ${file} of the report is damaged. Build the report again.`)
    }
    const data = received.get(name)
    received.delete(name)
    return data
  }

  return {
    receive: (name, data) => received.set(name, data),
    loadChunk<T>(name: string) {
      const promise = asked.get(name) ?? read(name)
      asked.set(name, promise)
      // What failed is asked for again the next time: the file may have been put there meanwhile.
      promise.catch(() => asked.delete(name))
      return promise as Promise<T> // the caller knows the form that the generator gives a file of this name
    },
  }
}

/** Runs a script of the report's folder in this page. */
export function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(src))
    document.head.append(script)
    // The element is not needed once it has run, and keeps the text of the script.
    const remove = () => script.remove()
    script.addEventListener('load', remove)
    script.addEventListener('error', remove)
  })
}
