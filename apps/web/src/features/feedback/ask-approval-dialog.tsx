import { Button, Checkbox, Modal, NumberInput, Radio, TextInput } from '@mantine/core'
import type { Approval } from '@teamloom/contract/approval.ts'
import type { Team } from '@teamloom/contract/teams.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAskApproval } from '#web/data/approval.ts'
import classes from '#web/features/feedback/ask-approval-dialog.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'
import dialog from '#web/ui/dialog.module.css'
import choices from '#web/ui/finger-choices.module.css'
import { endOfDay, lastDayOf } from '#web/ui/last-day.ts'

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly projectId: string
  readonly team: Team
  readonly approval: Approval | null
}

/** Whose yes a project asks for before it is ordered, how many are enough, until when, and whether orders wait for it. */
export function AskApprovalDialog({ opened, onClose, ...asked }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('feedback.ask.title')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ header: dialog.header!, title: dialog.title!, body: dialog.body! }}
    >
      <Form {...asked} onDone={onClose} />
    </Modal>
  )
}

type FormProps = Omit<Props, 'opened' | 'onClose'> & { readonly onDone: () => void }

const whose = ['everyone', 'founder', 'named'] as const
type Whose = (typeof whose)[number]

function Form({ projectId, team, approval, onDone }: FormProps) {
  const { t } = useTranslation()
  const ask = useAskApproval(projectId)
  const members = team.teammates.map(({ id, first_name, last_name }) => ({
    id,
    name: `${first_name} ${last_name}`.trim(),
  }))
  const [who, setWho] = useState<Whose>(
    whose.find(each => approval?.asked.includes(each)) ?? (approval ? 'named' : 'everyone'),
  )
  const [named, setNamed] = useState<readonly string[]>(
    approval?.asked.filter(each => members.some(({ id }) => id === each)) ?? [],
  )
  const [isAll, setAll] = useState(approval ? approval.needed === null : true)
  const [needed, setNeeded] = useState(approval?.needed ?? 1)
  const [lastDay, setLastDay] = useState(lastDayOf(approval?.until ?? null))
  const [blocks, setBlocks] = useState(approval?.blocks ?? false)
  const many = who === 'everyone' ? members.length : who === 'founder' ? 1 : named.length
  const send = () =>
    ask.mutate(
      {
        asked: who === 'named' ? [...named] : [who],
        needed: isAll || many < 2 ? null : Math.min(needed, many),
        until: endOfDay(lastDay),
        blocks,
      },
      { onSuccess: onDone },
    )
  return (
    <div className={`${classes.root} ${choices.root}`}>
      <p className={classes.text}>{t('feedback.ask.text')}</p>
      <Radio.Group label={t('feedback.ask.who')} value={who} onChange={next => setWho(next as Whose)}>
        {whose
          .filter(each => each !== 'founder' || team.founder_id !== null)
          .map(each => (
            <Radio key={each} value={each} label={t(`feedback.ask.${each}`)} mt={8} />
          ))}
      </Radio.Group>
      {who === 'named' && (
        <fieldset className={classes.members}>
          <legend className={classes.hidden}>{t('feedback.ask.named')}</legend>
          {members.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={<span dir="auto">{name}</span>}
              checked={named.includes(id)}
              onChange={event =>
                setNamed(event.currentTarget.checked ? [...named, id] : named.filter(each => each !== id))
              }
            />
          ))}
        </fieldset>
      )}
      {many > 1 && (
        <Radio.Group
          label={t('feedback.ask.enough')}
          value={isAll ? 'all' : 'some'}
          onChange={next => setAll(next === 'all')}
        >
          <Radio value="all" label={t('feedback.ask.all')} mt={8} />
          <div className={classes.some}>
            <Radio value="some" label={t('feedback.ask.some')} />
            {!isAll && (
              <NumberInput
                aria-label={t('feedback.ask.number')}
                size="sm"
                w={84}
                min={1}
                max={many}
                value={Math.min(needed, many)}
                onChange={value => setNeeded(Math.max(1, Number(value) || 1))}
              />
            )}
          </div>
        </Radio.Group>
      )}
      <TextInput
        type="date"
        label={t('feedback.ask.until')}
        description={t('feedback.ask.untilText')}
        value={lastDay}
        onChange={event => setLastDay(event.currentTarget.value)}
      />
      <Checkbox
        label={t('feedback.ask.blocks')}
        description={t('feedback.ask.blocksText')}
        checked={blocks}
        onChange={event => setBlocks(event.currentTarget.checked)}
      />
      <div className={classes.actions}>
        {approval && (
          <Button
            variant="subtle"
            color="gray"
            loading={ask.isPending}
            onClick={() => ask.mutate({ asked: [], blocks: false }, { onSuccess: onDone })}
          >
            {t('feedback.ask.withdraw')}
          </Button>
        )}
        <BusyButton
          busy={ask.isPending}
          busyLabel={t('feedback.ask.asking')}
          disabled={many === 0}
          onClick={send}
        >
          {t(approval ? 'feedback.ask.save' : 'feedback.ask.send')}
        </BusyButton>
      </div>
    </div>
  )
}
