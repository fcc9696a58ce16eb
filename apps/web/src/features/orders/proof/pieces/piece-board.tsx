import type { PieceSheet, ProofPiece } from '@teamloom/contract/pieces.ts'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTickPieces } from '#web/data/pieces.ts'
import { PieceNear } from '#web/features/orders/proof/pieces/piece-near.tsx'
import { keyOf, PieceTile } from '#web/features/orders/proof/pieces/piece-tile.tsx'
import { type Filter, isOf, PieceTools } from '#web/features/orders/proof/pieces/piece-tools.tsx'
import classes from '#web/features/orders/proof/pieces/pieces.module.css'
import type { SheetAbout } from '#web/features/orders/proof/pieces/sheet-about.ts'
import { usePieceKeys } from '#web/features/orders/proof/pieces/use-piece-keys.ts'
import { useSeen } from '#web/features/orders/proof/pieces/use-seen.ts'

type Props = {
  readonly sheet: PieceSheet
  readonly about: SheetAbout
  readonly pathOf: (piece: ProofPiece, side: string, width: 300 | 600) => string
}

/** How many pieces are drawn at once; more as their end comes near. */
const few = 120

/** The pieces as a sheet that is walked through by keys, beside one of them from near. */
export function PieceBoard({ sheet, about, pathOf }: Props) {
  const { t } = useTranslation()
  const tick = useTickPieces(about.preorderId, about.designId)
  const { mutate } = tick
  const { near, seen, watch, onDrawn } = useSeen()
  const [filter, setFilter] = useState<{ readonly of: Filter; readonly ids: ReadonlySet<string> | null }>({
    of: 'all',
    ids: null,
  })
  const [activeId, setActiveId] = useState<string>()
  const [undo, setUndo] = useState<readonly ProofPiece[]>([])
  const { drawn, end } = useDrawn()
  const { pieces, sides } = sheet
  // What is ticked stays where it is until it is sought anew.
  const shown = filter.ids ? pieces.filter(({ lineId }) => filter.ids?.has(lineId)) : pieces
  const active =
    shown.find(({ lineId }) => lineId === activeId) ??
    shown.find(({ state }) => state === 'changed') ??
    shown.find(({ state }) => state === 'open') ??
    shown[0]
  const at = active ? shown.indexOf(active) : -1
  const version = String(sheet.revision)
  const looked = pieces.filter(piece => piece.state !== 'ticked' && seen.has(keyOf(piece)))

  const send = useCallback(
    (ticked: boolean, ...some: readonly ProofPiece[]) => {
      setUndo([])
      mutate({ ticked, pieces: some.map(({ lineId, hash }) => ({ lineId, hash })) })
    },
    [mutate],
  )
  const toggle = useCallback((piece: ProofPiece) => send(piece.state !== 'ticked', piece), [send])
  const { isOwn } = about
  const go = (piece: ProofPiece) => {
    setActiveId(piece.lineId)
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`#piece-${CSS.escape(piece.lineId)}`)?.focus(),
    )
  }
  const keys = usePieceKeys({ pieces: shown, active, go, tick: isOwn ? toggle : undefined })
  const sought = (of: Filter) =>
    setFilter({
      of,
      ids: of === 'all' ? null : new Set(pieces.filter(piece => isOf(of, piece)).map(({ lineId }) => lineId)),
    })
  const step = (by: 1 | -1) => {
    const next = shown[(at + by + shown.length) % shown.length]
    if (next) setActiveId(next.lineId)
  }
  /** What is looked at from near goes on to the next that is not ticked. */
  const tickNear = (piece: ProofPiece, ticked: boolean) => {
    send(ticked, piece)
    const rest = [...shown.slice(at + 1), ...shown.slice(0, at)]
    const next = ticked ? rest.find(({ state }) => state !== 'ticked') : undefined
    setActiveId((next ?? piece).lineId)
  }
  return (
    <>
      <div className={classes.root}>
        <PieceTools
          pieces={pieces}
          filter={filter.of}
          onFilter={sought}
          looked={looked.length}
          onTickLooked={
            isOwn
              ? () => {
                  send(true, ...looked)
                  setUndo(looked)
                }
              : undefined
          }
          undoable={tick.isPending || tick.isError ? 0 : undo.length}
          onUndo={() => send(false, ...undo)}
        />
        {shown.length === 0 ? (
          <p className={classes.none}>{t(`proof.pieces.none.${filter.of}`)}</p>
        ) : (
          <div
            role="listbox"
            aria-multiselectable
            aria-label={t('proof.pieces.list', { name: about.name })}
            className={classes.grid}
            tabIndex={-1}
            onKeyDown={keys}
          >
            {shown.slice(0, Math.max(drawn, at + 1)).map(piece => (
              <PieceTile
                key={piece.lineId}
                piece={piece}
                path={pathOf(piece, sides[0] ?? 'back', 300)}
                version={version}
                isActive={piece === active}
                isNear={near.has(keyOf(piece))}
                onTick={isOwn ? toggle : undefined}
                onPick={setActiveId}
                watch={watch}
                onDrawn={onDrawn}
              />
            ))}
          </div>
        )}
        {shown.length > drawn && <span key={drawn} ref={end} />}
        <p className={classes.legend}>{t(isOwn ? 'proof.pieces.holds' : 'proof.pieces.staffOnly')}</p>
      </div>
      {active && (
        <PieceNear
          piece={active}
          sides={sides}
          pathOf={pathOf}
          version={version}
          onStep={step}
          onTick={isOwn ? ticked => tickNear(active, ticked) : undefined}
          onAsk={isOwn ? about.onAsk : undefined}
        />
      )}
    </>
  )
}

function useDrawn() {
  const [drawn, setDrawn] = useState(few)
  const [below, setBelow] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!below) return
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setDrawn(before => before + few)
      },
      { rootMargin: '800px' },
    )
    watch.observe(below)
    return () => watch.disconnect()
  }, [below])
  return { drawn, end: setBelow }
}
