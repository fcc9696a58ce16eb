import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/controls/page-question.module.css'
import { ownAddress } from '#web/lib/api.ts'

type Props = {
  readonly fileName: string
  /** One for each page. */
  readonly pictureUrls: readonly string[]
  /** From 1. */
  readonly shown?: number
  readonly choose: (page: number) => void
  readonly onCancel: () => void
}

/** Which of a file's pages, or artboards, it is to be. */
export function PageQuestion({ fileName, pictureUrls, shown = 1, choose, onCancel }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(shown)
  const name = useId()
  return (
    <form
      className={classes.question}
      onSubmit={event => {
        event.preventDefault()
        choose(chosen)
      }}
    >
      <VisuallyHidden role="status">{t('decoration.upload.severalPages', { name: fileName })}</VisuallyHidden>
      <fieldset className={classes.pages}>
        <legend>
          {t('decoration.upload.whichPage')} <small>{fileName}</small>
        </legend>
        {pictureUrls.map((url, index) => (
          <label key={url} className={classes.page}>
            <input
              type="radio"
              name={name}
              checked={chosen === index + 1}
              onChange={() => setChosen(index + 1)}
            />
            <img src={ownAddress(url)} alt="" loading="lazy" draggable={false} />
            <span>{t('decoration.upload.page', { page: index + 1 })}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" size="compact-sm">
        {t('decoration.upload.usePage', { page: chosen })}
      </Button>
      <ActionIcon
        className={classes.cancel}
        variant="subtle"
        color="gray"
        size={24}
        aria-label={t('decoration.upload.cancel')}
        onClick={onCancel}
      >
        <IconX size={14} stroke={1.8} />
      </ActionIcon>
    </form>
  )
}
