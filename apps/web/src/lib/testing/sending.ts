/** A file on its way by `XMLHttpRequest`, which ends when the test has it end. */
export type Put = {
  readonly url: string
  readonly body: unknown
  readonly wasAborted: () => boolean
  readonly progress: (loaded: number, total: number) => void
  readonly end: (status: number, answer?: { readonly etag?: string; readonly text?: string }) => void
}

let puts: readonly Put[] = []

/** What was sent since the test began. */
export function sentFiles(): readonly Put[] {
  return puts
}

export function forgetSentFiles(): void {
  puts = []
}

/** The browser's own, with the line in the test's hand. */
export class RequestInHand extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  #url = ''
  #etag: string | null = null
  #isAborted = false

  open(_method: string, url: string): void {
    this.#url = url
  }

  getResponseHeader(name: string): string | null {
    return name === 'etag' ? this.#etag : null
  }

  abort(): void {
    this.#isAborted = true
    this.dispatchEvent(new Event('abort'))
  }

  send(body: unknown): void {
    const put: Put = {
      url: this.#url,
      body,
      wasAborted: () => this.#isAborted,
      progress: (loaded, total) =>
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })),
      end: (status, { etag = null, text = '' }: { etag?: string | null; text?: string } = {}) => {
        Object.assign(this, { status, responseText: text })
        this.#etag = etag
        this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'))
      },
    }
    puts = [...puts, put]
  }
}
