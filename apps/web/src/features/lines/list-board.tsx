import { Button } from '@mantine/core'
import { IconClipboardText, IconUsersGroup } from '@tabler/icons-react'
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClashNotice } from '#web/features/lines/clash-notice.tsx'
import { LineCards } from '#web/features/lines/line-cards.tsx'
import classes from '#web/features/lines/list-board.module.css'
import { useListHeld, useListState } from '#web/features/lines/list-context.ts'
import { ListTools } from '#web/features/lines/list-tools.tsx'
import notices from '#web/features/lines/notices.module.css'
import { Sheet } from '#web/features/lines/sheet.tsx'
import { faultOf } from '#web/lib/fault-of.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useWanted } from '#web/ui/use-loaded.ts'
import { usePhone } from '#web/ui/use-phone.ts'

const loadEarlierDialog = async () =>
  (await loadCode(() => import('#web/features/lines/earlier/earlier-dialog.tsx'))).EarlierDialog
const loadPasteDialog = async () =>
  (await loadCode(() => import('#web/features/lines/paste-dialog.tsx'))).PasteDialog

type Props = {
  /** Over the sheet, such as who has answered since. */
  readonly notes?: ReactNode
  /** Beside the sheet: a `ListSide`. */
  readonly side: ReactNode
}

/** A list as it is edited or looked at: the sheet, on a phone cards, with what stands beside it. */
export function ListBoard({ notes, side }: Props) {
  const { t } = useTranslation()
  const isPhone = usePhone()
  const { about } = useListHeld()
  const refusal = useListState(state => state.refusal)
  const isEmpty = useListState(({ rows }) => rows.length === 0)
  const [pasted, setPasted] = useState<string>()
  const PasteDialog = useWanted(loadPasteDialog, pasted !== undefined)
  const [isEarlier, setEarlier] = useState(false)
  const EarlierDialog = useWanted(loadEarlierDialog, isEarlier)
  const { cartItemId } = about
  const onEarlier = cartItemId === undefined ? undefined : () => setEarlier(true)
  useListPaste(about.isFixed ? undefined : setPasted)
  return (
    <>
      {notes}
      <ClashNotice />
      {refusal && (
        <div className={notices.notice} data-kind="error" role="alert">
          <p>{t('lines.refused', { why: faultOf(refusal) })}</p>
        </div>
      )}
      <div className={classes.board}>
        <div className={classes.sheet}>
          <ListTools />
          {isEmpty ? (
            <EmptyState
              icon={IconUsersGroup}
              title={t('lines.empty.title')}
              {...(about.isFixed ? {} : { text: t('lines.empty.text') })}
              action={
                about.isFixed ? undefined : (
                  <div className={classes.ways}>
                    <Button onClick={() => setPasted('')}>{t('lines.empty.paste')}</Button>
                    {onEarlier && (
                      <Button variant="default" onClick={onEarlier}>
                        {t('lines.earlier.open')}
                      </Button>
                    )}
                  </div>
                )
              }
            />
          ) : isPhone ? (
            <LineCards />
          ) : (
            <Sheet />
          )}
          {!about.isFixed && (
            <Foot onPaste={() => setPasted('')} onEarlier={isEmpty ? undefined : onEarlier} />
          )}
        </div>
        {side}
      </div>
      {pasted !== undefined &&
        PasteDialog &&
        createElement(PasteDialog, { text: pasted, onClose: () => setPasted(undefined) })}
      {isEarlier &&
        cartItemId !== undefined &&
        EarlierDialog &&
        createElement(EarlierDialog, { itemId: cartItemId, onClose: () => setEarlier(false) })}
    </>
  )
}

/** Several cells that are pasted anywhere but into a field of several lines are a list. */
function useListPaste(take: ((text: string) => void) | undefined): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { target } = event
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const isElsewhere = target instanceof Element && target.closest('textarea, [role="dialog"]') !== null
      if (!latest.current || isElsewhere || !/[\t\n]/.test(text.trim())) return
      event.preventDefault()
      latest.current(text)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}

type FootProps = { readonly onPaste: () => void; readonly onEarlier: (() => void) | undefined }

function Foot({ onPaste, onEarlier }: FootProps) {
  const { t } = useTranslation()
  const isPhone = usePhone()
  return (
    <div className={classes.foot}>
      <IconClipboardText size={20} stroke={1.6} aria-hidden />
      <p>
        <b>{t('lines.pasteHint.title')}</b>
        <span>{t('lines.pasteHint.text')}</span>
      </p>
      <Button variant="default" size={isPhone ? 'md' : 'sm'} data-after-sheet onClick={onPaste}>
        {t('lines.pasteHint.button')}
      </Button>
      {onEarlier && (
        <Button variant="default" size={isPhone ? 'md' : 'sm'} onClick={onEarlier}>
          {t('lines.earlier.open')}
        </Button>
      )}
      {!isPhone && (
        <span className={classes.keys}>
          <kbd>F2</kbd> {t('lines.keys.edit')} <kbd>{t('lines.keys.tab')}</kbd> {t('lines.keys.next')}{' '}
          <kbd>Alt ↓</kbd> {t('lines.keys.problem')} <kbd>{t('lines.keys.esc')}</kbd> {t('lines.keys.leave')}
        </span>
      )}
    </div>
  )
}
