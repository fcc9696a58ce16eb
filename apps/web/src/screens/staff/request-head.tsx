import { Button } from '@mantine/core'
import { IconFileText, IconPlus, IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { StaffStatusTag } from '#web/features/orders/desk/staff-status-tag.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import { MakeTechpackButton } from '#web/features/techpack/make-techpack-button.tsx'
import classes from '#web/screens/staff/preorder-screen.module.css'

type Props = { readonly onAdd: () => void; readonly onSend: () => void }

/** A request's number and status, and what is done with all of it. */
export function RequestHead({ onAdd, onSend }: Props) {
  const { t } = useTranslation()
  const { detail } = useEditing()
  const { preorder, techpack } = detail
  return (
    <div className={classes.head}>
      <div className={classes.names}>
        <h1 className={classes.title}>{t('desk.list.preorder', { number: preorder.number })}</h1>
        <StaffStatusTag status={preorder.status} />
        <p className={classes.id}>{t('preorder.id', { id: preorder.id })}</p>
        <OneMoreRefs />
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconSend size={18} stroke={1.6} aria-hidden />}
          onClick={onSend}
        >
          {t(detail.isQuote ? 'preorder.proof.sendQuote' : 'preorder.proof.send')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
          onClick={onAdd}
        >
          {t('preorder.add.action')}
        </Button>
        {techpack ? (
          <Link
            className={classes.button}
            to="/techpack/preorder/$preorderId"
            params={{ preorderId: preorder.id }}
          >
            <IconFileText size={18} stroke={1.6} aria-hidden />
            {t('preorder.techpack')}
          </Link>
        ) : (
          <MakeTechpackButton of={{ type: 'preorder', id: preorder.id }} variant="default" />
        )}
      </div>
    </div>
  )
}

/** OR62: what it is one more piece of, and what is one more of it. */
function OneMoreRefs() {
  const { t } = useTranslation()
  const { oneMoreOf, onesMore } = useEditing().detail
  if (!oneMoreOf && onesMore.length === 0) return null
  const link = (preorderId: string, text: string) => (
    <Link key={preorderId} to="/purchased/preorder/$preorderId" params={{ preorderId }}>
      {text}
    </Link>
  )
  return (
    <p className={classes.refs}>
      {oneMoreOf &&
        link(
          oneMoreOf.preorderId,
          oneMoreOf.orderNumber === null
            ? t('preorder.oneMore.ofRequest', { number: oneMoreOf.number })
            : t('preorder.oneMore.ofOrder', { number: oneMoreOf.orderNumber }),
        )}
      {onesMore.map(({ preorderId, number }) => link(preorderId, t('preorder.oneMore.later', { number })))}
    </p>
  )
}
