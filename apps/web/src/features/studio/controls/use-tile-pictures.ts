import type { DesignChange } from '@teamloom/design/actions/index.ts'
import type { DecorationView, DesignState } from '@teamloom/design/design-state.ts'
import { type DrawnDesign, drawnDesign } from '@teamloom/design/drawn-design.ts'
import { RecentlyUsed } from '@teamloom/garment/recently-used.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { provideArtworks } from '#web/features/studio/drawing/art-library.ts'
import { handAtRest } from '#web/features/studio/drawing/in-hand.ts'
import { tilesAtWork } from '#web/features/studio/drawing/tiles-at-work.ts'
import { workerOfKind } from '#web/features/studio/drawing/worker-of-kind.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'

/** What a tile's picture shows: the garment after a change of its decoration. */
export type TileOf = { readonly name: string; readonly change: DesignChange }

/** A tile as its picture is there, or as it is awaited: what is drawn. */
export type TileView = {
  readonly drawn: DrawnDesign
  readonly bitmap: ImageBitmap | undefined
  readonly hasFailed: boolean
}

type Tile = { readonly name: string; readonly type: string; readonly drawn: DrawnDesign }

/** Pixels of a tile's picture. */
const [width, height] = [220, 156]
/** How soon after a change the next one comes, or the decoration is taken into the hand. */
const settleMs = 400

/** Pictures that were made, the last hundred, for whoever comes back; each takes 140 kB. */
const made = new RecentlyUsed<string, ImageBitmap>(100)
const keyOf = ({ drawn }: Tile, decorationId: string) => `${decorationId} ${JSON.stringify(drawn)}`

/** This artwork on this garment after each of the changes, drawn in their order; by the tiles' names. */
export function useTilePictures(
  { id, type }: DecorationView,
  tiles: readonly TileOf[],
): ReadonlyMap<string, TileView> {
  const { state } = useDesign()
  const { product, teamId } = useStudio()
  const list = useTiles(type, tiles)
  /** What each tile showed last; null where it could not be drawn. */
  const [shown, setShown] = useState<ReadonlyMap<string, ImageBitmap | null>>(new Map())
  const latestState = useRef(state)
  const wasShown = useRef(false)
  useEffect(() => {
    latestState.current = state
  })
  useEffect(() => {
    let isWanted = true
    const awaited = list.filter(tile => made.peek(keyOf(tile, id)) === undefined)
    const stateFor = (tile: Tile) => asType(latestState.current, id, tile.type)
    /** What it has practised before what it has not. */
    const takeFor = (worker: number, count: number) => {
      const own = awaited.findIndex(tile => workerOfKind(product, tile.type, count) === worker)
      return awaited.splice(Math.max(0, own), 1)[0]
    }
    const drawOne = async (worker: TileWorker, tile: Tile) => {
      await handAtRest()
      if (!isWanted) return
      const bitmap = await drawTile(worker, tile.drawn, stateFor(tile), id, teamId)
      if (bitmap) made.set(keyOf(tile, id), bitmap)
      const { name } = tile
      if (isWanted) setShown(before => new Map(before).set(name, bitmap ?? null))
    }
    const drawWith = async (worker: TileWorker, take: () => Tile | undefined) => {
      for (let tile = take(); tile; tile = take()) await drawOne(worker, tile)
    }
    const drawAll = async () => {
      await handAtRest()
      if (!isWanted) return
      for (const tile of awaited) void provideArtworks(tile.drawn, stateFor(tile), teamId)
      const { rowOfTiles } = garmentWorkers()
      const { length } = rowOfTiles
      const first = awaited.shift()
      // The first at once: what is drawn beside it would make it wait.
      if (first) await drawOne(rowOfTiles[workerOfKind(product, first.type, length)]!, first)
      // Two are on their way to each, so that it does not wait for the page between them.
      const row = rowOfTiles.map((worker, at) => [worker, () => takeFor(at, length)] as const)
      await Promise.all([...row, ...row].map(([worker, take]) => drawWith(worker, take)))
    }
    const begin = () => tilesAtWork.add(drawAll())
    const timer = wasShown.current ? setTimeout(begin, settleMs) : undefined
    // What else is seen first waits for it from now on.
    if (!timer) begin()
    wasShown.current = true
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [list, id, teamId, product])
  return new Map(
    list.map(tile => {
      const bitmap = made.get(keyOf(tile, id)) ?? shown.get(tile.name)
      return [
        tile.name,
        { drawn: tile.drawn, bitmap: bitmap ?? undefined, hasFailed: bitmap === null },
      ] as const
    }),
  )
}

/** A list of tiles, the very list as long as none of its pictures would be another. */
function useTiles(type: string, tiles: readonly TileOf[]): readonly Tile[] {
  const { document } = useDesign()
  const { session, product } = useStudio()
  const wanted = JSON.stringify(tiles)
  const key = useMemo(
    () =>
      JSON.stringify(
        (JSON.parse(wanted) as TileOf[]).map(
          ({ name, change }): Tile => ({
            name,
            type: change.action === 'changeDecorationType' ? change.type : type,
            drawn: drawnDesign(session.documentAfter(change) ?? document, product),
          }),
        ),
      ),
    [document, session, product, type, wanted],
  )
  return useMemo(() => JSON.parse(key) as Tile[], [key])
}

type TileWorker = ReturnType<typeof garmentWorkers>['tiles']

async function drawTile(
  worker: TileWorker,
  drawn: DrawnDesign,
  state: DesignState,
  decorationId: string,
  teamId: string,
) {
  try {
    await provideArtworks(drawn, state, teamId)
    return await worker.printTile({ drawn, decorationId, width, height })
  } catch {
    return undefined
  }
}

/** Artwork is served in the form in which its decoration's type draws it. */
function asType(state: DesignState, decorationId: string, type: string): DesignState {
  const decorations = state.decorations.map(decoration =>
    decoration.id === decorationId ? { ...decoration, type } : decoration,
  )
  return { ...state, decorations }
}
