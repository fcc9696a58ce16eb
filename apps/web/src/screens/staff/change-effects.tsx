import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreorderDetail } from '#web/data/desk.ts'
import { type ChangeEffect, effectsOfChange } from '#web/screens/staff/effects-of-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = { readonly preorderId: string; readonly designId: string }

/** What a change in this studio does in its order, as that is now. */
export function ChangeEffects({ preorderId, designId }: Props) {
  const { t } = useTranslation()
  const { data } = usePreorderDetail(preorderId)
  const wordsOf = useWords()
  if (!data) return null
  const effects = effectsOfChange(data, designId)
  return (
    <Notice
      kind={effects.length > 0 ? 'warn' : 'info'}
      title={t('staff.studio.change.title', { number: data.order?.number ?? data.preorder.number })}
      text={effects.length > 0 ? wordsOf(effects) : t('staff.studio.change.none')}
    />
  )
}

function useWords(): (effects: readonly ChangeEffect[]) => string {
  const { t } = useTranslation()
  return effects => effects.map(({ name, number }) => t(`staff.studio.change.${name}`, { number })).join(' ')
}

/** `mayChange` asks before the first change that has effects, and never again once it was agreed to. */
export function useFirstChange(
  effects: readonly ChangeEffect[],
  { order, preorder }: Pick<PreorderDetail, 'order' | 'preorder'>,
) {
  const { t } = useTranslation()
  const wordsOf = useWords()
  const [isAsked, setAsked] = useState(false)
  const answer = useRef<PromiseWithResolvers<boolean> | null>(null)
  const hasEffects = effects.length > 0
  const mayChange = useCallback((): Promise<boolean> => {
    if (!hasEffects) return Promise.resolve(true)
    if (!answer.current) {
      answer.current = Promise.withResolvers<boolean>()
      setAsked(true)
    }
    return answer.current.promise
  }, [hasEffects])
  const close = (isWanted: boolean) => {
    setAsked(false)
    answer.current?.resolve(isWanted)
    // Asked again at the next change.
    if (!isWanted) answer.current = null
  }
  const dialog = (
    <ConfirmDialog
      title={isAsked ? t('staff.studio.change.ask', { number: order?.number ?? preorder.number }) : undefined}
      text={wordsOf(effects)}
      confirmLabel={t('staff.studio.change.confirm')}
      busyLabel={t('staff.studio.change.confirm')}
      isBusy={false}
      onCancel={() => close(false)}
      onConfirm={() => close(true)}
    />
  )
  return { mayChange, dialog }
}
