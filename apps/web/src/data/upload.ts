import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { detectFormat, headBytes } from '@teamloom/artwork/file-format.ts'
import { detectForeign } from '@teamloom/artwork/foreign-format.ts'
import { assetCalls, mostUploadBytes } from '@teamloom/contract/assets.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { isReachedAsStaff, replacedBy } from '#web/data/staff-reach.ts'
import { type Pace, paceOf } from '#web/data/upload-pace.ts'
import { call, ownAddress } from '#web/lib/api.ts'

/** Why a file did not become artwork: a key of `decoration.errors`. */
export class UploadError extends Error {
  override name = 'UploadError'
  readonly key: string

  constructor(key: string) {
    super(key)
    this.key = key
  }
}

export type UploadStep =
  | { readonly step: 'sending'; readonly percent: number; readonly pace: Pace }
  | { readonly step: 'reading' }
  /** A file of several pages was read: which of them it is to be, from 1. */
  | {
      readonly step: 'asking'
      readonly pictureUrls: readonly string[]
      /** Which was read meanwhile, from 1. */
      readonly shown: number
      readonly choose: (page: number) => void
    }

type Options = {
  /** Whose it becomes; none for my own picture. */
  readonly teamId: string | null
  /** The artwork that it becomes a new version of. */
  readonly assetId?: string | undefined
  readonly assetType: string
  /** Staff, for a team that is not theirs. */
  readonly asStaff?: boolean
  /** Lower case, without the dot. */
  readonly extensions: readonly string[]
  /**
   * For a design, who uploads is asked which of the file's pages is meant, and the file is cropped to what is drawn;
   * left out, the first page is taken whole.
   */
  readonly forDesign?: { readonly onCropped: (filename: string, fills: number) => void }
  readonly onStep: (step: UploadStep) => void
  readonly signal: AbortSignal
}

/** Sends a file and has it read; throws `UploadError`, or `AbortError` when it was given up. */
export async function uploadArtwork(file: File | undefined, options: Options): Promise<Artwork> {
  if (!file || file.size === 0) throw new UploadError('noFileGiven')
  if (file.size > mostUploadBytes) throw new UploadError('file_too_big')
  await checkFormat(file, options.extensions)
  try {
    const { assetId, etag } = await send(file, options)
    options.onStep({ step: 'reading' })
    const { forDesign, assetType: asset_type } = options
    const read = (page: number) =>
      call(assetCalls.create, {
        body: { asset_id: assetId, asset_type, ...(etag && { etag }), page, crop: !!forDesign },
      })
    const first = await read(1)
    const shown = first.pages?.shown ?? 1
    const chosen = forDesign && first.pages ? await askPage(first.pages, options) : shown
    if (chosen !== shown) options.onStep({ step: 'reading' })
    const { pages: _, margins, ...artwork } = chosen === shown ? first : await read(chosen)
    if (margins?.isCropped) forDesign?.onCropped(artwork.filename, margins.fills)
    return artwork
  } catch (error) {
    throw error instanceof CallError ? new UploadError(keyOf(error)) : error
  }
}

type Sent = { readonly assetId: string; readonly etag?: string }

/** To where the server says; where that is a store that is not reached, to the server itself. */
async function send(file: File, options: Options): Promise<Sent> {
  const told = await askAddress(file, options, { bytes: file.size })
  if (!told.isDirect) return sendToServer(file, options, told)
  try {
    await put(told.url, file, options)
    return { assetId: told.assetId }
  } catch (error) {
    if (!(error instanceof UploadError)) throw error
    return sendToServer(file, options, await askAddress(file, options, {}))
  }
}

async function sendToServer(
  file: File,
  options: Options,
  { url, assetId }: { readonly url: string; readonly assetId: string },
): Promise<Sent> {
  return { assetId, etag: await put(ownAddress(url), file, options) }
}

function askAddress(file: File, options: Options, size: { readonly bytes?: number }) {
  const { teamId: team_id } = options
  const asset_id = replacedBy(team_id, options.assetId)
  const about = { filename: file.name, public: false, ...size, ...(asset_id && { asset_id }) }
  return team_id && (options.asStaff || isReachedAsStaff(team_id))
    ? call(assetCalls.uploadUrlWithAdmin, { body: { ...about, team_id } })
    : call(assetCalls.uploadUrl, { body: { ...about, team_id } })
}

type Pages = { readonly pictureUrls: readonly string[]; readonly shown: number }

function askPage({ pictureUrls, shown }: Pages, { onStep, signal }: Options): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')), { once: true })
  onStep({ step: 'asking', pictureUrls, shown, choose: resolve })
  return promise
}

/** By its bytes, whatever it is called, and before all of it is sent. */
async function checkFormat(file: File, extensions: readonly string[]): Promise<void> {
  const read = file.slice(0, headBytes).arrayBuffer()
  const head = new Uint8Array(
    await read.catch(() => {
      throw new UploadError('uploadFailed')
    }),
  )
  const format = detectFormat(head)
  const foreign = detectForeign(head)
  if (foreign) throw new UploadError(`foreign.${foreign}`)
  if (!format) throw new UploadError('unspecifiedFormat')
  if (!extensions.includes(format)) throw new UploadError('unsupportedFile')
}

function keyOf({ errorKey, status, facts }: CallError): string {
  if (status === 0) return 'uploadFailed'
  if (errorKey === 'processingError' && facts.cause) return `drawing.${facts.cause}`
  if (errorKey === 'unsupportedFile' && facts.lacks) return 'unsupportedHere'
  if (status >= 500 || errorKey === 'unknown') return 'internalError'
  return errorKey
}

/** What a person can mend is told apart from what cannot be mended. */
function keyOfPut({ status, responseText }: XMLHttpRequest): string {
  if (status === 413) return 'file_too_big'
  const full = ['storage_full', 'account_storage_full'].find(key => responseText.includes(`"${key}"`))
  return (status === 422 && full) || 'uploadFailed'
}

/** Sends a file and tells how far it is, which `fetch` does not of what is sent. */
function put(url: string, file: File, { onStep, signal }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    const began = performance.now()
    const tell = (loaded: number, total: number) => {
      const pace = paceOf(loaded, total, performance.now() - began)
      onStep({ step: 'sending', percent: Math.round((100 * loaded) / total), pace })
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => tell(loaded, total))
    request.addEventListener('load', () =>
      request.status === 200
        ? resolve(request.getResponseHeader('etag') ?? '')
        : reject(new UploadError(keyOfPut(request))),
    )
    request.addEventListener('error', () => reject(new UploadError('uploadFailed')))
    request.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    tell(0, file.size)
    request.send(file)
  })
}
