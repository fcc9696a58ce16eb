import { useDisclosure } from '@mantine/hooks'
import { IconArrowsDiff } from '@tabler/icons-react'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { useTranslation } from 'react-i18next'
import { BeforeAfterDialog } from '#web/features/orders/preorder/before-after.tsx'
import classes from '#web/features/orders/preorder/made-otherwise.module.css'
import { useLabel } from '#web/lib/i18n.ts'
import { Tag } from '#web/ui/tag.tsx'

/** Tells that a design has become another than its customer asked for: in words, and with pictures of both. */
export function MadeOtherwise({ item }: { readonly item: PreorderDetail['purchasedItems'][number] }) {
  const { t } = useTranslation()
  const label = useLabel()
  const [isOpen, pictures] = useDisclosure(false)
  const { madeOtherwise, designState } = item
  if (!madeOtherwise) return null
  const compared = { before: madeOtherwise.askedImages, after: designState.images }
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <Tag kind="info" icon={IconArrowsDiff}>
          {t('preorder.otherwise.title')}
        </Tag>
        <button type="button" className={classes.link} onClick={pictures.open}>
          {t('preorder.otherwise.compare')}
        </button>
      </div>
      <ul className={classes.differences}>
        {madeOtherwise.differences.map(words => (
          <li key={words.en}>{label(words)}</li>
        ))}
      </ul>
      <BeforeAfterDialog
        pictures={isOpen ? compared : undefined}
        names={{
          title: item.designName ?? t('common.untitled'),
          before: t('preorder.otherwise.asked'),
          after: t('preorder.otherwise.ordered'),
        }}
        onClose={pictures.close}
      />
    </div>
  )
}
