/**
 * Waits so many milliseconds, more or less, as others wait too; or until the browser says that it is online again.
 */
export function waitForConnection(ms: number): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms * (0.75 + Math.random() / 2))
    window.addEventListener('online', done)
  })
}

/** Waits until the browser is online; at once where it knows of no break. */
export function whenOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise(resolve => {
    window.addEventListener('online', () => resolve(), { once: true })
  })
}
