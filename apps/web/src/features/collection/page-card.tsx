import { Button, FileButton, Textarea, TextInput } from '@mantine/core'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { pageName } from '@teamloom/commerce/collection/page-name.ts'
import { mostMessage } from '@teamloom/contract/collection.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SettingsChange, useRenamePage, useSetPicture } from '#web/data/collection.ts'
import { uploadArtwork } from '#web/data/upload.ts'
import { useMe } from '#web/data/user.ts'
import classes from '#web/features/collection/page-card.module.css'
import { useSavedText } from '#web/features/collection/use-saved-text.ts'
import { ownAddress } from '#web/lib/api.ts'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  readonly collection: Collection
  readonly onChange: (change: SettingsChange) => Promise<unknown>
}

/** The head of the page as visitors see it, changed in its place. */
export function PageCard({ collection, onChange }: Props) {
  const { t } = useTranslation()
  const { project, settings } = collection
  const message = useSavedText(settings.message ?? '', text => onChange({ message: text }))
  const { data: me } = useMe()
  const name = useSavedText(project.name, useRenamePage(project.id))
  const shown = pageName({ project: project.name, team: project.teamName })
  const count = t('collection.page.count', { n: [...message.text].length, most: mostMessage })
  return (
    <section className={classes.root} aria-label={project.name}>
      <div className={classes.cover}>
        {project.coverUrl && <img src={ownAddress(project.coverUrl)} alt="" />}
        <span className={classes.coverButton}>
          <PictureButton project={project} kind="cover" isThere={project.coverUrl !== null} />
        </span>
      </div>
      <div className={classes.body}>
        <div className={classes.logoSide}>
          <span className={classes.logo}>
            {project.iconUrl ? (
              <img src={ownAddress(project.iconUrl)} alt="" />
            ) : (
              <IconPhoto size={32} stroke={1} aria-hidden />
            )}
          </span>
          <PictureButton project={project} kind="logo" isThere={project.iconUrl !== null} />
        </div>
        <div className={classes.words}>
          <TextInput
            label={t('collection.page.name')}
            classNames={{ root: classes.nameField!, input: classes.name! }}
            maxLength={200}
            readOnly={!me?.canRenameProject}
            value={name.text}
            description={shown !== project.name && t('collection.page.unnamed', { name: shown })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={
              name.isRefused && (
                <Fault>{t(name.text.trim() ? 'collection.notSaved' : 'common.required')}</Fault>
              )
            }
            onBlur={name.leave}
            onChange={event => name.change(event.currentTarget.value)}
          />
          <Textarea
            label={
              <span className={classes.label}>
                {t('collection.page.message')} <span aria-hidden>{count}</span>
              </span>
            }
            labelProps={{ display: 'block' }}
            placeholder={t('collection.page.messageHint')}
            autosize
            minRows={2}
            maxLength={mostMessage}
            value={message.text}
            error={message.isRefused && <Fault>{t('collection.notSaved')}</Fault>}
            onBlur={message.leave}
            onChange={event => message.change(event.currentTarget.value)}
          />
        </div>
      </div>
    </section>
  )
}

type ButtonProps = {
  readonly project: Collection['project']
  readonly kind: 'cover' | 'logo'
  readonly isThere: boolean
}

const extensions = ['png', 'jpg', 'svg', 'eps', 'ai']

function PictureButton({ project, kind, isThere }: ButtonProps) {
  const { t } = useTranslation()
  const set = useSetPicture(project.id, kind)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const take = async (file: File | null) => {
    if (!file) return
    setIsBusy(true)
    setHasFailed(false)
    try {
      const { assetId, assetVersionId } = await uploadArtwork(file, {
        teamId: project.team_id,
        assetType: kind,
        extensions,
        onStep: () => {},
        signal: new AbortController().signal,
      })
      await set.mutateAsync({ uuid: assetId, assetVersionId })
    } catch {
      setHasFailed(true)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <span className={classes.buttons}>
      <FileButton onChange={file => void take(file)} accept=".png,.jpg,.jpeg,.svg,.eps,.ai">
        {props => (
          <Button
            {...props}
            size="xs"
            variant={kind === 'cover' ? 'default' : 'subtle'}
            loading={isBusy}
            leftSection={kind === 'cover' && <IconPhoto size={16} stroke={1.6} aria-hidden />}
          >
            {t(kind === 'cover' ? 'collection.page.changeCover' : 'collection.page.changeLogo')}
          </Button>
        )}
      </FileButton>
      {isThere && (
        <Button
          size="xs"
          variant={kind === 'cover' ? 'default' : 'subtle'}
          aria-label={`${t('collection.page.remove')}: ${t(kind === 'cover' ? 'collection.page.changeCover' : 'collection.page.changeLogo')}`}
          onClick={() => set.mutate({ uuid: null, assetVersionId: null })}
        >
          <IconTrash size={16} stroke={1.6} aria-hidden />
        </Button>
      )}
      {hasFailed && (
        <span className={classes.fault} role="alert">
          <Fault>{t('collection.page.uploadFailed')}</Fault>
        </span>
      )}
    </span>
  )
}
