import { Modal } from '@mantine/core'
import type { Comment } from '@teamloom/contract/comments.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownAddress } from '#web/lib/api.ts'
import classes from '#web/shown/comments/attachments.module.css'

/** RV23: photos and sketches with a comment, small; each opens large over the page. */
export function Attachments({
  comment: { attachments },
}: {
  readonly comment: Pick<Comment, 'attachments'>
}) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Comment['attachments'][number]>()
  if (attachments.length === 0) return null
  return (
    <>
      {attachments.map(each => (
        <button key={each.url} type="button" className={classes.shown} onClick={() => setOpened(each)}>
          <img src={ownAddress(each.url)} alt="" loading="lazy" />
          <span dir="auto">{each.name}</span>
        </button>
      ))}
      <Modal
        opened={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened?.name}
        size={880}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        {opened && <img className={classes.large} src={ownAddress(opened.url)} alt={opened.name} />}
      </Modal>
    </>
  )
}
