/** Data scripts call `receive` with their file name below data/, without `.js`, and their data. */
export type Receiver = { receive(name: string, data: unknown): void }

export type Inbox = Receiver & {
  /**
   * The data of the file `data/NAME.js`. Each file is loaded once.
   * @throws {MissingDataError} in the promise, if the file is missing or damaged.
   */
  loadChunk<T>(name: string): Promise<T>
  /** The same, for data that is read once: it is not kept, because that of a whole site is a gigabyte. */
  readChunk<T>(name: string): Promise<T>
}

/** Its message is shown in the report. */
export class MissingDataError extends Error {}

/** Runs a script by URL. Resolves when it has run; rejects if it could not be loaded. */
type RunScript = (src: string) => Promise<void>

/**
 * Loads the data of the report. A page opened from disk cannot fetch files, but it can run scripts from its folder,
 * which call `receive` with their data.
 */
export function createInbox(runScript: RunScript): Inbox {
  const received = new Map<string, unknown>()
  const requested = new Map<string, Promise<unknown>>()

  async function read(name: string): Promise<unknown> {
    const file = `data/${name}.js`
    await runScript(`./${file}`).catch(() => {
      throw new MissingDataError(
        `The file ${file} of the report could not be loaded. Copy the whole report folder, or build the site again.`,
      )
    })
    if (!received.has(name)) {
      throw new MissingDataError(`The file ${file} of the report is damaged. Build the site again.`)
    }
    const data = received.get(name)
    received.delete(name)
    return data
  }

  return {
    receive: (name, data) => received.set(name, data),
    loadChunk<T>(name: string) {
      const promise = requested.get(name) ?? read(name)
      requested.set(name, promise)
      // Allows another attempt: the file may have been added meanwhile.
      promise.catch(() => requested.delete(name))
      return promise as Promise<T> // the caller knows the type of data in a file of this name
    },
    readChunk<T>(name: string) {
      return (requested.get(name) ?? read(name)) as Promise<T> // likewise
    },
  }
}

/** Runs a script from the report folder. */
export function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(src))
    document.head.append(script)
    // The element would keep the text of the script in memory.
    const remove = () => script.remove()
    script.addEventListener('load', remove)
    script.addEventListener('error', remove)
  })
}
