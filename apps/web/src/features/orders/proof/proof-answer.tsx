import { Textarea } from '@mantine/core'
import { IconCheck, IconMapPin, IconSend } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/orders/proof/proof-answer.module.css'
import { type AnswerDraft, type Mark, type ProofItem } from '#web/features/orders/proof/proof-item.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { useSideName } from '#web/ui/side-name.ts'

type Props = {
  readonly item: ProofItem
  /** The one that is shown. */
  readonly side: string
  readonly draft: AnswerDraft
  /** Which of the two is on its way. */
  readonly sending: 'approve' | 'change' | undefined
  readonly onDraft: (draft: AnswerDraft) => void
  readonly onAnswer: (approved: boolean) => void
}

/** The yes to a design, or what should be otherwise, with a mark on the picture if one likes. */
export function ProofAnswer({ item, side, draft, sending, onDraft, onAnswer }: Props) {
  const { t } = useTranslation()
  const sideName = useSideName()
  const hint = useId()
  const hasNote = draft.note.trim() !== ''
  const hasChange = hasNote || draft.mark !== null
  const name = item.designName ?? t('common.untitled')
  const setMark = (mark: Mark | null) => onDraft({ ...draft, mark })
  return (
    <form
      className={classes.root}
      onSubmit={event => {
        event.preventDefault()
        if (!sending && hasNote) onAnswer(false)
      }}
    >
      <div className={classes.head}>
        <span className={classes.hint}>
          {draft.mark && t('proof.marked', { side: sideName(draft.mark.side) })}
        </span>
        {draft.mark ? (
          <button type="button" className={classes.link} onClick={() => setMark(null)}>
            {t('proof.markRemove')}
          </button>
        ) : (
          <button
            type="button"
            className={classes.link}
            onClick={() => {
              setMark({ side, x: 0.5, y: 0.4 })
              requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-mark]')?.focus())
            }}
          >
            <IconMapPin size={16} stroke={1.6} aria-hidden />
            {t('proof.mark')}
          </button>
        )}
      </div>
      <Textarea
        label={t('proof.ask')}
        placeholder={t('proof.askHint')}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={5000}
        value={draft.note}
        onChange={event => onDraft({ ...draft, note: event.currentTarget.value })}
      />
      <div className={classes.actions}>
        <p id={hint} className={classes.hint}>
          {hasNote ? t('proof.goesTo') : t('proof.changeNeeds')}
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
