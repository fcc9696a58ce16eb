import { IconCheck, IconClock } from '@tabler/icons-react'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/orders/preorder/proof.module.css'
import { Tag } from '#web/ui/tag.tsx'

type Props = { readonly item: Pick<PreorderDetail['purchasedItems'][number], 'approval'> }

/** RV20: what the customer's own team had said to this design by when it was ordered; nothing where nobody was asked. */
export function ItemApproval({ item: { approval } }: Props) {
  const { t } = useTranslation()
  if (!approval) return null
  const yes = approval.people.filter(each => each.yes && each.isCurrent).length
  const isGiven = yes >= approval.needed
  return (
    <div className={classes.item}>
      <Tag kind={isGiven ? 'ok' : 'neutral'} icon={isGiven ? IconCheck : IconClock}>
        {t('preorder.approval.title', { yes, needed: approval.needed })}
      </Tag>
      <span className={classes.note}>{t('preorder.approval.when')}</span>
      {approval.people.map(person => (
        <span key={person.id} className={classes.note}>
          {t(`preorder.approval.${stateOf(person)}`, { name: person.name })}
          {person.text && <q className={classes.said}>{person.text}</q>}
        </span>
      ))}
    </div>
  )
}

function stateOf({ yes, isCurrent }: NonNullable<Props['item']['approval']>['people'][number]) {
  if (yes === null) return 'none'
  if (yes) return isCurrent ? 'yes' : 'earlierYes'
  return isCurrent ? 'change' : 'earlierChange'
}
