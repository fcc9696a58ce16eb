import { Textarea } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconCheck, IconEyeExclamation, IconMapPin, IconSend } from '@tabler/icons-react'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonText } from '#web/features/orders/proof/given-answer.tsx'
import classes from '#web/features/orders/proof/proof-answer.module.css'
import type { AnswerDraft, ProofItem } from '#web/features/orders/proof/proof-item.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { useSideName } from '#web/shown/side-name.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'

type Props = {
  readonly item: ProofItem
  /** Who reads it; null: another server has sent it. */
  readonly sentBy: string | null
  readonly draft: AnswerDraft
  /** Which of the two is on its way. */
  readonly sending: 'approve' | 'change' | undefined
  readonly onDraft: (draft: AnswerDraft) => void
  /** Puts a mark on the shown side. */
  readonly onMark: () => void
  readonly onAnswer: (approved: boolean) => void
}

/** The yes to a design, or what should be otherwise, with a mark on the picture if one likes. */
export function ProofAnswer({ item, sentBy, draft, sending, onDraft, onMark, onAnswer }: Props) {
  const { t } = useTranslation()
  const sideName = useSideName()
  const locale = useLocale()
  const hint = useId()
  useHotkeys([['m', onMark]])
  const hasNote = draft.note.trim() !== ''
  const hasChange = hasNote || draft.mark !== null
  const name = item.designName ?? t('common.untitled')
  const unticked = item.pieces ? item.pieces.lines - item.pieces.ticked : 0
  return (
    <form
      className={classes.root}
      onSubmit={event => {
        event.preventDefault()
        if (!sending && hasNote) onAnswer(false)
      }}
    >
      {item.askedAgain && (
        <p className={classes.again}>{t('proof.askedAgain', { reason: reasonText(item.askedAgain, t) })}</p>
      )}
      <div className={classes.head}>
        <span className={classes.hint}>
          {draft.mark && t('proof.marked', { side: sideName(draft.mark.side) })}
        </span>
        {draft.mark ? (
          <button type="button" className={classes.link} onClick={() => onDraft({ ...draft, mark: null })}>
            {t('proof.markRemove')}
          </button>
        ) : (
          <button type="button" className={classes.link} aria-keyshortcuts="m" onClick={onMark}>
            <IconMapPin size={16} stroke={1.6} aria-hidden />
            {t('proof.mark')}
            <kbd className={classes.key}>M</kbd>
          </button>
        )}
      </div>
      <Textarea
        data-ask
        label={t('proof.ask')}
        placeholder={t('proof.askHint')}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={5000}
        value={draft.note}
        onChange={event => onDraft({ ...draft, note: event.currentTarget.value })}
      />
      {unticked > 0 && (
        <p className={classes.unticked}>
          <IconEyeExclamation size={16} stroke={1.6} aria-hidden />
          {t('proof.pieces.unticked', {
            ...countOf(unticked, locale),
            total: numberText(item.pieces?.lines ?? 0, locale),
          })}
        </p>
      )}
      <div className={classes.actions}>
        <p id={hint} className={classes.hint}>
          {!hasNote
            ? t('proof.changeNeeds')
            : sentBy === null
              ? t('proof.goesTo')
              : t('proof.goesToNamed', { name: sentBy })}
        </p>
        <BusyButton
          variant={hasChange ? 'default' : 'filled'}
          leftSection={<IconCheck size={18} stroke={1.6} aria-hidden />}
          busy={sending === 'approve'}
          busyLabel={t('proof.busy')}
          disabled={sending === 'change'}
          onClick={() => onAnswer(true)}
        >
          {hasChange ? t('proof.approve') : t('proof.approveNamed', { name })}
        </BusyButton>
        <BusyButton
          type="submit"
          variant={hasChange ? 'filled' : 'default'}
          leftSection={<IconSend size={18} stroke={1.6} aria-hidden />}
          busy={sending === 'change'}
          busyLabel={t('proof.busy')}
          disabled={!hasNote || sending === 'approve'}
          aria-describedby={hint}
        >
          {t('proof.change')}
        </BusyButton>
      </div>
    </form>
  )
}
