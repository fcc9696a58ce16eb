import { Button, Textarea } from '@mantine/core'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import type { Approval } from '@teamloom/contract/approval.ts'
import { mostCommentText } from '@teamloom/contract/comments.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswerApproval } from '#web/data/approval.ts'
import classes from '#web/features/feedback/feedback.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'

type Props = {
  readonly projectId: string
  readonly design: Approval['designs'][number]
  readonly name: string
  /** What I said to it as it is; undefined where I have not. */
  readonly mine: Approval['answers'][number] | undefined
}

/** My yes to a design as it is, or what should change; said anew as long as it is asked for. */
export function MyAnswer({ projectId, design, name, mine }: Props) {
  const { t } = useTranslation()
  const answer = useAnswerApproval(projectId)
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState<string>()
  const text = words ?? mine?.text ?? ''
  const say = (yes: boolean) =>
    answer.mutate(
      { designId: design.id, revision: design.revision, yes, ...(yes ? {} : { text: text.trim() }) },
      {
        onSuccess: () => {
          setWords(undefined)
          setOpen(false)
        },
      },
    )
  return (
    <div className={classes.mine} role="group" aria-label={t('feedback.mine.label', { name })}>
      <div className={classes.choices}>
        <Button
          variant={mine?.yes ? 'filled' : 'default'}
          aria-pressed={mine?.yes === true}
          leftSection={<IconCheck size={18} stroke={1.8} aria-hidden />}
          disabled={answer.isPending}
          onClick={() => say(true)}
        >
          {t('feedback.mine.yes')}
        </Button>
        <Button
          variant={mine && !mine.yes ? 'filled' : 'default'}
          aria-pressed={mine?.yes === false}
          aria-expanded={isOpen}
          leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
          disabled={answer.isPending}
          onClick={() => setOpen(!isOpen)}
        >
          {t('feedback.mine.change')}
        </Button>
      </div>
      {isOpen && (
        <div className={classes.change}>
          <Textarea
            label={t('feedback.mine.words')}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={mostCommentText}
            data-autofocus
            value={text}
            onChange={event => setWords(event.currentTarget.value)}
          />
          <BusyButton
            busy={answer.isPending}
            busyLabel={t('feedback.mine.sending')}
            disabled={text.trim() === ''}
            onClick={() => say(false)}
          >
            {t('feedback.mine.send')}
          </BusyButton>
        </div>
      )}
    </div>
  )
}
