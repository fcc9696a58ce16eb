import { NativeSelect } from '@mantine/core'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { Editable } from '#web/features/orders/preorder/editable.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'

const nameOf = ({ first_name, last_name }: PreorderDetail['staff'][number]) => `${first_name} ${last_name}`

/** Who of the staff answers for the request: chosen, else the first who edited it. */
export function InChargeField() {
  const { t } = useTranslation()
  const { inCharge } = useEditing().detail
  return (
    <Editable
      name={t('preorder.inCharge')}
      view={inCharge ? nameOf(inCharge) : t('preorder.none.inCharge')}
      renderForm={onDone => <InChargeForm onDone={onDone} />}
    />
  )
}

function InChargeForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation()
  const { detail } = useEditing()
  const kept = detail.inCharge?.id ?? ''
  const [userId, setUserId] = useState(kept)
  return (
    <EditBox
      edit={userId === '' || userId === kept ? undefined : { kind: 'setInCharge', userId }}
      valueOf={request => request.inCharge?.id}
      saveLabel={t('common.save')}
      isPriceless
      onSaved={onDone}
      onCancel={onDone}
    >
      <NativeSelect
        size="sm"
        autoFocus
        aria-label={t('preorder.inCharge')}
        value={userId}
        data={[
          ...(detail.staff.some(({ id }) => id === kept)
            ? []
            : [
                {
                  value: kept,
                  label: detail.inCharge ? nameOf(detail.inCharge) : t('preorder.none.inCharge'),
                },
              ]),
          ...detail.staff.map(person => ({ value: person.id, label: nameOf(person) })),
        ]}
        onChange={event => setUserId(event.currentTarget.value)}
      />
    </EditBox>
  )
}
