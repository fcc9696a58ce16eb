import { Button, FileButton, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconUpload } from '@tabler/icons-react'
import { CallError } from '@teamloom/contract/client.ts'
import type { Techpack, TechpackArtwork, TechpackItem } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'
import { UploadError, uploadArtwork } from '#web/data/upload.ts'
import classes from '#web/features/techpack/artwork-section.module.css'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import type { EditField } from '#web/features/techpack/use-techpack-edits.ts'
import { call } from '#web/lib/api.ts'
import { showToast } from '#web/lib/toast.tsx'
import { uploadWords } from '#web/ui/upload-words.ts'

type Props = {
  readonly techpack: Techpack
  readonly item: TechpackItem
  readonly artwork: TechpackArtwork
  readonly edit: EditField
}

type Sent = { readonly assetId: string; readonly assetVersionId: string; readonly filename: string }
type Refused = Sent & { readonly overlap: string; readonly off: string }

/** The file to produce from, and those before it; one that shows another picture is taken for a reason alone. */
export function ProductionFile({ techpack, item, artwork, edit }: Props) {
  const { t } = useTranslation()
  const [refused, setRefused] = useState<Refused>()
  const { production_decoration: current, production_versions: versions } = artwork
  const keep = (sent: Sent, acceptReason?: string) => {
    setRefused(undefined)
    const { assetId, assetVersionId } = sent
    edit(`${artwork.id}/file`, async revision => {
      try {
        return await call(techpackCalls.setProductionAsset, {
          body: {
            techpackId: techpack.id,
            techpackItemId: item.id,
            techpackItemArtworkId: artwork.id,
            assetId,
            assetVersionId,
            assetType: 'techpackproduction',
            ...(acceptReason ? { acceptReason } : {}),
            revision,
          },
        })
      } catch (error) {
        if (!(error instanceof CallError) || error.errorKey !== 'productionFileDiffers') throw error
        const { overlap, off } = error.facts
        setRefused({ ...sent, overlap: String(overlap), off: String(off) })
        // Nothing was changed.
        return call(techpackCalls.ofPreorder, { body: { preorderId: techpack.preorder_id } })
      }
    })
  }
  return (
    <>
      <ProductionButton
        teamId={item.purchased_item.original_team_id}
        isThere={current !== null}
        onUploaded={sent => keep(sent)}
      />
      <div role="status">
        {refused && (
          <RefusedFile
            key={refused.assetVersionId}
            refused={refused}
            onAccept={reason => keep(refused, reason)}
            onLeave={() => setRefused(undefined)}
          />
        )}
      </div>
      {current?.accepted_reason && (
        <p className={`${sheet.soft} ${classes.accepted}`}>
          {t('techpack.accepted', { name: nameOfUser(current), reason: current.accepted_reason })}
        </p>
      )}
      {versions.length > 1 && (
        <details>
          <summary>{t('techpack.history', { count: versions.length })}</summary>
          <ul className={classes.history}>
            {versions.map(version => (
              <li key={version.assetVersionId + version.created_at}>
                {version.filename}{' '}
                <span className={sheet.soft}>
                  {nameOfUser(version)}, {version.created_at.slice(0, 10)}
                  {version.accepted_reason && ` · ${version.accepted_reason}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function nameOfUser({ user }: TechpackArtwork['production_versions'][number]): string {
  return `${user.first_name} ${user.last_name}`
}

type RefusedProps = {
  readonly refused: Refused
  readonly onAccept: (reason: string) => void
  readonly onLeave: () => void
}

function RefusedFile({ refused, onAccept, onLeave }: RefusedProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const { filename, overlap, off } = refused
  return (
    <div className={`${sheet.warning} ${classes.check}`}>
      <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
      <div className={classes.refused}>
        <p>{t('techpack.refusedFile.text', { file: filename, overlap, off })}</p>
        <TextInput
          size="xs"
          maxLength={200}
          label={t('techpack.refusedFile.reason')}
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
        />
        <div className={sheet.titleLine}>
          <Button
            variant="default"
            size="xs"
            disabled={reason.trim() === ''}
            onClick={() => onAccept(reason.trim())}
          >
            {t('techpack.refusedFile.accept')}
          </Button>
          <Button variant="subtle" size="xs" onClick={onLeave}>
            {t('techpack.refusedFile.leave')}
          </Button>
        </div>
      </div>
    </div>
  )
}

type ButtonProps = {
  readonly teamId: string
  readonly isThere: boolean
  readonly onUploaded: (sent: Sent) => void
}

/** What a workshop's file may be. */
const extensions = ['eps', 'svg', 'png']

function ProductionButton({ teamId, isThere, onUploaded }: ButtonProps) {
  const { t } = useTranslation()
  const { data: provider } = useProvider()
  const [percent, setPercent] = useState<number>()
  const send = async (file: File | null) => {
    if (!file) return
    setPercent(0)
    try {
      const { assetId, assetVersionId } = await uploadArtwork(file, {
        teamId,
        asStaff: true,
        assetType: 'techpackproduction',
        extensions,
        onStep: step => setPercent(step.step === 'sending' ? step.percent : 100),
        signal: new AbortController().signal,
      })
      onUploaded({ assetId, assetVersionId, filename: file.name })
    } catch (error) {
      const { title, text, link } = uploadWords(
        error instanceof UploadError ? error.key : 'uploadFailed',
        extensions,
      )
      showToast({
        key: 'techpack-upload',
        kind: 'error',
        message: `${title} ${text}`,
        ...(link &&
          provider && {
            action: { label: link, run: () => window.open(provider.helpUrl, '_blank', 'noopener') },
          }),
      })
    } finally {
      setPercent(undefined)
    }
  }
  return (
    <FileButton accept={extensions.map(each => `.${each}`).join()} onChange={file => void send(file)}>
      {props => (
        <Button
          {...props}
          variant="default"
          size="xs"
          loading={percent !== undefined}
          leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />}
        >
          {isThere ? t('techpack.replaceFile') : t('techpack.addFile')}
        </Button>
      )}
    </FileButton>
  )
}
