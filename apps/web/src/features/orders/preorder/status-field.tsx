import { Checkbox, Menu, Textarea } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import {
  isOrdered,
  type PreorderStatus,
  preorderStatuses,
  usualNextStatuses,
} from '@teamloom/commerce/preorders/status.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StaffStatusTag } from '#web/features/orders/desk/staff-status-tag.tsx'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import classes from '#web/features/orders/preorder/fields.module.css'
import { emptyParcel, ParcelFields, parcelOf } from '#web/features/orders/preorder/parcel-fields.tsx'
import { StatusOutcome } from '#web/features/orders/preorder/status-outcome.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Where the request stands; the usual next steps come first, any other is asked about once. */
export function StatusField() {
  const { t } = useTranslation()
  const { detail } = useEditing()
  const { status } = detail.preorder
  const [wanted, setWanted] = useState<PreorderStatus>()
  const usual = usualNextStatuses(status)
  const others = preorderStatuses.filter(each => each !== status && !usual.includes(each))
  if (wanted) return <StatusForm key={wanted} wanted={wanted} onDone={() => setWanted(undefined)} />
  return (
    <Menu width={240} position="bottom-start">
      <Menu.Target>
        <button type="button" className={classes.status}>
          <StaffStatusTag status={status} />
          <IconChevronDown size={16} stroke={1.6} aria-label={t('preorder.changeStatus')} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {usual.length > 0 && <Menu.Label>{t('preorder.usualNext')}</Menu.Label>}
        {usual.map(each => (
          <Menu.Item key={each} onClick={() => setWanted(each)}>
            {t(`desk.statuses.${each}`)}
          </Menu.Item>
        ))}
        <Menu.Label>{t('preorder.otherStatuses')}</Menu.Label>
        {others.map(each => (
          <Menu.Item key={each} onClick={() => setWanted(each)}>
            {t(`desk.statuses.${each}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

type FormProps = { readonly wanted: PreorderStatus; readonly onDone: () => void }

function StatusForm({ wanted, onDone }: FormProps) {
  const { t } = useTranslation()
  const { detail, preview } = useEditing()
  const isUsual = usualNextStatuses(detail.preorder.status).includes(wanted)
  const [tellCustomer, setTellCustomer] = useState(isUsual)
  const [parcel, setParcel] = useState(emptyParcel)
  const [note, setNote] = useState('')
  const isEmpty = detail.itemsCount === 0 && isOrdered(wanted) && !isOrdered(detail.preorder.status)
  const isUnapproved = wanted === 'purchased' && detail.proof?.approved !== true
  return (
    <EditBox
      edit={
        isEmpty
          ? undefined
          : {
              kind: 'setStatus',
              status: wanted,
              tellCustomer,
              ...parcelOf(parcel),
              ...(note.trim() && { note: note.trim() }),
            }
      }
      valueOf={({ preorder }) => preorder.status}
      saveLabel={t('preorder.setStatus')}
      saysItself
      onSaved={onDone}
      onCancel={onDone}
    >
      <div>
        <StaffStatusTag status={wanted} />
      </div>
      {!isUsual && <Notice kind="warn" text={t('preorder.unusual')} />}
      {isEmpty && <Notice kind="error" text={t('preorder.nothing')} />}
      {isUnapproved && <Notice kind="warn" text={t('preorder.unapproved')} />}
      {wanted === 'inreviewbycustomer' && (
        <Textarea
          size="sm"
          autosize
          minRows={2}
          maxLength={5000}
          label={t('preorder.proofNote')}
          value={note}
          onChange={event => setNote(event.currentTarget.value)}
        />
      )}
      {wanted === 'shipped' && <ParcelFields parcel={parcel} onChange={setParcel} />}
      <Checkbox
        size="sm"
        label={t('preorder.tellCustomer')}
        checked={tellCustomer}
        onChange={event => setTellCustomer(event.currentTarget.checked)}
      />
      {preview && <StatusOutcome before={detail} after={preview} isCustomerTold={tellCustomer} />}
    </EditBox>
  )
}
