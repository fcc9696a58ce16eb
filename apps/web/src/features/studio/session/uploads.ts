import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { UploadError, type UploadStep, uploadArtwork } from '#web/data/upload.ts'
import { newId } from '#web/lib/new-id.ts'
import { openSwitch } from '#web/lib/open-switch.ts'

/** A file on its way to become a team's artwork, or what became of it. */
export type SentFile = {
  readonly id: string
  readonly teamId: string
  /** Where it alone is shown, and used as it arrives; null: in the team's list. */
  readonly place: string | null
  readonly name: string
  /** Null before its turn, and when it has ended. */
  readonly step: UploadStep | null
  /** A key of `decoration.errors`. */
  readonly errorKey: string | null
  readonly artwork: Artwork | null
  /** Whether the file came alone, and whoever sent it still waits for it. */
  readonly isAwaited: boolean
}

export type SendOptions = {
  readonly teamId: string
  /** The team's list where there is none. */
  readonly place?: string
  /** The artwork that it becomes a new version of. */
  readonly assetId?: string | undefined
  readonly assetType: string
  readonly extensions: readonly string[]
  /** `isSeen`: the list of them is open. Answers an error's key, or null. */
  readonly onArtwork: (artwork: Artwork, isSeen: boolean) => string | null
  readonly onCropped: (filename: string, fills: number) => void
  /** Awaited for a moment before what someone waits for is used; of what lies in the list, nothing is fetched. */
  readonly makeReady?: (artwork: Artwork) => Promise<void>
}

/** Longer is worse than to be without it. */
const readyMs = 120

const sent = openSwitch<readonly SentFile[]>([])
/** How many lists show them. */
let watchers = 0
const controllers = new Map<string, AbortController>()
/** What was sent, until it is done with: it can be sent again. */
const sources = new Map<string, { readonly file: File; readonly options: SendOptions }>()
let last: Promise<void> = Promise.resolve()

const put = (id: string, change: Partial<SentFile>) =>
  sent.set(sent.get().map(file => (file.id === id ? { ...file, ...change } : file)))

/**
 * Files that are sent. Those of the list outlive the panel that sent them: one can go on meanwhile. They go one after
 * the other, as the server reads them; what has a place of its own goes at once.
 */
export const uploads = {
  useOf: (teamId: string) => sent.use().filter(file => file.place === null && file.teamId === teamId),

  useAt: (place: string) => sent.use().find(file => file.place === place),

  send(files: readonly File[], options: SendOptions): void {
    const { teamId, place = null } = options
    // Another try takes the place of what failed.
    if (place !== null) uploads.leave(place)
    else
      for (const file of sent.get())
        if (file.place === null && file.errorKey !== null) uploads.remove(file.id)
    for (const file of files) {
      const row: SentFile = {
        id: newId(),
        teamId,
        place,
        name: file.name,
        step: null,
        errorKey: null,
        artwork: null,
        isAwaited: files.length === 1,
      }
      sent.set([...sent.get(), row])
      sources.set(row.id, { file, options })
      begin(row)
    }
  },

  sendAgain(file: SentFile): void {
    put(file.id, { errorKey: null })
    begin(file)
  },

  /** Given up, dismissed or used. */
  remove(id: string): void {
    controllers.get(id)?.abort()
    controllers.delete(id)
    sources.delete(id)
    sent.set(sent.get().filter(file => file.id !== id))
  },

  /** What was sent there is given up or seen. */
  leave(place: string): void {
    for (const file of sent.get()) if (file.place === place) uploads.remove(file.id)
  },

  fail(id: string, errorKey: string): void {
    put(id, { errorKey, isAwaited: false })
  },

  /** Until what it gives is called: then nobody waits any more, and what arrives is used when it is wanted. */
  watch(): () => void {
    watchers += 1
    return () => {
      watchers -= 1
      for (const { id } of sent.get()) put(id, { isAwaited: false })
    }
  },
}

function begin({ id, place }: SentFile): void {
  controllers.set(id, new AbortController())
  if (place !== null) {
    void upload(id, () => {})
    return
  }
  // While it is asked which page it is to be, the next is sent.
  last = last.then(() => new Promise(release => void upload(id, release).finally(release)))
}

async function upload(id: string, release: () => void): Promise<void> {
  const controller = controllers.get(id)
  const source = sources.get(id)
  if (!controller || !source) return
  const { file, options } = source
  const { teamId, assetId, assetType, extensions, onArtwork, onCropped, makeReady } = options
  try {
    const artwork = await uploadArtwork(file, {
      teamId,
      assetId,
      assetType,
      extensions,
      forDesign: { onCropped },
      onStep: step => {
        put(id, { step })
        if (step.step === 'asking') release()
      },
      signal: controller.signal,
    })
    const isAwaited = sent.get().some(each => each.id === id && each.isAwaited)
    if (isAwaited && makeReady) await soonerThan(readyMs, makeReady(artwork))
    if (!controllers.has(id)) return
    const errorKey = onArtwork(artwork, watchers > 0)
    put(id, { artwork, errorKey, step: null })
  } catch (error) {
    put(id, { errorKey: error instanceof UploadError ? error.key : 'uploadFailed', step: null })
  }
}

async function soonerThan(ms: number, work: Promise<void>): Promise<void> {
  await Promise.race([work, new Promise(resolve => setTimeout(resolve, ms))])
}
