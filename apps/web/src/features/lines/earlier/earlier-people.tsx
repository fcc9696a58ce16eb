import { Button, Checkbox } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { mostLines } from '@teamloom/commerce/lines/line.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { type EarlierLine, type EarlierList, useEarlierLines } from '#web/data/earlier-lists.ts'
import classes from '#web/features/lines/earlier/earlier.module.css'
import { EarlierWaits } from '#web/features/lines/earlier/earlier-waits.tsx'
import { PeopleTable } from '#web/features/lines/earlier/people-table.tsx'
import { useCarrying } from '#web/features/lines/earlier/use-carrying.ts'
import { useListHeld } from '#web/features/lines/list-context.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'
import dialog from '#web/ui/dialog.module.css'
import { Fault } from '#web/ui/fault.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly itemId: string
  readonly list: EarlierList
  readonly onBack: () => void
  readonly onDone: () => void
}

/** Who of an earlier list stays. */
export function EarlierPeople({ itemId, list, onBack, onDone }: Props) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useEarlierLines(itemId, list.designId)
  return (
    <>
      <Button
        size="md"
        variant="subtle"
        px={0}
        leftSection={<IconArrowLeft size={16} stroke={1.6} aria-hidden />}
        onClick={onBack}
      >
        {t('lines.earlier.back')}
      </Button>
      <h3 className={classes.name}>
        {list.designName ?? t('common.untitled')} · {list.number}
      </h3>
      {data ? (
        <>
          {data.leftOut.map(kind => (
            <Notice key={kind} kind="warn" text={t(`lines.earlier.leftOut.${kind}`)} />
          ))}
          <Choosing lines={data.lines} number={list.number} onDone={onDone} />
        </>
      ) : (
        <EarlierWaits hasFailed={isError} onRetry={() => void refetch()} />
      )}
    </>
  )
}

type ChoosingProps = {
  readonly lines: readonly EarlierLine[]
  readonly number: number
  readonly onDone: () => void
}

function Choosing({ lines, number, onDone }: ChoosingProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { session } = useListHeld()
  const carrying = useCarrying(lines)
  const { joined, staying } = carrying
  const n = (value: number) => numberText(value, locale)
  const isTooMany = joined.rows.length > mostLines
  const add = () => {
    carrying.add()
    onDone()
    showToast({
      key: 'earlier list',
      kind: 'info',
      message: t('lines.earlier.done', { ...countOf(staying, locale), order: number }),
      action: { label: t('lines.undo'), run: session.undo },
    })
  }
  return (
    <>
      <p className={classes.text}>{t('lines.earlier.who')}</p>
      {carrying.hasNumbers && (
        <Checkbox
          mb={12}
          label={t('lines.earlier.keepNumbers')}
          checked={carrying.keepsNumbers}
          onChange={event => carrying.setKeepsNumbers(event.currentTarget.checked)}
        />
      )}
      <PeopleTable lines={lines} carrying={carrying} />
      <p className={classes.sum} role="status">
        <b>{t('lines.earlier.staying', { n: n(staying), all: n(lines.length) })}</b>
        {joined.filled > 0 && <span>{t('lines.paste.known', countOf(joined.filled, locale))}</span>}
      </p>
      {isTooMany && <Fault>{t('lines.paste.tooMany', { n: n(joined.rows.length) })}</Fault>}
      <div className={dialog.actions}>
        <Button variant="default" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button disabled={staying === 0 || isTooMany} onClick={add}>
          {t('lines.earlier.add', countOf(staying, locale))}
        </Button>
      </div>
    </>
  )
}
