import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { type DrawnDesign, drawnDesign } from '@teamloom/design/drawn-design.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { eq } from 'drizzle-orm'
import { looks } from '#api/db/tables.ts'
import { keepLook, lookKeyOf } from '#api/designs/keep-look.ts'
import type { Pictures } from '#api/front/stage.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { pictureUrl } from '#api/pictures/picture-urls.ts'
import type { Dependencies } from '#api/services.ts'

/** FR4: so many garments that nobody has looked at before are drawn for one address in an hour. */
const newLooks = { most: 200, windowSeconds: 3600 }

/** A look that was kept is known for so long: it is noted as in use once a day. */
const knownMs = 6 * 3_600_000
const mostKnown = 5000

export type Kept = {
  readonly pictures: Pictures
  /** The one that was asked for may not be drawn now: it is shown in its first colours. */
  readonly isHeldBack: boolean
}

type Dressed = {
  readonly product: Product
  readonly document: DesignDocument
  readonly drawn: DrawnDesign
  readonly key: string
}

type Look = { readonly key: string; readonly drawn: DrawnDesign; readonly isHeldBack: boolean }

export type KeepStage = {
  (product: Product, document: DesignDocument, address: string): Promise<Kept>
  /** The key and what it draws: of the garment that was asked for, or of a new one where no more may be drawn. */
  readonly look: (product: Product, document: DesignDocument, address: string) => Promise<Look>
}

/** The pictures of garments on public pages: drawn once, and kept as those of designs are. */
export function openStage({
  database,
  config,
  now,
}: Pick<Dependencies, 'database' | 'config' | 'now'>): KeepStage {
  const known = new Map<string, number>()

  function dress(product: Product, document: DesignDocument): Dressed {
    const drawn = drawnDesign(document, product)
    return { product, document, drawn, key: lookKeyOf(drawn, config.sessionSecret) }
  }

  async function keep({ product, document, key }: Dressed): Promise<void> {
    const at = now().getTime()
    const since = known.get(key)
    if (since !== undefined && Math.abs(at - since) < knownMs) return
    await keepLook(database.alone, document, product, now(), config.sessionSecret)
    if (known.size >= mostKnown) known.clear()
    known.set(key, at)
  }

  /** Whether it has been drawn before, or may be for this address. */
  async function mayDraw(key: string, address: string): Promise<boolean> {
    const [kept] = await database.read.select({ key: looks.key }).from(looks).where(eq(looks.key, key))
    return kept !== undefined || (await takeAttempt(database.alone, `look ${address}`, newLooks, now())) === 0
  }

  async function look(product: Product, document: DesignDocument, address: string): Promise<Look> {
    const asked = dress(product, document)
    const made = known.has(asked.key) ? asked : dress(product, createDocument(product))
    const isHeldBack = asked.key !== made.key && !(await mayDraw(asked.key, address))
    const shown = isHeldBack ? made : asked
    await keep(shown)
    return { key: shown.key, drawn: shown.drawn, isHeldBack }
  }

  const keepStage = async (product: Product, document: DesignDocument, address: string): Promise<Kept> => {
    const { key, isHeldBack } = await look(product, document, address)
    return { pictures: (side, width) => `${pictureUrl('', key, side)}?w=${width}`, isHeldBack }
  }
  return Object.assign(keepStage, { look })
}
